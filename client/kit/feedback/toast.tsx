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
  /** Null: visible until it is dismissed. */
  duration: Duration | null;
  offer?: Offer | undefined;
}

/** An action offered by a toast. */
interface Offer {
  label: string;
  accept: () => void;
  /** An undo button takes the focus, so keyboard users reach it. */
  takesFocus?: boolean;
}

/** How long a toast is visible, in milliseconds. */
const DURATIONS = { short: 2000, medium: 3000, long: 5000, longest: 8000 } as const;
type Duration = keyof typeof DURATIONS;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function show(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

const dismiss = (id: number) => show(toasts.filter((other) => other.id !== id));

function add(message: string, tone: Toast["tone"], duration: Duration | null, offer?: Offer): void {
  lastId += 1;
  const id = lastId;
  // The result of the last action replaces the result of the previous one.
  const remaining = toasts.filter((other) => other.message !== message && (tone === "plain" || other.tone === "plain"));
  show([...remaining, { id, message, tone, duration, offer }]);
}

/** Shows a message. */
export const toast = (message: string, duration: Duration = "short"): void => add(message, "plain", duration);

/** Shows a success with a check mark and an optional action. */
export const toastDone = (message: string, duration: Duration = "long", offer?: Offer): void =>
  add(message, "success", duration, offer);

/** Offers an action; stays until it is accepted or dismissed. */
export const toastOffer = (message: string, offer: Offer): void => add(message, "plain", null, offer);

/** Shows a failure with a cross; stays until it is dismissed or the next result replaces it. */
export const toastFailed = (message: string): void => add(message, "failure", null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const TONES = {
  plain: { bg: "fg", color: "bg" },
  success: { bg: "fg", color: "bg" },
  failure: { bg: "danger.solid", color: "danger.contrast" },
} as const;

const BUTTON = { variant: "plain", size: "sm", color: "inherit", pointerEvents: "auto" } as const;

/** Dismisses a toast after its time; hover and keyboard focus pause the timer. */
function useTime({ id, duration }: Toast) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (duration === null || isPaused) return;
    const timer = setTimeout(() => dismiss(id), DURATIONS[duration]);
    return () => clearTimeout(timer);
  }, [id, duration, isPaused]);
  return {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    // Focus by a click does not mean that the user is reading the toast.
    onFocus: (event: FocusEvent) => setPaused(event.target.matches(":focus-visible")),
    onBlur: () => setPaused(false),
  };
}

/** Focuses the offer if it takes the focus, and the heading when the focused toast disappears. */
function useFocus({ offer }: Toast) {
  const bubble = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const takes = offer?.takesFocus === true;
  useEffect(() => {
    if (!takes) return;
    // The confirmation dialog closes first and returns the focus to a row that is being deleted.
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
  const pauseHandlers = useTime(toast);
  const { bubble, button } = useFocus(toast);
  const Icon = tone === "success" ? Check : tone === "failure" ? X : null;
  return (
    <Flex
      ref={bubble}
      {...TONES[tone]}
      {...pauseHandlers}
      // A toast without an offer does not block the page below.
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

/** The toast regions; always rendered, because live regions that are added later are not announced. */
export function Toasts() {
  const visible = useSyncExternalStore(subscribe, () => toasts);
  const bubbles = (failures: boolean) =>
    visible.filter(({ tone }) => (tone === "failure") === failures).map((item) => <Bubble key={item.id} {...item} />);
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
