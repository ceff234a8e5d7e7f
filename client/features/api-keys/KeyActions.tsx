import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { RevokeApiKeyDocument, type ApiKeyRow_KeyFragment as ApiKey } from "./api-keys.generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { RowActions } from "../../kit/menu/RowActions";
import { apiKeysText } from "./api-keys.text";

/** The menu of an active key. */
export function KeyActions({ apiKey }: { apiKey: ApiKey }) {
  const t = useText(apiKeysText);
  const name = nameIn(useLang(), apiKey.name);
  const revoke = useAction(RevokeApiKeyDocument);
  const [confirming, setConfirming] = useState(false);
  const confirm = async () => {
    const { error } = await revoke.run({ id: apiKey.id });
    setConfirming(false);
    if (error) toastFailed(messageOr(error, t("revokeFailed")));
    else toastDone(t("revokedDone", { name }));
  };
  return (
    <>
      <RowActions
        name={name}
        entries={[{ label: t("revoke"), icon: KeyRound, danger: true, onSelect: () => setConfirming(true) }]}
      />
      {confirming && (
        <Confirm
          title={t("revokeTitle")}
          question={t("revokeQuestion", { name })}
          confirm={t("revoke")}
          busy={revoke.busy}
          onConfirm={() => void confirm()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
