import { useEffect, useState } from "react";

const toggle = (): void => {
  // A browser may forbid it; the page works without.
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
};

/** Whether the page fills the screen, and a toggle, which the key `f` calls too. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    // The key's place on the keyboard: a Persian layout writes another letter there.
    const onKeyDown = ({ code, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (code === "KeyF" && !ctrlKey && !metaKey && !altKey) toggle();
    };
    document.addEventListener("fullscreenchange", follow);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return { isFull, toggle };
}
