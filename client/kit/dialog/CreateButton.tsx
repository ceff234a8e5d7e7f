import { Button } from "@chakra-ui/react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The location state of a link that opens the form of the screen it leads to. */
export const CREATE = { create: true } as const;

const asksToCreate = (state: unknown): boolean => typeof state === "object" && state !== null && "create" in state;

/** Opens the screen's form: by a click, by its key, or on arrival by a link with the state `CREATE`. */
export function CreateButton({ onCreate, children }: { onCreate: () => void; children: ReactNode }) {
  const { key, state, search } = useLocation() as { key: string; state: unknown; search: string };
  const navigate = useNavigate();
  const isAsked = asksToCreate(state);
  const create = useEffectEvent(() => {
    // Without the state, a reload or Back does not open the form again.
    void navigate({ search }, { replace: true, state: null });
    onCreate();
  });
  useEffect(() => {
    if (isAsked) create();
  }, [isAsked, key]);
  return (
    <Button aria-keyshortcuts="N" onClick={onCreate}>
      {children}
    </Button>
  );
}
