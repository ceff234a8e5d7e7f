import { useMemo } from "react";
import { encode } from "uqr";

/** A text as a QR code, dark on white, with the quiet zone that readers need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: 3 });
    const dark = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join("") };
  }, [text]);
  return (
    <svg className="stage-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} className="stage-qr-light" />
      <path d={path} className="stage-qr-dark" />
    </svg>
  );
}
