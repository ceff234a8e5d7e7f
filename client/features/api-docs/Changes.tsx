import { chakra, Heading } from "@chakra-ui/react";
import { Fragment } from "react";
import changelog from "../../../CHANGELOG.md?raw";
import { useText } from "../../kit/i18n/i18n";
import { Card } from "../../kit/page/Card";
import { apiDocsText } from "./api-docs.text";
import { apiChanges } from "./changelog";

/** Text with its parts in backticks as code. */
const Marked = ({ text }: { text: string }) =>
  text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      <chakra.code key={index} fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
        {part}
      </chakra.code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );

/** The entries of the changelog that are about the API, in its language. */
export function Changes({ version }: { version: string }) {
  const t = useText(apiDocsText);
  return (
    <Card aria-labelledby="changes-title">
      <Heading as="h2" size="lg" id="changes-title">
        {t("changes")}
      </Heading>
      <chakra.p mt="2" color="fg.muted">
        {t("changesText", { version })}
      </chakra.p>
      {apiChanges(changelog).map(({ release, kind, entries }) => (
        <chakra.section key={`${release} ${kind}`} mt="6" dir="ltr" lang="en">
          <Heading as="h3" size="md" mb="2" textAlign="start">
            {`${release}: ${kind}`}
          </Heading>
          <chakra.ul ps="5" display="grid" gap="2" textAlign="start">
            {entries.map((entry) => (
              <li key={entry}>
                <Marked text={entry} />
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </Card>
  );
}
