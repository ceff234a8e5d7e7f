import { Box, Image } from "@chakra-ui/react";
import { Gift } from "lucide-react";
import { useRef } from "react";
import { usePicture } from "./use-picture";

interface Props {
  /** The hash of a stored picture, or null for a placeholder. */
  sha256: string | null;
  /** A token of the size scale. */
  size: string;
}

/** The picture of a prize, next to its name, which describes it. */
export function PrizePicture({ sha256, size }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const url = usePicture(sha256, box);
  return (
    <Box
      ref={box}
      boxSize={size}
      flexShrink="0"
      display="inline-grid"
      placeItems="center"
      overflow="hidden"
      verticalAlign="middle"
      borderRadius="md"
      borderWidth="1px"
      bg="bg.muted"
      color="fg.muted"
    >
      {url === undefined ? (
        <Gift size="40%" aria-hidden />
      ) : (
        <Image src={url} alt="" boxSize="full" objectFit="cover" />
      )}
    </Box>
  );
}
