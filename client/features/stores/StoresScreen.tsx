import { Badge, Button, chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { STORE_TYPES, STORES_PER_PAGE } from "../../../domain/stores";
import { CreateButton } from "../../kit/dialog/CreateButton";
import { EmptyGrid } from "../../kit/grid/EmptyGrid";
import { toastDone } from "../../kit/feedback/toast";
import { useFormModal } from "../../kit/dialog/use-form-modal";
import { Filters } from "../../kit/grid/Filters";
import { Grid } from "../../kit/grid/Grid";
import type { Column } from "../../kit/grid/GridHead";
import { RowLink } from "../../kit/grid/RowLink";
import type { GridState, GridView } from "../../kit/grid/use-grid";
import { StoresScreenDocument, type StoresScreen_StoreFragment as Store } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useSelection } from "../../kit/grid/use-selection";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Page } from "../../kit/page/Page";
import { allows, useSession } from "../../kit/session/session";
import { BulkActions } from "../bulk-actions/BulkActions";
import { ExportList } from "../list-exports/ExportList";
import { SavedViews } from "../saved-views/SavedViews";
import { StoreRowActions } from "./StoreRowActions";
import { StoreModal } from "./StoreModal";
import { StoreActionDialog, type StoreAction } from "./StoreActionDialog";
import { storesText } from "./stores.text";
import { STATUSES, useStores } from "./use-stores";

const Phone = chakra("bdi", { base: { whiteSpace: "nowrap" } });

function useColumns(): Column<Store>[] {
  const t = useText(storesText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  return [
    {
      id: "name",
      title: t("name"),
      sort: "name",
      cell: ({ id, storeName }) => (
        <RowLink to={`/admin/stores/${id}`}>
          <bdi>{storeName}</bdi>
        </RowLink>
      ),
    },
    {
      id: "type",
      title: t("type"),
      compact: true,
      sort: "type",
      width: "7rem",
      cell: ({ storeType }) => shared("type", { type: number(storeType) }),
    },
    {
      id: "managerName",
      title: t("managerName"),
      sort: "managerName",
      width: "12rem",
      cell: ({ managerName }) => managerName && <bdi>{managerName}</bdi>,
    },
    {
      id: "phone",
      title: t("phone"),
      width: "10rem",
      cell: ({ phoneNumber }) => phoneNumber && <Phone dir="ltr">{phoneNumber}</Phone>,
    },
    {
      id: "status",
      title: t("status"),
      compact: true,
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

function Toolbar({ grid, children }: { grid: GridState<"type" | "status">; children: ReactNode }) {
  const t = useText(storesText);
  const shared = useText(sharedText);
  const { number } = useFormats();
  const types = STORE_TYPES.map((type) => ({ value: String(type), label: shared("type", { type: number(type) }) }));
  const statuses = STATUSES.map((status) => ({ value: status, label: t(status) }));
  return (
    <Filters
      grid={grid}
      searchLabel={t("search")}
      fields={[
        { kind: "choice", filter: "type", label: t("typeFilter"), all: t("allTypes"), options: types },
        { kind: "choice", filter: "status", label: t("statusFilter"), all: t("all"), options: statuses },
      ]}
    >
      <SavedViews screen="STORES" />
      {children}
    </Filters>
  );
}

export function StoresScreen() {
  const t = useText(storesText);
  const lang = useLang();
  const session = useSession();
  const { grid, filters, order, page, problem, busy, reload } = useStores();
  const selection = useSelection(grid);
  const mayWrite = allows(session, "stores:write");
  const columns = useColumns();
  const [action, setAction] = useState<StoreAction>();
  const { open, subject, opening, show: edit, close } = useFormModal<Store>();
  const create = mayWrite ? () => edit(null) : undefined;
  const actions = ["stores:write", "stores:delete", "receipts:read"] as const;

  const saved = (storeName: string) => {
    toastDone(t(subject ? "updated" : "created", { name: nameIn(lang, storeName) }));
    close();
  };
  return (
    <Page title={t("title")} action={create && <CreateButton onCreate={create}>{t("create")}</CreateButton>}>
      <Toolbar grid={grid}>
        <ExportList view={{ stores: { ...filters, ...order } }} grid={grid} columns={columns} />
      </Toolbar>
      <Grid
        grid={grid}
        caption={t("title")}
        columns={columns}
        actions={
          actions.some((permission) => allows(session, permission))
            ? (store) => <StoreRowActions store={store} onAsk={setAction} onEdit={edit} />
            : undefined
        }
        selection={mayWrite ? selection : undefined}
        actionsWidth="9rem"
        page={page}
        pageSize={STORES_PER_PAGE}
        busy={busy}
        loading={t("loading")}
        problem={problem}
        onRetry={reload}
        empty={<NoStores grid={grid} onCreate={create} />}
      />
      <BulkActions
        selection={selection}
        total={page?.totalItems ?? 0}
        isTotalCapped={page?.isTotalCapped ?? false}
        filter={filters}
        kinds={["ENABLE_STORES", "DISABLE_STORES"]}
        list={StoresScreenDocument}
      />
      <StoreModal key={opening} open={open} store={subject} onClose={close} onSaved={saved} />
      {action && (
        <StoreActionDialog {...action} isFiltered={grid.filters.status !== ""} onClose={() => setAction(undefined)} />
      )}
    </Page>
  );
}
