import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { CircleCheck, Copy, Info, Printer } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { foldCode } from "../../../domain/codes";
import { Notice } from "../../kit/feedback/States";
import { useCopy } from "../../kit/password/Secret";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { deskText } from "./desk.text";
import { printsAlways, setPrintsAlways } from "./print-always";
import { Slip } from "./Slip";
import type { Registered } from "./use-registration";

function Identifier({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box minW="0" fontSize="xs" color="fg.muted">
      <dt>{name}</dt>
      <chakra.dd fontFamily="mono" overflowWrap="anywhere">
        <bdi dir="ltr">{children}</bdi>
      </chakra.dd>
    </Box>
  );
}

function Code({ code }: { code: string }) {
  const t = useText(deskText);
  return (
    <Box
      flex="1 1 18rem"
      minW="0"
      px="4"
      py="3"
      bg="gold.subtle"
      borderWidth="1px"
      borderColor="gold.border"
      borderRadius="md"
    >
      <chakra.p fontSize="sm" fontWeight="600" color="gold.fg">
        {t("code")}
      </chakra.p>
      <chakra.bdi
        dir="ltr"
        fontFamily="mono"
        fontSize="2xl"
        fontWeight="700"
        color="gold.fg"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {code}
      </chakra.bdi>
    </Box>
  );
}

function Actions({ code }: { code: string | null }) {
  const t = useText(deskText);
  const shared = useText(sharedText);
  const copy = useCopy();
  return (
    <Flex flex="1 1 16rem" gap="3" wrap="wrap">
      <Button variant="outline" size="lg" flex="1" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        {t("print")}
      </Button>
      {code !== null && (
        <Button
          variant="outline"
          size="lg"
          flex="1"
          aria-label={shared("copyOf", { name: t("code") })}
          onClick={() => void copy(code)}
        >
          <Copy size={18} aria-hidden />
          {shared("copy")}
        </Button>
      )}
      <chakra.label flexBasis="100%" display="flex" alignItems="center" gap="2.5" cursor="pointer" fontSize="sm">
        <input
          type="checkbox"
          defaultChecked={printsAlways()}
          onChange={(event) => setPrintsAlways(event.target.checked)}
        />
        {t("printAlways")}
      </chakra.label>
    </Flex>
  );
}

/** Why nothing was added, and whether the visitor's card has another code than the registration. */
function Explanation({ registration: { replayed, lotteryCode }, scanned }: Registered) {
  const t = useText(deskText);
  const isScanned = scanned !== null && foldCode(scanned) === foldCode(lotteryCode ?? "");
  return (
    <>
      {replayed && (
        <chakra.p mb="4" color="fg.muted">
          {t("nothingAdded")} {lotteryCode !== null && t(isScanned ? "scannedBefore" : "firstCode")}
        </chakra.p>
      )}
      {scanned !== null && !isScanned && (
        <Box mb="4">
          <Notice tone="gold">{t("scanNotAssigned")}</Notice>
        </Box>
      )}
    </>
  );
}

/** The result of a registration: the code, and the slip to print. */
export function ResultCard(registered: Registered) {
  const { registration } = registered;
  const { replayed, lotteryCode } = registration;
  const t = useText(deskText);
  const card = useRef<HTMLElement>(null);
  // The focus is in the form; on a phone the card is above it.
  useEffect(() => {
    card.current?.scrollIntoView({ block: "nearest" });
    if (printsAlways() && !replayed) window.print();
  }, [replayed]);
  const Icon = replayed ? Info : CircleCheck;
  return (
    <Card
      ref={card}
      aria-labelledby="registered"
      scrollMarginTop="4"
      borderColor={replayed ? "gold.border" : "accent.border"}
    >
      <Flex align="flex-start" gap="2.5" mb="4" color={replayed ? "gold.fg" : "accent.fg"}>
        <Box pt="0.5">
          <Icon size={24} aria-hidden />
        </Box>
        <Heading as="h2" id="registered">
          {t(replayed ? "replayed" : "done")}
        </Heading>
      </Flex>
      <chakra.p mb="4" overflowWrap="anywhere">
        <bdi>{registered.fullName}</bdi>
      </chakra.p>
      <Explanation {...registered} />
      <Flex gap="4" wrap="wrap" align="center">
        {lotteryCode === null ? <p>{t("noCode")}</p> : <Code code={lotteryCode} />}
        <Actions code={lotteryCode} />
      </Flex>
      <chakra.details mt="3" fontSize="sm">
        <chakra.summary py="2" w="fit-content" color="fg.muted" cursor="pointer">
          {t("identifiers")}
        </chakra.summary>
        <chakra.dl display="grid" gap="3" mt="1" gridTemplateColumns={{ xl: "1fr 1fr" }}>
          <Identifier name={t("registrationId")}>{registration.registrationId}</Identifier>
          <Identifier name={t("customerId")}>{registration.customerId}</Identifier>
        </chakra.dl>
      </chakra.details>
      <Slip {...registered} />
    </Card>
  );
}
