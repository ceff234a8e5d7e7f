import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Confirm } from "../feedback/Confirm";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { blockHistory } from "./history-blocker";

/** The router's index of the history entry; null if it has none. */
const historyIndex = (): number | null => {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : null;
};

const isUnmodified = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** The same-origin link that a click follows in this window. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isSameOrigin = link?.origin === window.location.origin && link.target === "" && !link.hasAttribute("download");
  return link !== null && isSameOrigin && isUnmodified(event) && !link.hash ? link : null;
}

/** Blocks links, Back and closing the window while `active`; `go` continues the blocked navigation. */
function useNavigationBlock(active: boolean) {
  const [go, setGo] = useState<(() => void) | null>(null);
  const letThrough = useRef(false);
  const here = useRef<number | null>(null);

  const click = useEffectEvent((event: MouseEvent) => {
    const link = followed(event);
    if (link === null || letThrough.current) return;
    event.preventDefault();
    event.stopPropagation();
    setGo(() => () => link.click());
  });
  const pop = useEffectEvent((event: PopStateEvent) => {
    const there = historyIndex();
    if (letThrough.current) return;
    event.stopImmediatePropagation();
    // `history.go` below returns to this entry, which fires another event.
    if (there === here.current) return;
    const steps = there === null || here.current === null ? -1 : there - here.current;
    window.history.go(-steps);
    setGo(() => () => window.history.go(steps));
  });

  useEffect(() => {
    if (!active) return;
    here.current = historyIndex();
    letThrough.current = false;
    const onClick = (event: MouseEvent) => click(event);
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router handles it.
    document.addEventListener("click", onClick, { capture: true });
    const release = blockHistory((event) => pop(event));
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      release();
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [active]);

  const decide = (leave: boolean) => {
    setGo(null);
    if (!leave) return;
    letThrough.current = true;
    go?.();
  };
  return { confirming: go !== null, decide };
}

interface Props {
  /** Whether leaving would lose changes. */
  active: boolean;
  title?: string;
  question?: string;
  leave?: string;
}

/** Asks for confirmation before an unsaved form is left by a link, Back or closing the window. */
export function LeaveGuard({ active, title, question, leave }: Props) {
  const t = useText(sharedText);
  const { confirming, decide } = useNavigationBlock(active);
  if (!confirming) return null;
  return (
    <Confirm
      title={title ?? t("discardTitle")}
      question={question ?? t("discardQuestion")}
      confirm={leave ?? t("discard")}
      onConfirm={() => decide(true)}
      onClose={() => decide(false)}
    />
  );
}
