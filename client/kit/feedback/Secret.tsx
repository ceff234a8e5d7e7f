import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { useId } from "react";
import { useText } from "../i18n/i18n";
import { sharedText } from "../i18n/shared.text";
import { copyText } from "./copy";
import { toast } from "./toast";

/** Puts a text on the clipboard and says what came of it. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText(sharedText);
  return async (text) => {
    const copied = await copyText(text);
    toast(t(copied ? "copied" : "copyFailed"), copied ? "short" : "long");
  };
}

interface Props {
  /** What it is, above it. */
  label: string;
  /** What is shown; grouped, it is easier to read. */
  shown?: string;
  value: string;
}

/** A text to be carried over letter by letter: always left to right, every letter of one width, with a button that copies it. */
export function Secret({ label, value, shown = value }: Props) {
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
          {shown}
        </chakra.code>
        <Button variant="outline" size="sm" aria-label={t("copyOf", { name: label })} onClick={() => void copy(value)}>
          <Copy size={15} aria-hidden />
          <chakra.span dir="auto">{t("copy")}</chakra.span>
        </Button>
      </Flex>
    </Box>
  );
}
