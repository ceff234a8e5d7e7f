import { Box, chakra, Input } from "@chakra-ui/react";
import { useId, useState, type ReactNode } from "react";
import { useText } from "../../kit/i18n/i18n";
import { TextLink } from "../../kit/page/RouterLink";
import { apiDocsText } from "./api-docs.text";
import { MethodBadge } from "./CallCard";
import { matching, type Call } from "./openapi";
import { PAGES } from "./pages";

interface Props {
  groups: [tag: string, calls: Call[]][];
  /** The id of the shown page or call. */
  current: string;
}

interface EntryProps {
  id: string;
  current: string;
  children: ReactNode;
}

const Entry = ({ id, current, children }: EntryProps) => (
  <li>
    <TextLink
      to={`#${id}`}
      display="flex"
      gap="2"
      px="2"
      py="1.5"
      alignItems="center"
      fontSize="sm"
      fontWeight="400"
      color="fg"
      overflowWrap="anywhere"
      textDecoration="none"
      borderRadius="md"
      bg={id === current ? "bg.muted" : undefined}
      aria-current={id === current ? "true" : undefined}
    >
      {children}
    </TextLink>
  </li>
);

/** The contents: a search, the pages and the calls by tag. */
export function CallList({ groups, current }: Props) {
  const t = useText(apiDocsText);
  const id = useId();
  const [search, setSearch] = useState("");
  const found = groups
    .map(([tag, calls]) => [tag, matching(calls, search)] as const)
    .filter(([, calls]) => calls.length > 0);
  return (
    <chakra.nav aria-label={t("contents")}>
      <chakra.label htmlFor={id} display="block" mb="1" fontSize="sm" fontWeight="600">
        {t("search")}
      </chakra.label>
      <Input id={id} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <chakra.p role="status" mt="1" minH="5" fontSize="sm" color="fg.muted">
        {search !== "" && t("found", { count: found.reduce((sum, [, calls]) => sum + calls.length, 0) })}
      </chakra.p>
      <Box
        mt="2"
        maxH={{ base: "16rem", lg: "calc(100vh - 12rem)" }}
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={t("contents")}
      >
        <chakra.ul listStyleType="none">
          {PAGES.map((page) => (
            <Entry key={page} id={page} current={current}>
              {t(page)}
            </Entry>
          ))}
        </chakra.ul>
        {found.map(([tag, calls]) => (
          <Box key={tag} mt="4" dir="ltr">
            <chakra.h2 px="2" fontSize="sm" fontWeight="700" textAlign="start">
              {tag}
            </chakra.h2>
            <chakra.ul listStyleType="none">
              {calls.map((call) => (
                <Entry key={call.id} id={call.id} current={current}>
                  <MethodBadge method={call.method} />
                  <chakra.code fontFamily="mono" minW="0">
                    {call.path}
                  </chakra.code>
                </Entry>
              ))}
            </chakra.ul>
          </Box>
        ))}
      </Box>
    </chakra.nav>
  );
}
