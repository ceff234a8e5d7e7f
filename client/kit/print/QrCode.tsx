import { QrCode as ChakraQrCode, type BoxProps } from "@chakra-ui/react";

/** The quiet zone of 3 modules is part of the picture; readers need it to find the edge of the code. */
const ENCODING = { ecc: "M", border: 3 } as const;

/** A text as a QR code, dark on white in every theme, because not every reader supports inverted codes. */
export function QrCode({
  text,
  label,
  ...frame
}: { text: string; label: string } & Pick<BoxProps, "w" | "borderWidth">) {
  return (
    <ChakraQrCode.Root value={text} encoding={ENCODING} {...frame}>
      <ChakraQrCode.Frame role="img" aria-label={label} shapeRendering="crispEdges">
        <ChakraQrCode.Pattern />
      </ChakraQrCode.Frame>
    </ChakraQrCode.Root>
  );
}
