import { useRef } from "react";
import { newId } from "../transport/fetch-json";

/** The id of a request, stable for the same content: a retry after a lost response does nothing twice. */
export function useRequestKey(): (content: string) => string {
  const known = useRef({ content: "", key: "" });
  return (content) => {
    if (known.current.content !== content) known.current = { content, key: newId() };
    return known.current.key;
  };
}
