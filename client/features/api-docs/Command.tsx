import { Button, chakra, Flex } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { copyText } from "../../kit/public/copy";
import { toast } from "../../kit/feedback/toast";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { apiDocsText } from "./api-docs.text";

/** A command to paste into a shell, with a copy button. */
export function Command({ text, label }: { text: string; label: string }) {
  const t = useText(apiDocsText);
  const shared = useText(sharedText);
  const copy = async () => {
    const copied = await copyText(text);
    toast(copied ? t("copied") : shared("copyFailed"), copied ? "short" : "long");
  };
  return (
    <Flex dir="ltr" gap="2" align="flex-start" bg="bg.muted" borderRadius="md" p="3">
      <chakra.pre flex="1" minW="0" whiteSpace="pre-wrap" overflowWrap="anywhere" fontFamily="mono" fontSize="sm">
        {text}
      </chakra.pre>
      <Button variant="ghost" size="sm" px="2" aria-label={label} onClick={() => void copy()}>
        <Copy size={15} aria-hidden />
      </Button>
    </Flex>
  );
}
