import { Badge, chakra, Flex } from "@chakra-ui/react";
import { PARTICIPANTS_PER_PAGE } from "../../../domain/events";
import { Empty } from "../../kit/feedback/States";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { personName } from "../../kit/public/person-name";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { dashboardText } from "./event-dashboard.text";
import type { Participant, Participants } from "./use-participants";

const NOTHING = "–";
const Ltr = chakra("bdi", { base: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" } });

/** The name of a participant, linked to the customer for permitted users. */
function Name({ participant }: { participant: Participant }) {
  const t = useText(dashboardText);
  const mayOpen = allows(useSession(), "customers:list");
  const { customerId, customerFirstName: firstName, customerLastName: lastName } = participant;
  const name = <bdi>{personName({ firstName, lastName }) || t("noName")}</bdi>;
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {mayOpen ? (
        <TextLink
          to={`/admin/customers?customer=${customerId}`}
          color="inherit"
          fontWeight="inherit"
          textDecoration="none"
          overflowWrap="anywhere"
          _hover={{ color: "accent.fg", textDecoration: "underline" }}
        >
          {name}
        </TextLink>
      ) : (
        name
      )}
      {participant.isWinner && <Badge colorPalette="gold">{t("winner")}</Badge>}
    </Flex>
  );
}

function useColumns(): Column<Participant>[] {
  const t = useText(dashboardText);
  const { number, date } = useFormats();
  return [
    { title: t("name"), cell: (participant) => <Name participant={participant} /> },
    {
      title: t("phone"),
      width: "11rem",
      cell: ({ customerPhoneNumber: phone }) => (phone === null ? NOTHING : <Ltr dir="ltr">{phone}</Ltr>),
    },
    { title: t("registrationDate"), width: "14rem", cell: ({ registrationDate }) => date(registrationDate) },
    { title: t("codes"), width: "7rem", numeric: true, cell: ({ codes }) => number(codes) },
  ];
}

/** The participants of an event: loading, error, empty or filled. */
export function ParticipantGrid({ list, expected }: { list: Participants; expected: number | undefined }) {
  const t = useText(dashboardText);
  const columns = useColumns();
  return (
    <Grid
      grid={list.grid}
      caption={t("participants")}
      columns={columns}
      page={list.page}
      // The skeleton is as long as the expected list.
      pageSize={Math.min(Math.max(expected ?? 1, 1), PARTICIPANTS_PER_PAGE)}
      busy={list.busy}
      loading={t("loading")}
      problem={list.problem}
      onRetry={list.reload}
      empty={
        <Empty>
          <div>
            <chakra.p fontWeight="600" color="fg">
              {t("none")}
            </chakra.p>
            <p>{t("noneYet")}</p>
          </div>
        </Empty>
      }
    />
  );
}
