import { Box, Flex } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";

interface Toast {
  id: number;
  message: string;
}

const SHOWN_MS = 2000;
const MANY_MS = 5000;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function show(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Says a short thing that needs no answer, for two seconds; a whole sentence stays for five. */
export function toast(message: string, length: "short" | "long" = "short"): void {
  lastId += 1;
  const id = lastId;
  show([...toasts.filter((other) => other.message !== message), { id, message }]);
  setTimeout(() => show(toasts.filter((other) => other.id !== id)), length === "short" ? SHOWN_MS : MANY_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place where toasts appear; it is always on the page, because live regions that come late are not read. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <Flex
      role="status"
      aria-live="polite"
      position="fixed"
      insetX="4"
      bottom="6"
      direction="column"
      align="center"
      gap="2"
      pointerEvents="none"
      zIndex="10"
    >
      {shown.map(({ id, message }) => (
        <Box key={id} bg="fg" color="bg" px="4" py="2.5" borderRadius="md" boxShadow="raised" fontWeight="600">
          {message}
        </Box>
      ))}
    </Flex>
  );
}
