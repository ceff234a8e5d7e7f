import { Box, Button, chakra } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { CreateButton } from "../../kit/dialog/CreateButton";
import { Dialog } from "../../kit/dialog/Dialog";
import { Secret } from "../../kit/feedback/Secret";
import { Empty, LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { toRequestError } from "../../kit/graphql/client";
import { ApiKeysScreenDocument } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { TextLink } from "../../kit/page/RouterLink";
import { apiKeysText } from "./api-keys.text";
import { KeyModal } from "./KeyModal";
import { KeyRow } from "./KeyRow";
import type { CreatedKey } from "./use-key-form";

function KeyList({ onCreate }: { onCreate: () => void }) {
  const t = useText(apiKeysText);
  const { data, error, loading, refetch } = useQuery(ApiKeysScreenDocument);
  if (!data && error)
    return (
      <LoadFailed
        message={messageOr(toRequestError(error), t("loadFailed"))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) {
    return (
      <Box p="5">
        <Loading height="5.5rem" />
      </Box>
    );
  }
  if (data.apiKeys.length === 0) {
    return (
      <Empty action={<Button onClick={onCreate}>{t("create")}</Button>}>
        <div>
          <chakra.p fontWeight="600" color="fg">
            {t("none")}
          </chakra.p>
          <p>{t("noneHelp")}</p>
        </div>
      </Empty>
    );
  }
  return (
    <chakra.ul aria-label={t("title")} listStyleType="none">
      {data.apiKeys.map((apiKey) => (
        <KeyRow key={apiKey.id} apiKey={apiKey} />
      ))}
    </chakra.ul>
  );
}

/** The secret of a new key, which is shown once, with the request header. */
function CreatedKeyDialog({ created: { key, secret }, onClose }: { created: CreatedKey; onClose: () => void }) {
  const t = useText(apiKeysText);
  const lang = useLang();
  return (
    <Dialog title={t("secretTitle", { name: nameIn(lang, key.name) })} done={t("secretDone")} firm onClose={onClose}>
      <Box mb="5">
        <Notice tone="gold">{t("secretLead")}</Notice>
      </Box>
      <Box mb="5">
        <Secret label={t("secret")} value={secret} />
      </Box>
      <Secret label={t("header")} value={`Authorization: Bearer ${secret}`} />
    </Dialog>
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
    <Page title={t("title")} lead={lead} action={<CreateButton onCreate={create}>{t("create")}</CreateButton>}>
      <Card p="0">
        <KeyList onCreate={create} />
      </Card>
      <KeyModal key={opening} open={open} onClose={close} onCreated={reveal} />
      {created && <CreatedKeyDialog created={created} onClose={() => setCreated(undefined)} />}
    </Page>
  );
}
