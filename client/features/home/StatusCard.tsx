import { Badge, Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { BusyButton } from "../../kit/form/BusyButton";
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useText, type Translate } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { TextLink } from "../../kit/page/RouterLink";
import { fetchJson } from "../../kit/transport/fetch-json";
import { homeText } from "./home.text";

interface Health {
  status: string;
  version: string;
  database: string;
}
/** "loading" before the first response; null if it failed. */
type State = Health | "loading" | null;

function isHealth(body: Partial<Health> | null): body is Health {
  return typeof body?.status === "string" && typeof body.version === "string" && typeof body.database === "string";
}

function useHealth(): { state: State; refresh: () => void } {
  const [state, setState] = useState<State>("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void fetchJson<Partial<Health>>("/health").then((body) => {
      if (isCurrent) setState(isHealth(body) ? body : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const refresh = () => {
    setState("loading");
    setAttempt((last) => last + 1);
  };
  return { state, refresh };
}

function lineOf(state: State, t: Translate<typeof homeText.en>): string {
  if (state === "loading") return t("checking");
  if (state === null) return t("unavailable");
  const { database, version } = state;
  const databaseState = database === "connected" ? t("connected") : database === "down" ? t("down") : database;
  return t("versions", { version, database: databaseState });
}

/** The API status with version and database state. */
export function StatusCard() {
  const t = useText(homeText);
  const { state, refresh } = useHealth();
  const isLoading = state === "loading";
  const isOnline = state !== null && !isLoading && state.status === "healthy";
  return (
    <Card aria-labelledby="api-status">
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h2" id="api-status">
          {t("apiStatus")}
        </Heading>
        <Badge colorPalette={isLoading ? "neutral" : isOnline ? "accent" : "danger"}>
          <Box as="span" w="2" h="2" borderRadius="full" bg="currentColor" />
          {isLoading ? t("checking") : t(isOnline ? "online" : "offline")}
        </Badge>
        <Flex gap="3" align="center" wrap="wrap" ms={{ md: "auto" }}>
          <TextLink to="/api/docs" fontSize="sm">
            {t("apiDocs")}
          </TextLink>
          <BusyButton variant="outline" size="sm" busy={isLoading} onClick={refresh}>
            <RefreshCw size={15} aria-hidden />
            {t("refresh")}
          </BusyButton>
        </Flex>
      </Flex>
      <chakra.p mt="2" color="fg.muted" role="status">
        {lineOf(state, t)}
      </chakra.p>
    </Card>
  );
}
