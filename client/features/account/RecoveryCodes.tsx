import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { saveText } from "../../kit/files/save-file";
import { useCopy } from "../../kit/password/Secret";
import { Notice } from "../../kit/feedback/States";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { LeaveGuard } from "../../kit/dialog/LeaveGuard";
import { useSession } from "../../kit/session/session";
import { secondFactorText } from "./second-factor.text";

const FILE = "recovery-codes.txt";

/** In print, only the codes and their title are visible. */
const PRINT_STYLES = {
  "@media print": {
    "body *": { visibility: "hidden" },
    ".paper, .paper *": { visibility: "visible" },
    ".paper": { position: "fixed", inset: 0, padding: "1.5cm", color: "black", background: "white" },
    ".paper .only-paper": { display: "block" },
  },
} as const;

interface Props {
  codes: readonly string[];
  /** Called when the user confirms that the codes are saved. */
  onStored: () => void | Promise<void>;
}

/** Ten codes that are shown once: they can be copied, downloaded and printed, and leaving asks for confirmation. */
export function RecoveryCodes({ codes, onStored }: Props) {
  const t = useText(secondFactorText);
  const { date } = useFormats();
  const session = useSession();
  const copy = useCopy();
  const [createdAt] = useState(() => new Date());
  const [done, setDone] = useState(false);
  const title = t("fileTitle", { name: session?.user?.username ?? "" });
  const file = [title, t("fileMade", { when: date(createdAt) }), t("fileNote"), "", ...codes, ""].join("\n");
  const store = async () => {
    setDone(true);
    await onStored();
  };
  return (
    <Box>
      <Global styles={PRINT_STYLES} />
      <Box mb="4">
        <Notice tone="gold">{t("codesLead")}</Notice>
      </Box>
      <Box className="paper">
        <Box className="only-paper" display="none" mb="4">
          <p>{title}</p>
          <p>{t("fileMade", { when: date(createdAt) })}</p>
          <p>{t("fileNote")}</p>
        </Box>
        <chakra.ol
          aria-label={t("codes")}
          dir="ltr"
          display="grid"
          gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }}
          columnGap="6"
          rowGap="1"
          p="4"
          bg="bg.muted"
          borderRadius="md"
          fontFamily="mono"
          listStyleType="none"
        >
          {codes.map((code) => (
            <chakra.li key={code} overflowWrap="anywhere">
              {code}
            </chakra.li>
          ))}
        </chakra.ol>
      </Box>
      <Flex mt="3" gap="2" wrap="wrap">
        <Button variant="outline" size="sm" onClick={() => void copy(codes.join("\n"))}>
          <Copy size={15} aria-hidden />
          {t("copyAll")}
        </Button>
        <Button variant="outline" size="sm" onClick={() => saveText(FILE, file)}>
          <Download size={15} aria-hidden />
          {t("download")}
        </Button>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer size={15} aria-hidden />
          {t("print")}
        </Button>
      </Flex>
      <Flex mt="6" pt="5" borderTopWidth="1px">
        <Button disabled={done} onClick={() => void store()}>
          {t("stored")}
        </Button>
      </Flex>
      <LeaveGuard active={!done} title={t("leaveTitle")} question={t("leaveQuestion")} leave={t("leave")} />
    </Box>
  );
}
