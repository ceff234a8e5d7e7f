import { useSearchParams } from "react-router-dom";

/** The parameters of the URL, and a function that sets some of them; an empty value removes its parameter. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string>, how?: { replace: true; state?: object | undefined }) => {
    // The router's state may be one change behind: two filters can be set before the next render.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    setParams(next, how);
  };
  return [params, change] as const;
}
