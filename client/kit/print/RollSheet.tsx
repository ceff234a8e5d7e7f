import { chakra } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** A roll of 80 mm: only the sheet is printed, black on white in every theme. */
const PRINT_STYLES = {
  "@page": { size: "80mm 200mm", margin: 0 },
  "@media print": {
    "html, body": { minHeight: "0 !important", background: "white !important" },
    "body > *": { display: "none !important" },
    "body > .roll-sheet": { display: "block !important" },
  },
} as const;

const Sheet = chakra("div", {
  base: {
    display: "none",
    w: "80mm",
    p: "5mm",
    color: "black",
    bg: "white",
    textAlign: "center",
    fontSize: "3.6mm",
    lineHeight: "1.5",
    overflowWrap: "anywhere",
    "& dl": { borderBlock: "0.3mm dashed black", py: "2mm", my: "3mm", textAlign: "start" },
    "& dl > div": { display: "flex", gap: "3mm", justifyContent: "space-between" },
    "& dt": { flexShrink: 0 },
    "& dd": { fontWeight: "600", textAlign: "end" },
  },
});

/** The title of a slip. */
export const RollTitle = chakra("p", { base: { fontSize: "5mm", fontWeight: "700", lineHeight: "1.35" } });

/** A slip of 80 mm that is visible only in print. The print dialog opens when it is rendered. */
export function RollSheet({ onPrinted, children }: { onPrinted: () => void; children: ReactNode }) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const close = () => printed();
    window.addEventListener("afterprint", close);
    window.print();
    return () => window.removeEventListener("afterprint", close);
  }, []);
  return createPortal(
    <Sheet className="roll-sheet">
      <Global styles={PRINT_STYLES} />
      {children}
    </Sheet>,
    document.body,
  );
}
