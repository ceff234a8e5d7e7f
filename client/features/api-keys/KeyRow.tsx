import { Badge, Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useState } from "react";
import { Confirm } from "../../kit/dialog/Confirm";
import { toastDone, toastFailed } from "../../kit/feedback/toast";
import { RevokeApiKeyDocument, type ApiKeyRow_KeyFragment as ApiKey } from "../../kit/graphql/generated";
import { messageOr } from "../../kit/transport/request-error";
import { useAction } from "../../kit/graphql/use-action";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { apiKeysText, SCOPE_LABELS } from "./api-keys.text";

const DONE_MS = 5000;
const TONES = { active: "accent", expired: "gold", revoked: "neutral" } as const;

type State = keyof typeof TONES;

const stateOf = ({ revokedAt, expiresAt }: ApiKey): State => {
  if (revokedAt !== null) return "revoked";
  return new Date(expiresAt) <= new Date() ? "expired" : "active";
};

function Scopes({ scopes }: { scopes: readonly string[] }) {
  const t = useText(apiKeysText);
  const lang = useLang();
  return (
    <chakra.ul aria-label={t("scopes")} listStyleType="none" display="flex" flexWrap="wrap" gap="1.5" mt="2">
      {scopes.map((scope) => (
        <li key={scope}>
          <Badge colorPalette="neutral" dir="ltr" fontFamily="mono" title={SCOPE_LABELS[scope]?.[lang]}>
            {scope}
          </Badge>
        </li>
      ))}
    </chakra.ul>
  );
}

/** When a key was created, expires and was last used. */
function KeyDates({ apiKey, state }: { apiKey: ApiKey; state: State }) {
  const t = useText(apiKeysText);
  const lang = useLang();
  const { date } = useFormats();
  const { createdBy, createdAt, expiresAt, lastUsedAt, revokedAt, allowedIps } = apiKey;
  const end =
    state === "revoked"
      ? t("wasRevoked", { when: date(revokedAt ?? expiresAt) })
      : t(state === "expired" ? "hasExpired" : "expires", { when: date(expiresAt) });
  return (
    <Flex columnGap="5" rowGap="0.5" wrap="wrap" mt="2" fontSize="sm" color="fg.muted">
      <span>{t("created", { who: nameIn(lang, createdBy), when: date(createdAt) })}</span>
      <span>{end}</span>
      <span>{lastUsedAt === null ? t("neverUsed") : t("lastUsed", { when: date(lastUsedAt) })}</span>
      {allowedIps.length > 0 && <span>{t("only", { addresses: nameIn(lang, allowedIps.join(", ")) })}</span>}
    </Flex>
  );
}

function RevokeButton({ apiKey }: { apiKey: ApiKey }) {
  const t = useText(apiKeysText);
  const name = nameIn(useLang(), apiKey.name);
  const revoke = useAction(RevokeApiKeyDocument);
  const [confirming, setConfirming] = useState(false);
  const confirm = async () => {
    const { error } = await revoke.run({ id: apiKey.id });
    setConfirming(false);
    if (error) toastFailed(messageOr(error, t("revokeFailed")));
    else toastDone(t("revokedDone", { name }), DONE_MS);
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        color="danger.fg"
        aria-label={t("revokeOf", { name })}
        onClick={() => setConfirming(true)}
      >
        {t("revoke")}
      </Button>
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

/** A key without its secret, which is not stored. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useText(apiKeysText);
  const state = stateOf(apiKey);
  return (
    <Flex
      as="li"
      gap="4"
      justify="space-between"
      align="flex-start"
      px={{ base: "4", md: "6" }}
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <Box minW="0" overflowWrap="anywhere">
        <Flex align="center" gap="1" columnGap="3" wrap="wrap">
          <Heading as="h2" fontSize="md">
            <bdi>{apiKey.name}</bdi>
          </Heading>
          <Badge colorPalette={TONES[state]}>{t(state)}</Badge>
        </Flex>
        <Scopes scopes={apiKey.scopes} />
        <KeyDates apiKey={apiKey} state={state} />
      </Box>
      {state === "active" && <RevokeButton apiKey={apiKey} />}
    </Flex>
  );
}
