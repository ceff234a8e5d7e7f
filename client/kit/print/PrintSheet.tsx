import { chakra } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Lang } from "../../../domain/errors/client-errors";

/** On A4 only the sheet is printed, black on white in every theme. */
const PRINT_STYLES = {
  "@page": { size: "A4", margin: "16mm" },
  "@media print": {
    "html, body": { minHeight: "0 !important" },
    "body > *": { display: "none !important" },
    "body > .print-sheet": { display: "block !important" },
  },
} as const;

const Sheet = chakra("div", {
  base: {
    display: "none",
    color: "black",
    bg: "white",
    fontSize: "4.2mm",
    lineHeight: "1.6",
    overflowWrap: "anywhere",
  },
});

interface Props {
  /** The language of the sheet, which may differ from that of the interface. */
  lang: Lang;
  /** Called after the print dialog was closed. */
  onPrinted: () => void;
  children: ReactNode;
}

/** A sheet that is visible only in print. The print dialog opens when it is rendered. */
export function PrintSheet({ lang, onPrinted, children }: Props) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const close = () => printed();
    window.addEventListener("afterprint", close);
    window.print();
    return () => window.removeEventListener("afterprint", close);
  }, []);
  return createPortal(
    <Sheet className="print-sheet" lang={lang} dir={lang === "fa" ? "rtl" : "ltr"}>
      <Global styles={PRINT_STYLES} />
      {children}
    </Sheet>,
    document.body,
  );
}
