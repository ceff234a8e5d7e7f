import { Badge, Button, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { STORE_TYPES, STORES_PER_PAGE } from "../../../domain/stores";
import { CreateButton } from "../../kit/dialog/CreateButton";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { toastDone } from "../../kit/feedback/toast";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import type { GridState, GridView } from "../../kit/grid/use-grid";
import type { StoresScreen_StoreFragment as Store } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Page } from "../../kit/page/Page";
import { allows, useSession } from "../../kit/session/session";
import { StoreRowActions } from "./StoreRowActions";
import { StoreModal } from "./StoreModal";
import { StoreActionDialog, type StoreAction } from "./StoreActionDialog";
import { storesText } from "./stores.text";
import { STATUSES, useStores } from "./use-stores";

const SAVED_MS = 5000;
const NOTHING = "-";
const Phone = chakra("bdi", { base: { whiteSpace: "nowrap" } });

function useColumns(): Column<Store>[] {
  const t = useText(storesText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  return [
    { title: t("name"), sort: "name", cell: ({ storeName }) => <bdi>{storeName}</bdi> },
    {
      title: t("type"),
      sort: "type",
      width: "7rem",
      cell: ({ storeType }) => shared("type", { type: number(storeType) }),
    },
    {
      title: t("managerName"),
      sort: "managerName",
      width: "12rem",
      cell: ({ managerName }) => <bdi>{managerName ?? NOTHING}</bdi>,
    },
    { title: t("phone"), width: "10rem", cell: ({ phoneNumber }) => <Phone dir="ltr">{phoneNumber ?? NOTHING}</Phone> },
    {
      title: t("status"),
      width: "7rem",
      cell: ({ isActive }) => (
        <Badge colorPalette={isActive ? "accent" : "neutral"}>{t(isActive ? "active" : "inactive")}</Badge>
      ),
    },
  ];
}

function NoStores({ grid, onCreate }: { grid: GridView; onCreate: (() => void) | undefined }) {
  const t = useText(storesText);
  const create = onCreate && <Button onClick={onCreate}>{t("create")}</Button>;
  return (
    <EmptyGrid grid={grid} title={t("none")} help={t(grid.isFiltered ? "noneFiltered" : "noneYet")} action={create} />
  );
}

function Toolbar({ grid }: { grid: GridState<"type" | "status"> }) {
  const t = useText(storesText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  const types = STORE_TYPES.map((type) => ({ value: String(type), label: shared("type", { type: number(type) }) }));
  const statuses = STATUSES.map((status) => ({ value: status, label: t(status) }));
  return (
    <Filters
      grid={grid}
      searchLabel={t("search")}
      choices={[
        { filter: "type", label: t("typeFilter"), all: t("allTypes"), options: types },
        { filter: "status", label: t("statusFilter"), all: t("all"), options: statuses },
      ]}
    />
  );
}

export function StoresScreen() {
  const t = useText(storesText);
  const lang = useLang();
  const session = useSession();
  const { grid, page, problem, busy, reload } = useStores();
  const columns = useColumns();
  const [action, setAction] = useState<StoreAction>();
  const { open, subject, opening, show: edit, close } = useFormModal<Store>();
  const create = allows(session, "stores:write") ? () => edit(null) : undefined;
  const actions = ["stores:write", "stores:delete", "receipts:read"] as const;

  const saved = (storeName: string) => {
    toastDone(t(subject ? "updated" : "created", { name: nameIn(lang, storeName) }), SAVED_MS);
    close();
  };
  return (
    <Page title={t("title")} action={create && <CreateButton onCreate={create}>{t("create")}</CreateButton>}>
      <Toolbar grid={grid} />
      <Grid
        grid={grid}
        caption={t("title")}
        columns={columns}
        actions={
          actions.some((permission) => allows(session, permission))
            ? (store) => <StoreRowActions store={store} onAsk={setAction} onEdit={edit} />
            : undefined
        }
        actionsWidth="18rem"
        page={page}
        pageSize={STORES_PER_PAGE}
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={<NoStores grid={grid} onCreate={create} />}
      />
      <StoreModal key={opening} open={open} store={subject} onClose={close} onSaved={saved} />
      {action && (
        <StoreActionDialog {...action} isFiltered={grid.filters.status !== ""} onClose={() => setAction(undefined)} />
      )}
    </Page>
  );
}
