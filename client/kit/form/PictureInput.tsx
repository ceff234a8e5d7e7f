import { Box, chakra, Flex, Input } from "@chakra-ui/react";
import { BusyButton } from "./BusyButton";
import { ImagePlus, Trash2 } from "lucide-react";
import { useId, useRef, type ChangeEvent, type ReactNode } from "react";
import { PICTURE_TYPES } from "../../../domain/pictures";

interface PictureLabels {
  /** The visible label and the accessible name of each button. */
  choose: [label: string, name: string];
  remove: [label: string, name: string];
  hint: string;
}

interface Props {
  labels: PictureLabels;
  /** The stored picture or a placeholder. */
  picture: ReactNode;
  hasPicture: boolean;
  problem: string | undefined;
  busy: boolean;
  onFile: (file: File) => Promise<void>;
  onRemove: () => void;
}

/** Chooses, replaces and removes a picture. */
export function PictureInput({ labels, picture, hasPicture, problem, busy, onFile, onRemove }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    await onFile(file);
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  };
  return (
    <Flex gap="4" align="center" mb="4">
      {picture}
      <Box minW="0">
        <Flex gap="2" wrap="wrap">
          <BusyButton
            variant="outline"
            size="sm"
            busy={busy}
            aria-label={labels.choose[1]}
            aria-describedby={`${id}-note`}
            onClick={() => input.current?.click()}
          >
            <ImagePlus size={16} aria-hidden />
            {labels.choose[0]}
          </BusyButton>
          {hasPicture && (
            <BusyButton variant="ghost" size="sm" busy={busy} aria-label={labels.remove[1]} onClick={onRemove}>
              <Trash2 size={16} aria-hidden />
              {labels.remove[0]}
            </BusyButton>
          )}
        </Flex>
        <chakra.p
          id={`${id}-note`}
          role={problem ? "alert" : undefined}
          mt="1.5"
          fontSize="sm"
          color={problem ? "danger.fg" : "fg.muted"}
        >
          {problem ?? labels.hint}
        </chakra.p>
        <Input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          hidden
          aria-label={labels.choose[1]}
          onChange={(event) => void take(event)}
        />
      </Box>
    </Flex>
  );
}
