import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { HASH_BYTES, toHex } from "../../../domain/draws/hashes";
import { commitmentTo } from "../../../domain/draws/winners";
import { Dialog } from "../../kit/dialog/Dialog";
import { Secret } from "../../kit/password/Secret";
import { Notice } from "../../kit/feedback/States";
import { useText } from "../../kit/i18n/i18n";
import { QrCode } from "../../kit/print/QrCode";
import { drawFormText } from "./draw-form.text";
import { groupHash } from "./draw-labels";
import type { DrawForm } from "./use-draw-form";

/** The secret of a witnessed draw: generated in the browser and shown once; the form keeps only the commitment. */
export function SecretField({ form }: { form: DrawForm }) {
  const t = useText(drawFormText);
  const [secret, setSecret] = useState<string>();
  const commitment = useWatch({ control: form.control, name: "commitment" });
  const generate = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(HASH_BYTES));
    form.setValue("commitment", toHex(commitmentTo(bytes)), { shouldDirty: true });
    setSecret(toHex(bytes));
  };
  return (
    <Box>
      {commitment !== "" && (
        <Box mb="4">
          <Secret label={t("commitment")} value={commitment} display={groupHash(commitment)} />
        </Box>
      )}
      <Flex gap="3" align="center" wrap="wrap">
        <Button variant="outline" onClick={generate}>
          {t(commitment === "" ? "generate" : "regenerate")}
        </Button>
        {commitment !== "" && (
          <chakra.span fontSize="sm" color="fg.muted">
            {t("regenerateHelp")}
          </chakra.span>
        )}
      </Flex>
      {secret !== undefined && (
        <Dialog title={t("secretTitle")} done={t("secretDone")} firm onClose={() => setSecret(undefined)}>
          <Notice tone="gold">{t("secretWarning")}</Notice>
          <Box my="5">
            <Secret label={t("secret")} value={secret} display={groupHash(secret)} />
          </Box>
          <Flex justify="center">
            <QrCode text={secret} label={t("secretQr")} w="14rem" borderWidth="1px" />
          </Flex>
        </Dialog>
      )}
    </Box>
  );
}
