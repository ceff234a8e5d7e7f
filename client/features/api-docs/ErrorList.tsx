import { Badge, chakra, Heading } from "@chakra-ui/react";
import { Fragment } from "react";
import { useLang, useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { apiDocsText } from "./api-docs.text";
import type { ErrorRow } from "./openapi";

/** The codes of all errors with their HTTP status and their text in the language of the page. */
export function ErrorList({ errors }: { errors: readonly ErrorRow[] }) {
  const t = useText(apiDocsText);
  const lang = useLang();
  return (
    <Card aria-labelledby="error-codes-title">
      <Heading as="h2" size="lg" id="error-codes-title">
        {t("error-codes")}
      </Heading>
      <chakra.p mt="2" color="fg.muted">
        {t("errorsHelp")}
      </chakra.p>
      <chakra.dl>
        {errors.map(({ code, status, [lang]: text }) => (
          <Fragment key={code}>
            <chakra.dt mt="3" display="flex" gap="2" alignItems="center" dir="ltr" justifyContent="start">
              <Badge fontFamily="mono">{status}</Badge>
              <chakra.code fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
                {code}
              </chakra.code>
            </chakra.dt>
            <chakra.dd color="fg.muted">{text}</chakra.dd>
          </Fragment>
        ))}
      </chakra.dl>
    </Card>
  );
}
