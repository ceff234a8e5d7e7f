import { Box, type BoxProps } from "@chakra-ui/react";
import { useMemo } from "react";
import { encode } from "uqr";

/** Quiet zone in modules; readers need it to find the edge of the code. */
const BORDER = 3;

/** The dark modules of a row as strokes of a path, one per run. */
function strokesOf(row: readonly boolean[], y: number): string {
  const strokes: string[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    strokes.push(`M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`);
  }
  return strokes.join("");
}

/** A text as a QR code, dark on white in every theme, because not every reader supports inverted codes. */
export function QrCode({
  text,
  label,
  ...frame
}: { text: string; label: string } & Pick<BoxProps, "w" | "borderWidth">) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: BORDER });
    return { size: code.size, path: code.data.map(strokesOf).join("") };
  }, [text]);
  return (
    <Box flexShrink="0" w="12.5rem" borderWidth="1px" borderRadius="md" overflow="hidden" bg="white" {...frame}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        width="100%"
        style={{ display: "block" }}
      >
        <rect width={size} height={size} fill="white" />
        <path d={path} fill="black" />
      </svg>
    </Box>
  );
}
