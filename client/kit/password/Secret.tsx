import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { useId } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { copyText } from "../public/copy";
import { toast } from "../feedback/toast";

/** Copies a text and shows the result. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText(sharedText);
  return async (text) => {
    const copied = await copyText(text);
    toast(t(copied ? "copied" : "copyFailed"), copied ? "short" : "long");
  };
}

interface Props {
  label: string;
  /** The displayed form of the value, such as groups of four. */
  display?: string;
  value: string;
}

/** A value to be transcribed: left to right, monospaced, with a copy button. */
export function Secret({ label, value, display = value }: Props) {
  const t = useText(sharedText);
  const copy = useCopy();
  const id = useId();
  return (
    <Box>
      <chakra.p id={id} mb="1" fontSize="sm" fontWeight="600">
        {label}
      </chakra.p>
      <Flex
        align="center"
        gap="3"
        ps="4"
        pe="2"
        py="2"
        dir="ltr"
        bg="bg.muted"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="md"
      >
        <chakra.code flex="1" minW="0" fontFamily="mono" overflowWrap="anywhere" userSelect="all" aria-labelledby={id}>
          {display}
        </chakra.code>
        <Button variant="outline" size="sm" aria-label={t("copyOf", { name: label })} onClick={() => void copy(value)}>
          <Copy size={15} aria-hidden />
          <chakra.span dir="auto">{t("copy")}</chakra.span>
        </Button>
      </Flex>
    </Box>
  );
}
