import { Box, Button, Flex } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { LoadFailed, Notice } from "../../kit/feedback/States";
import { ReceiptScreenDocument, type ReceiptCard_ReceiptFragment } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { requiredRedirect } from "../../kit/session/required-redirect";
import { allows, updateSessionUser, useSession, type Session } from "../../kit/session/session";
import { signOut } from "../../kit/transport/sign-out";
import { counterText } from "./counter.text";
import type { ReceiptValues } from "./receipt-form";
import { ReceiptCard } from "./ReceiptCard";
import { ReceiptForm } from "./ReceiptForm";
import { sessionUserOf } from "../../kit/graphql/session-user";
import { SignInCard } from "./SignInCard";
import type { LastCustomer } from "./use-receipt-keys";

/** The active stores; refreshes the stored session user. */
function useReceiptScreen(token: string) {
  const { data, error, loading, refetch } = useQuery(ReceiptScreenDocument, { errorPolicy: "all" });
  const me = data?.me;
  useEffect(() => {
    if (me) updateSessionUser(token, sessionUserOf(me));
  }, [me, token]);
  const reload = () => void refetch().catch(() => undefined);
  return {
    stores: data?.activeStores ?? [],
    bonuses: data?.receiptBonuses ?? [],
    failed: error !== undefined && !data?.activeStores,
    loading,
    reload,
  };
}

const customerOf = ({
  customerPhone,
  customerNationalCode,
  customerFirstName,
  customerLastName,
}: ReceiptValues): LastCustomer => ({
  customerPhone,
  customerNationalCode,
  customerFirstName,
  customerLastName,
});

function Receipts({ session }: { session: Session }) {
  const t = useText(counterText);
  const { stores, bonuses, failed, loading, reload } = useReceiptScreen(session.token);
  const [created, setCreated] = useState<ReceiptCard_ReceiptFragment>();
  const [lastCustomer, setLastCustomer] = useState<LastCustomer | null>(null);
  const [scanned, setScanned] = useState("");

  const show = (receipt: ReceiptCard_ReceiptFragment, values: ReceiptValues) => {
    setLastCustomer(customerOf(values));
    setCreated(receipt);
  };
  const another = (next: string) => {
    setScanned(next);
    setCreated(undefined);
  };

  if (created) return <ReceiptCard receipt={created} onAnother={another} />;
  return (
    <>
      {failed && (
        <Card mb="5" p="0">
          <LoadFailed message={t("noStores")} busy={loading} onRetry={reload} />
        </Card>
      )}
      <ReceiptForm stores={stores} bonuses={bonuses} lastCustomer={lastCustomer} scanned={scanned} onCreated={show} />
    </>
  );
}

function SignedIn({ session }: { session: Session }) {
  const t = useText(counterText);
  const actions = (
    <Flex gap="2" wrap="wrap">
      {session.user?.role === "Admin" && (
        <ButtonLink to="/admin" variant="outline" size="lg">
          {t("toAdmin")}
        </ButtonLink>
      )}
      {allows(session, "events:register") && (
        <ButtonLink to="/counter/registration" variant="outline" size="lg">
          {t("toRegistration")}
        </ButtonLink>
      )}
      <Button variant="outline" size="lg" onClick={signOut}>
        {t("logout")}
      </Button>
    </Flex>
  );
  return (
    <Page title={t("title")} action={actions} focus={false}>
      {allows(session, "receipts:create") ? (
        <Receipts session={session} />
      ) : (
        <Box maxW="text">
          <Notice tone="gold">{t("noPermission")}</Notice>
        </Box>
      )}
    </Page>
  );
}

/** The counter: sign-in, then receipts. After sign-in the user returns to the page that required it. */
export function CounterScreen() {
  const session = useSession();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  if (session === null) return <SignInCard />;
  const stop = requiredRedirect(session);
  if (stop !== null) return <Navigate to={stop} replace state={state} />;
  if (typeof state?.from === "string" && state.from.startsWith("/")) return <Navigate to={state.from} replace />;
  return <SignedIn session={session} />;
}
