import { Box, chakra, Link } from "@chakra-ui/react";
import { Notice } from "../../kit/feedback/States";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { urlIn } from "../public-draws/page-language";
import { lookupText } from "./lookup.text";
import { LookupForm } from "./LookupForm";
import { LookupResults } from "./LookupResults";
import { messageOf } from "../../kit/transport/request-error";
import { useLookup } from "./use-lookup";

/** The customer's points, codes and purchases, without signing in. */
export function LookupScreen() {
  const t = useText(lookupText);
  const lang = useLang();
  const { found, handedOver, isAgain, problem, busy, lookUp, showPage, startOver, dismiss } = useLookup();
  const card = problem !== null && (
    <Box mb="5">
      <Notice
        tone="danger"
        {...(problem.code === "CUSTOMER_NOT_FOUND" && { title: t("problemTitle") })}
        onDismiss={dismiss}
      >
        {messageOf(problem)}
      </Notice>
    </Box>
  );
  const allDraws = (
    <chakra.p mt="5">
      <Link href={urlIn(lang, "/draws")}>{t("allDraws")}</Link>
    </chakra.p>
  );
  if (found) {
    return (
      <Page title={t("title")} focus={false}>
        {card}
        <LookupResults
          found={found}
          busy={busy}
          onPage={(pages) => void showPage(found, pages)}
          onAnother={startOver}
        />
        {allDraws}
      </Page>
    );
  }
  return (
    <Page title={t("title")} lead={t("lead")} narrow>
      {card}
      <Card>
        <LookupForm key={handedOver?.phone} initial={handedOver} takesFocus={isAgain} busy={busy} onSubmit={lookUp} />
      </Card>
      {allDraws}
    </Page>
  );
}
