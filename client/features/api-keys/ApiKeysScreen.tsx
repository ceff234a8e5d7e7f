import { Box } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { CreateButton } from "../../kit/dialog/CreateButton";
import { Secret } from "../../kit/password/Secret";
import { SecretDialog } from "../../kit/password/SecretDialog";
import { Notice } from "../../kit/feedback/States";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Page } from "../../kit/page/Page";
import { TextLink } from "../../kit/page/RouterLink";
import { apiKeysText } from "./api-keys.text";
import { KeyList } from "./KeyList";
import type { CreatedKey } from "./use-key-form";

const KeyModal = lazy(async () => ({ default: (await import("./KeyModal")).KeyModal }));

/** The secret of a new key, which is shown once, with the request header. */
function CreatedKeyDialog({ created: { key, secret }, onClose }: { created: CreatedKey; onClose: () => void }) {
  const t = useText(apiKeysText);
  const lang = useLang();
  return (
    <SecretDialog title={t("secretTitle", { name: nameIn(lang, key.name) })} done={t("secretDone")} onClose={onClose}>
      <Box mb="5">
        <Notice tone="gold">{t("secretLead")}</Notice>
      </Box>
      <Box mb="5">
        <Secret label={t("secret")} value={secret} />
      </Box>
      <Secret label={t("header")} value={`Authorization: Bearer ${secret}`} />
    </SecretDialog>
  );
}

/** The API keys of the club. */
export function ApiKeysScreen() {
  const t = useText(apiKeysText);
  const { open, opening, show, close } = useFormModal<never>();
  const [created, setCreated] = useState<CreatedKey>();
  const create = () => show(null);
  const reveal = (key: CreatedKey) => {
    close();
    setCreated(key);
  };
  const lead = (
    <>
      {t("lead")} <TextLink to="/api/docs">{t("docs")}</TextLink>
    </>
  );
  return (
    <Page
      title={t("title")}
      lead={lead}
      isTextLead
      action={<CreateButton onCreate={create}>{t("create")}</CreateButton>}
    >
      <KeyList onCreate={create} />
      <Suspense>{opening > 0 && <KeyModal key={opening} open={open} onClose={close} onCreated={reveal} />}</Suspense>
      {created && <CreatedKeyDialog created={created} onClose={() => setCreated(undefined)} />}
    </Page>
  );
}
