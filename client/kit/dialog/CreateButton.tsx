import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useArrival } from "./use-arrival";

/** The location state of a link that opens the form of the screen it leads to. */
export const CREATE = { create: true } as const;

/** Opens the screen's form: by a click, by its key, or on arrival by a link with the state `CREATE`. */
export function CreateButton({ onCreate, children }: { onCreate: () => void; children: ReactNode }) {
  useArrival("create", onCreate);
  return (
    <Button aria-keyshortcuts="N" onClick={onCreate}>
      {children}
    </Button>
  );
}
