import { Flex } from "@chakra-ui/react";
import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { toast } from "../../kit/feedback/toast";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { useSession } from "../../kit/session/session";
import { adminText } from "./admin.text";

/** Says that a session of the counter ends at the counter, and goes back there. */
function SentToCounter() {
  const t = useText(adminText);
  useEffect(() => toast(t("counterOnly"), "long"), [t]);
  return <Navigate to="/counter" replace />;
}

/** The frame of the back-office until its screens are there. */
export function AdminScreen() {
  const t = useText(adminText);
  const session = useSession();
  if (session?.user?.role === "Counter") return <SentToCounter />;
  if (session?.user?.mustChangePassword) return <Navigate to="/account/password" replace />;
  return (
    <Page title={t("title")} lead={t("nextRelease")}>
      <Card>
        <Flex gap="3" wrap="wrap">
          <ButtonLink to="/counter">{t("toCounter")}</ButtonLink>
          <ButtonLink to="/account/password" variant="outline">
            {t("toPassword")}
          </ButtonLink>
          <ButtonLink to="/MVP" variant="outline">
            {t("toHome")}
          </ButtonLink>
        </Flex>
      </Card>
    </Page>
  );
}
