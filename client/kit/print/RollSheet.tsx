import { chakra } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** A roll of 80 mm: only the sheet is printed, black on white in every theme. */
const printStyles = (length: string) => ({
  "@page": { size: `80mm ${length}`, margin: 0 },
  "@media print": {
    "html, body": { minHeight: "0 !important" },
    "body > *": { display: "none !important" },
    "body > .roll-sheet": { display: "block !important" },
  },
});

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

interface Props {
  length?: "120mm" | "200mm";
  /** If given, the print dialog opens when the slip is rendered. */
  onPrinted?: () => void;
  children: ReactNode;
}

/** A slip of 80 mm that is visible only in print. */
export function RollSheet({ length = "200mm", onPrinted, children }: Props) {
  const opensDialog = onPrinted !== undefined;
  const printed = useEffectEvent(() => onPrinted?.());
  useEffect(() => {
    if (!opensDialog) return;
    const close = () => printed();
    window.addEventListener("afterprint", close);
    window.print();
    return () => window.removeEventListener("afterprint", close);
  }, [opensDialog]);
  return createPortal(
    <Sheet className="roll-sheet">
      <Global styles={printStyles(length)} />
      {children}
    </Sheet>,
    document.body,
  );
}
