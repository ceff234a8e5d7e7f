import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Check, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { focusHeading } from "./focus-heading";

interface Toast {
  id: number;
  message: string;
  tone: "plain" | "success" | "failure";
  /** How long it stays; null until it is dismissed. */
  ms: number | null;
  offer?: Offer | undefined;
}

/** What can be done about what a toast says. */
interface Offer {
  label: string;
  accept: () => void;
  /** The way back from something the reader has just done goes to where they are: its button takes the focus. */
  takesFocus?: boolean;
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

const dismiss = (id: number) => show(toasts.filter((other) => other.id !== id));

function add(message: string, tone: Toast["tone"], ms: number | null, offer?: Offer): void {
  lastId += 1;
  const id = lastId;
  // What came of the last action takes the place of what came of the one before it.
  const staying = toasts.filter((other) => other.message !== message && (tone === "plain" || other.tone === "plain"));
  show([...staying, { id, message, tone, ms, offer }]);
}

/** Says a short thing that needs no answer, for two seconds; a whole sentence stays for five. */
export function toast(message: string, length: "short" | "long" = "short"): void {
  add(message, "plain", length === "short" ? SHOWN_MS : MANY_MS);
}

/** Says with a check mark that something was done, for as long as its screen asks, and offers what can be done about it. */
export const toastDone = (message: string, ms: number, offer?: Offer): void => add(message, "success", ms, offer);

/** Says something worth acting on and offers the way; it stays until it is taken or dismissed. */
export const toastOffer = (message: string, offer: Offer): void => add(message, "plain", null, offer);

/** Says with a cross that something was not done; it stays until it is dismissed or the next attempt says something else. */
export const toastFailed = (message: string): void => add(message, "failure", null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const LOOKS = {
  plain: { bg: "fg", color: "bg" },
  success: { bg: "fg", color: "bg" },
  failure: { bg: "danger.solid", color: "danger.contrast" },
} as const;

const BUTTON = { variant: "plain", size: "sm", color: "inherit", pointerEvents: "auto" } as const;

/** Dismisses a toast when its time is over; a reader who has it under the hand or the focus in it is not hurried. */
function useTime({ id, ms }: Toast) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (ms === null || isHeld) return;
    const timer = setTimeout(() => dismiss(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, isHeld]);
  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    // After a click the focus says nothing about where the reader looks.
    onFocus: (event: FocusEvent) => setHeld(event.target.matches(":focus-visible")),
    onBlur: () => setHeld(false),
  };
}

/** Takes the focus to the offer where it asks for it, and to the heading of the screen when it goes with the focus in it. */
function useFocus({ offer }: Toast) {
  const bubble = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const takes = offer?.takesFocus === true;
  useEffect(() => {
    if (!takes) return;
    // The dialog that asked before closes first; it gives the focus back to a row that is going.
    const timer = setTimeout(() => button.current?.focus());
    return () => clearTimeout(timer);
  }, [takes]);
  useLayoutEffect(() => {
    const element = bubble.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return { bubble, button };
}

function Bubble(toast: Toast) {
  const { id, message, tone, offer } = toast;
  const t = useText(sharedText);
  const hold = useTime(toast);
  const { bubble, button } = useFocus(toast);
  const Icon = tone === "success" ? Check : tone === "failure" ? X : null;
  return (
    <Flex
      ref={bubble}
      {...LOOKS[tone]}
      {...hold}
      // What offers nothing lies over the page without being in the way.
      pointerEvents={offer ? "auto" : undefined}
      align="center"
      gap="2.5"
      px="4"
      py="2.5"
      maxW="text"
      borderRadius="md"
      boxShadow="raised"
      fontWeight="600"
    >
      {Icon && (
        <Box flexShrink="0" display="inline-flex">
          <Icon size={18} strokeWidth={3} aria-hidden />
        </Box>
      )}
      <chakra.span overflowWrap="anywhere">{message}</chakra.span>
      {offer && (
        <Button
          ref={button}
          {...BUTTON}
          onClick={() => {
            dismiss(id);
            offer.accept();
          }}
        >
          {offer.label}
        </Button>
      )}
      {(tone === "failure" || offer) && (
        <Button {...BUTTON} onClick={() => dismiss(id)}>
          {t("dismiss")}
        </Button>
      )}
    </Flex>
  );
}

/** The place where toasts appear; it is always on the page, because live regions that come late are not read. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  const bubbles = (failures: boolean) =>
    shown.filter(({ tone }) => (tone === "failure") === failures).map((one) => <Bubble key={one.id} {...one} />);
  return (
    <Flex position="fixed" insetX="4" bottom="6" direction="column" gap="2" pointerEvents="none" zIndex="30">
      <Flex role="status" aria-live="polite" direction="column" align="center" gap="2">
        {bubbles(false)}
      </Flex>
      <Flex aria-live="assertive" direction="column" align="center" gap="2">
        {bubbles(true)}
      </Flex>
    </Flex>
  );
}
