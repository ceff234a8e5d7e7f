import { Badge, Button } from "@chakra-ui/react";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { toastDone } from "../../kit/feedback/toast";
import { Fact, Facts } from "../../kit/figures/Facts";
import { Panel } from "../../kit/figures/Panel";
import { OneStoreDocument, type OneStoreQuery } from "../../kit/graphql/generated";
import { nameIn, useFormats } from "../../kit/i18n/format";
import { useLang, useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { ButtonLink } from "../../kit/page/RouterLink";
import { RecordPage } from "../../kit/record/RecordPage";
import { useRecord } from "../../kit/record/use-record";
import { allows, useSession } from "../../kit/session/session";
import { TimelineDocument } from "../activity/activity.generated";
import { Timeline } from "../activity/Timeline";
import { StoreActionDialog, type StoreAction } from "./StoreActionDialog";
import { StoreModal } from "./StoreModal";
import { storesText } from "./stores.text";

function StoreFacts({ store }: { store: OneStoreQuery["store"] }) {
  const t = useText(storesText);
  const { number, date } = useFormats();
  const shared = useText(sharedText);
  const { storeType, managerName, phoneNumber, address, description, createdAt } = store;
  return (
    <Panel title={t("facts")}>
      <Facts>
        <Fact name={t("type")}>{shared("type", { type: number(storeType) })}</Fact>
        <Fact name={t("managerName")}>
          <bdi>{managerName ?? t("nothing")}</bdi>
        </Fact>
        <Fact name={t("phone")}>
          <bdi dir="ltr">{phoneNumber ?? t("nothing")}</bdi>
        </Fact>
        <Fact name={t("createdAt")}>{date(createdAt)}</Fact>
        <Fact name={t("address")} wide>
          <bdi>{address ?? t("nothing")}</bdi>
        </Fact>
        <Fact name={t("description")} wide>
          <bdi>{description ?? t("nothing")}</bdi>
        </Fact>
      </Facts>
    </Panel>
  );
}

interface ActionsProps {
  store: OneStoreQuery["store"];
  onEdit: () => void;
  onAsk: (action: StoreAction["action"]) => void;
}

function Actions({ store, onEdit, onAsk }: ActionsProps) {
  const t = useText(storesText);
  const session = useSession();
  const mayWrite = allows(session, "stores:write");
  return (
    <>
      {allows(session, "receipts:read") && (
        <ButtonLink variant="outline" to={`/admin/receipts?store=${store.id}`}>
          {t("receipts")}
        </ButtonLink>
      )}
      {allows(session, "stores:delete") && (
        <Button variant="outline" color="danger.fg" onClick={() => onAsk("remove")}>
          {t("remove")}
        </Button>
      )}
      {mayWrite && (
        <>
          <Button variant="outline" onClick={() => onAsk("toggle")}>
            {t(store.isActive ? "disable" : "enable")}
          </Button>
          <Button onClick={onEdit}>{t("edit")}</Button>
        </>
      )}
    </>
  );
}

function OneStore({ id }: { id: string }) {
  const t = useText(storesText);
  const lang = useLang();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { data, ...record } = useRecord(OneStoreDocument, { id });
  const [editing, setEditing] = useState(false);
  const [action, setAction] = useState<StoreAction["action"]>();
  const store = data?.store;
  const reload = () => void client.refetchQueries({ include: [OneStoreDocument, TimelineDocument] });
  const saved = (storeName: string) => {
    toastDone(t("updated", { name: nameIn(lang, storeName) }));
    setEditing(false);
    reload();
  };
  return (
    <RecordPage
      crumbs={[{ to: "/admin/stores", label: t("title") }]}
      kind={t("store")}
      title={store && nameIn(lang, store.storeName)}
      lead={
        store && (
          <Badge colorPalette={store.isActive ? "accent" : "neutral"}>
            {t(store.isActive ? "active" : "inactive")}
          </Badge>
        )
      }
      record={record}
      actions={store && <Actions store={store} onEdit={() => setEditing(true)} onAsk={setAction} />}
    >
      {store && (
        <>
          <StoreFacts store={store} />
          <Timeline record="STORE" id={id} />
          <StoreModal open={editing} store={store} onClose={() => setEditing(false)} onSaved={saved} />
          {action && (
            <StoreActionDialog
              store={store}
              action={action}
              isFiltered={false}
              onClose={() => {
                setAction(undefined);
                reload();
              }}
              onRemoved={() => void navigate("/admin/stores", { replace: true })}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

/** The store in the URL: details and timeline. */
export function StoreScreen() {
  const { id = "" } = useParams();
  return <OneStore key={id} id={id} />;
}
