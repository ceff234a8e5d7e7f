import { Button, chakra, Flex } from "@chakra-ui/react";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { counterText } from "./counter.text";

/** Where an administrator continues after signing in at the counter. */
export function AreaChoice({ onStay }: { onStay: () => void }) {
  const t = useText(counterText);
  return (
    <Page title={t("areaTitle")} narrow>
      <Card>
        <chakra.p mb="5" color="fg.muted">
          {t("areaLead")}
        </chakra.p>
        <Flex direction="column" gap="3">
          <ButtonLink to="/admin" size="lg">
            {t("toAdmin")}
          </ButtonLink>
          <Button size="lg" variant="outline" onClick={onStay}>
            {t("areaCounter")}
          </Button>
        </Flex>
      </Card>
    </Page>
  );
}
