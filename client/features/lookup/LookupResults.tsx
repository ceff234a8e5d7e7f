import { Box, Button, chakra, Flex, Grid, Heading } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Loading, Notice } from "../../kit/feedback/States";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { personName } from "../../kit/public/person-name";
import { sharedText } from "../../kit/i18n/shared.text";
import { CodeList } from "./CodeList";
import { lookupText } from "./lookup.text";
import { PurchaseTable } from "./PurchaseTable";
import type { Found, Pages } from "./use-lookup";

const DrawCard = lazy(async () => ({ default: (await import("./DrawCard")).DrawCard }));
const loadQr = () => import("./CustomerQr");
const CustomerQr = lazy(async () => ({ default: (await loadQr()).CustomerQr }));

function Total({ name, value }: { name: string; value: number }) {
  const { number } = useFormats();
  return (
    <Box borderWidth="1px" borderColor="gold.border" bg="gold.subtle" borderRadius="lg" p="5">
      <chakra.p fontSize="sm" fontWeight="600" color="gold.fg">
        {name}
      </chakra.p>
      <chakra.p fontSize="3xl" fontWeight="700" lineHeight="1.3" color="gold.fg">
        {number(value)}
      </chakra.p>
    </Box>
  );
}

interface Props {
  found: Found;
  busy: boolean;
  onPage: (pages: Partial<Pages>) => void;
  onAnother: () => void;
}

export function LookupResults({ found, busy, onPage, onAnother }: Props) {
  const t = useText(lookupText);
  const shared = useText(sharedText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    // The code can be shown where there is no network any more.
    loadQr().catch(() => undefined);
  }, []);
  const [hasQr, setHasQr] = useState(false);
  const name = personName(found.customer) || shared("guest");
  return (
    <Flex direction="column" gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg" tabIndex={-1} ref={heading} overflowWrap="anywhere">
          {t("welcome", { name })}
        </Heading>
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" aria-expanded={hasQr} onClick={() => setHasQr(!hasQr)}>
            {t(hasQr ? "hideQr" : "showQr")}
          </Button>
          <Button variant="outline" onClick={onAnother}>
            {t("another")}
          </Button>
        </Flex>
      </Flex>
      {hasQr && (
        <Suspense fallback={<Loading rows={1} height="20rem" />}>
          <CustomerQr pair={found.pair} />
        </Suspense>
      )}
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap={{ base: "3", md: "5" }}>
        {/* A balance below zero is internal; the customer sees 0 and an explanation. */}
        <Total name={t("totalPoints")} value={Math.max(0, found.totalPoints)} />
        <Total name={t("totalCodes")} value={found.totalCodes} />
      </Grid>
      {found.totalPoints < 0 && <Notice tone="gold">{t("negativePoints")}</Notice>}
      {found.draws.length > 0 && (
        <Suspense fallback={<Loading rows={1} />}>
          <DrawCard pair={found.pair} draws={found.draws} />
        </Suspense>
      )}
      <CodeList {...{ found, busy }} onPage={(codesPage) => onPage({ codesPage })} />
      <PurchaseTable {...{ found, busy }} onPage={(purchasesPage) => onPage({ purchasesPage })} />
    </Flex>
  );
}
