import { Box, chakra, Flex, Grid, Heading } from "@chakra-ui/react";
import { CalendarHeart, ListChecks, ReceiptText, Search, type LucideIcon } from "lucide-react";
import { pointsFor } from "../../../domain/points";
import { multiplierOf, type StoreType } from "../../../domain/stores";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { PageHeading } from "../../kit/page/Page";
import { ButtonLink, TextLink } from "../../kit/page/RouterLink";
import { homeText } from "./home.text";
import { StatusCard } from "./StatusCard";

const EXAMPLE_TOMAN = 2_000_000;
const EXAMPLE_TYPE: StoreType = 2;

interface Feature {
  to: string;
  icon: LucideIcon;
  title: keyof typeof homeText.en;
  help: keyof typeof homeText.en;
}
const FEATURES = [
  { to: "/counter", icon: ReceiptText, title: "counter", help: "counterHelp" },
  { to: "/customer", icon: Search, title: "lookup", help: "lookupHelp" },
  { to: "/items", icon: ListChecks, title: "items", help: "itemsHelp" },
  { to: "/opening-day", icon: CalendarHeart, title: "openingDay", help: "openingDayHelp" },
] as const satisfies Feature[];

/** A worked example, calculated with the domain's rule. */
function Formula() {
  const t = useText(homeText);
  const { toman, number } = useFormats();
  const points = pointsFor(EXAMPLE_TOMAN, multiplierOf(EXAMPLE_TYPE));
  return (
    <Box
      borderRadius="lg"
      borderWidth="1px"
      borderColor="gold.border"
      bg="gold.subtle"
      p="6"
      w="full"
      maxW={{ lg: "21rem" }}
    >
      <chakra.p fontSize="sm" fontWeight="600" color="gold.fg">
        {t("formulaTitle")}
      </chakra.p>
      <chakra.p mt="4">{t("formula", { amount: toman(EXAMPLE_TOMAN) })}</chakra.p>
      <chakra.p color="fg.muted" fontSize="sm">
        {t("formulaStore", { type: number(EXAMPLE_TYPE) })}
      </chakra.p>
      <chakra.p
        mt="4"
        pt="4"
        borderTopWidth="1px"
        borderColor="gold.border"
        fontSize="lg"
        fontWeight="700"
        color="gold.fg"
      >
        {t("formulaResult", { count: points, points: number(points) })}
      </chakra.p>
    </Box>
  );
}

function Hero() {
  const t = useText(homeText);
  return (
    <Card p={{ base: "5", md: "10" }}>
      <Flex direction={{ base: "column", lg: "row" }} gap={{ base: "6", lg: "12" }} align={{ lg: "center" }}>
        <Box flex="1">
          <PageHeading title={t("title")} />
          <chakra.p mt="3" fontSize="xl" fontWeight="600" color="accent.fg" lineHeight="1.5">
            {t("hero")}
          </chakra.p>
          <chakra.p mt="3" color="fg.muted" maxW="text">
            {t("heroHelp")}
          </chakra.p>
          <Flex gap="3" mt="6" wrap="wrap">
            <ButtonLink to="/customer" size="lg" flex={{ base: "1 1 12rem", md: "none" }}>
              {t("heroLookup")}
            </ButtonLink>
            <ButtonLink to="/counter" size="lg" variant="outline" flex={{ base: "1 1 12rem", md: "none" }}>
              {t("heroCounter")}
            </ButtonLink>
          </Flex>
        </Box>
        <Formula />
      </Flex>
    </Card>
  );
}

function FeatureCard({ to, icon: Icon, title, help }: (typeof FEATURES)[number]) {
  const t = useText(homeText);
  return (
    <Card position="relative" _hover={{ borderColor: "accent.border" }} transition="border-color 0.12s" p="5">
      <Flex align="center" justify="center" w="10" h="10" borderRadius="md" bg="accent.subtle" color="accent.fg" mb="4">
        <Icon size={20} aria-hidden />
      </Flex>
      <Heading as="h3">
        {/* The whole card is clickable, but the link has one clear name for screen readers. */}
        <TextLink
          to={to}
          color="fg"
          textDecoration="none"
          _before={{ content: '""', position: "absolute", inset: "0", borderRadius: "lg" }}
        >
          {t(title)}
        </TextLink>
      </Heading>
      <chakra.p mt="1.5" color="fg.muted" fontSize="sm">
        {t(help)}
      </chakra.p>
    </Card>
  );
}

/** The home page of the club: introduction, links and API status. */
export function HomeScreen() {
  const t = useText(homeText);
  return (
    <Flex
      direction="column"
      gap={{ base: "6", md: "8" }}
      maxW="page"
      mx="auto"
      px={{ base: "4", md: "6" }}
      py={{ base: "5", md: "8" }}
    >
      <Hero />
      <Box>
        <Heading as="h2" size="lg" mb="4">
          {t("features")}
        </Heading>
        <Grid
          gap="4"
          templateColumns={{ base: "1fr", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" }}
        >
          {FEATURES.map((feature) => (
            <FeatureCard key={feature.to} {...feature} />
          ))}
        </Grid>
      </Box>
      <StatusCard />
    </Flex>
  );
}
