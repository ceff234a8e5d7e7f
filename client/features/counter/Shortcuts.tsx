import { Box, chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { useText } from "../../kit/i18n/i18n";
import { counterText } from "./counter.text";

const KEYS = [
  { key: "Enter", does: "keyNext" },
  { key: "Ctrl + Enter", does: "keySend" },
  { key: "F2", does: "keyNew" },
  { key: "F4", does: "keyLast" },
  { key: "Esc", does: "keyReset" },
] as const;

const Key = chakra("kbd", {
  base: {
    px: "2",
    borderWidth: "1px",
    borderRadius: "sm",
    bg: "bg.muted",
    fontFamily: "mono",
    fontSize: "xs",
    whiteSpace: "nowrap",
  },
});

/** The keyboard shortcuts; hidden on small screens, which are touch screens. */
export function Shortcuts() {
  const t = useText(counterText);
  return (
    <Box hideBelow="lg" mt="5" px="1" color="fg.muted" fontSize="sm">
      <chakra.h2 fontWeight="600" mb="2">
        {t("shortcuts")}
      </chakra.h2>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" gapX="3" gapY="1.5" alignItems="center">
        {KEYS.map(({ key, does }) => (
          <Fragment key={key}>
            <chakra.dt dir="ltr" justifySelf="start">
              <Key>{key}</Key>
            </chakra.dt>
            <chakra.dd>{t(does)}</chakra.dd>
          </Fragment>
        ))}
      </chakra.dl>
    </Box>
  );
}
