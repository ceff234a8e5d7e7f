import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Empty, LoadFailed, Loading } from "../feedback/States";
import { ReloadFailed } from "../graphql/ReloadFailed";
import { useText } from "../i18n/i18n";
import { Card } from "../page/Card";
import { Page } from "../page/Page";
import { ButtonLink } from "../page/RouterLink";
import { Breadcrumb, type Crumb } from "./Breadcrumb";
import type { RecordState } from "./use-record";
import { recordText } from "./record.text";

interface Props {
  /** The lists above the record, from the outermost on. */
  crumbs: readonly [Crumb, ...Crumb[]];
  /** The name of the kind, until the record is loaded. */
  kind: string;
  title: string | undefined;
  lead?: ReactNode;
  actions?: ReactNode;
  record: RecordState;
  /** The texts if the record does not exist, if the general ones do not fit. */
  missing?: { title: string; help: string };
  children: ReactNode;
}

/** The page of one record: breadcrumb, heading with actions and content; loading, failed or not found. */
export function RecordPage({ crumbs, kind, title, lead, actions, record, missing, children }: Props) {
  const t = useText(recordText);
  const { isMissing, problem, busy, reload } = record;
  const heading = isMissing ? (missing?.title ?? t("notFound")) : (title ?? kind);
  const last = crumbs[crumbs.length - 1] ?? crumbs[0];
  return (
    <Page
      title={heading}
      breadcrumb={<Breadcrumb crumbs={crumbs} title={heading} />}
      lead={!isMissing && lead}
      action={
        !isMissing &&
        title !== undefined && (
          <Flex gap="3" wrap="wrap">
            {actions}
          </Flex>
        )
      }
    >
      {isMissing ? (
        <Card p="0">
          <Empty action={<ButtonLink to={last.to}>{last.label}</ButtonLink>}>
            {missing?.help ?? t("notFoundHelp")}
          </Empty>
        </Card>
      ) : title === undefined ? (
        <Card>
          {problem === undefined ? <Loading rows={6} /> : <LoadFailed message={problem} busy={busy} onRetry={reload} />}
        </Card>
      ) : (
        <Flex direction="column" gap={{ base: "4", md: "5" }} aria-busy={busy}>
          {problem !== undefined && <ReloadFailed message={problem} onRetry={reload} />}
          {children}
        </Flex>
      )}
    </Page>
  );
}
