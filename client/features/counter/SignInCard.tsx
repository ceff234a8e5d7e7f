import { Box, chakra } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { errorText } from "../../../domain/errors/client-errors";
import { Notice } from "../../kit/feedback/States";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { PageHeading } from "../../kit/page/Page";
import { forgetExpiry, useSessionExpired } from "../../kit/session/session";
import { SignInForm } from "./SignInForm";
import { signInText } from "./sign-in.text";

/** Shown after the session has expired; the draft is stored until the next sign-in. */
function SessionExpired() {
  const lang = useLang();
  if (!useSessionExpired()) return null;
  return (
    <Box mb="5">
      <Notice tone="danger" onDismiss={forgetExpiry}>
        {errorText("UNAUTHENTICATED", lang)}
      </Notice>
    </Box>
  );
}

/** Whether the user was sent here by a screen of the back office. */
function useIsForAdmin(): boolean {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  return typeof state?.from === "string" && /^\/admin(\/|$)/.test(state.from);
}

/** The sign-in of the till; before a screen of the back office that of the back office. */
export function SignInCard() {
  const t = useText(signInText);
  const isForAdmin = useIsForAdmin();
  return (
    <Box maxW="card" mx="auto" px="4" py={{ base: "6", md: "12" }}>
      <Card>
        <PageHeading title={t(isForAdmin ? "adminTitle" : "signInTitle")} />
        <chakra.p mt="1" mb="5" color="fg.muted">
          {t(isForAdmin ? "adminLead" : "signInLead")}
        </chakra.p>
        <SessionExpired />
        <SignInForm area={isForAdmin ? "Admin" : "Counter"} onSubmit={forgetExpiry} />
      </Card>
    </Box>
  );
}
