import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const has = (state: unknown, task: string): boolean => typeof state === "object" && state !== null && task in state;

/** Calls `open` on arrival by a link whose location state has the key `task`. */
export function useArrival(task: string, open: () => void): void {
  const { key, state, search } = useLocation() as { key: string; state: unknown; search: string };
  const navigate = useNavigate();
  const isAsked = has(state, task);
  const arrive = useEffectEvent(() => {
    // Without the state, a reload or Back does not open the form again.
    void navigate({ search }, { replace: true, state: null });
    open();
  });
  useEffect(() => {
    if (isAsked) arrive();
  }, [isAsked, key]);
}
