import { Badge, chakra, Flex } from "@chakra-ui/react";
import { PARTICIPANTS_PER_PAGE } from "../../../domain/events";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { useFormats } from "../../kit/i18n/format";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { personName } from "../../kit/public/person-name";
import { RowLink } from "../../kit/grid/RowLink";
import { allows, useSession } from "../../kit/session/session";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { dashboardText } from "./event-dashboard.text";
import { SCOPE, type Participant, type Participants } from "./use-participants";

const Ltr = chakra("bdi", { base: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" } });

/** The name of a participant, linked to the customer for permitted users. */
function Name({ participant }: { participant: Participant }) {
  const t = useText(dashboardText);
  const shared = useText(sharedText);
  const mayOpen = allows(useSession(), "customers:list");
  const { customerId, customerFirstName: firstName, customerLastName: lastName } = participant;
  const name = <bdi>{personName({ firstName, lastName }) || shared("unknownCustomer")}</bdi>;
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {mayOpen ? <RowLink to={`/admin/customers/${customerId}`}>{name}</RowLink> : name}
      {participant.isWinner && <Badge colorPalette="gold">{t("winner")}</Badge>}
    </Flex>
  );
}

function useColumns(): Column<Participant>[] {
  const t = useText(dashboardText);
  const { number, date } = useFormats();
  return [
    {
      id: "name",
      title: t("name"),
      file: [
        { name: "name", title: t("name") },
        { name: "prize", title: t("prize") },
      ],
      cell: (participant) => <Name participant={participant} />,
    },
    {
      id: "phone",
      title: t("phone"),
      compact: true,
      width: "11rem",
      cell: ({ customerPhoneNumber: phone }) => phone && <Ltr dir="ltr">{phone}</Ltr>,
    },
    {
      id: "registrationDate",
      title: t("registrationDate"),
      width: "14rem",
      cell: ({ registrationDate }) => date(registrationDate),
    },
    { id: "codes", title: t("codes"), compact: true, width: "7rem", numeric: true, cell: ({ codes }) => number(codes) },
  ];
}

/** The participants of an event: loading, error, empty or filled. */
export function ParticipantGrid({ list, expected }: { list: Participants; expected: number | undefined }) {
  const t = useText(dashboardText);
  const columns = useColumns();
  return (
    <>
      <Filters
        grid={list.grid}
        fields={[
          {
            kind: "choice",
            filter: "prize",
            label: t("prize"),
            options: [{ value: "won", label: t("onlyWinners") }],
          },
        ]}
      >
        <SavedViews screen="PARTICIPANTS" scope={SCOPE} />
        <ExportList view={{ participants: list.filters }} grid={list.grid} columns={columns} />
      </Filters>
      <Grid
        grid={list.grid}
        caption={t("participants")}
        columns={columns}
        hasDetails
        page={list.page}
        // The skeleton is as long as the expected list.
        pageSize={Math.min(Math.max(expected ?? 1, 1), PARTICIPANTS_PER_PAGE)}
        busy={list.busy}
        loading={t("loading")}
        problem={list.problem}
        onRetry={list.reload}
        empty={<EmptyGrid grid={list.grid} title={t("none")} help={list.grid.isFiltered ? undefined : t("noneYet")} />}
      />
    </>
  );
}
