import { Box, chakra } from "@chakra-ui/react";
import { useText } from "../../kit/i18n/i18n";
import { Key } from "../../kit/keyboard/Key";
import { counterText } from "./counter.text";

const KEYS = [
  { key: "Enter", does: "keyNext" },
  { key: "Ctrl + Enter", does: "keySend" },
  { key: "F2", does: "keyNew" },
  { key: "F3", does: "keyStore" },
  { key: "F4", does: "keyLast" },
  { key: "F8", does: "keyPrint" },
  { key: "Esc", does: "keyReset" },
] as const;

/** The keyboard shortcuts; hidden on small screens, which are touch screens. */
export function Shortcuts() {
  const t = useText(counterText);
  return (
    <Box hideBelow="lg" mt="4" px="1" color="fg.muted" fontSize="sm">
      <chakra.h2 srOnly>{t("shortcuts")}</chakra.h2>
      <chakra.dl display="flex" flexWrap="wrap" gapX="5" gapY="2">
        {KEYS.map(({ key, does }) => (
          <chakra.div key={key} display="flex" gap="2" alignItems="center">
            <chakra.dt dir="ltr">
              <Key>{key}</Key>
            </chakra.dt>
            <chakra.dd>{t(does)}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Box>
  );
}
