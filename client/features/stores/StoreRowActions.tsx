import { Button } from "@chakra-ui/react";
import { Power, PowerOff, ReceiptText, Trash2 } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { RowActions } from "../../kit/menu/RowActions";
import { ROW_BUTTON } from "../../kit/menu/RowMenu";
import type { StoresScreen_StoreFragment as Store } from "../../kit/graphql/generated";
import { useText } from "../../kit/i18n/i18n";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import type { StoreAction } from "./StoreActionDialog";
import { storesText } from "./stores.text";

interface Props {
  store: Store;
  onAsk: (action: StoreAction) => void;
  onEdit: (store: Store) => void;
}

/** The actions of a row that the session is permitted to use. */
export function StoreRowActions({ store, onAsk, onEdit }: Props) {
  const t = useText(storesText);
  const session = useSession();
  const navigate = useNavigate();
  const name = store.storeName;
  const mayWrite = allows(session, "stores:write");
  const mayReadReceipts = allows(session, "receipts:read");
  const receipts = `/admin/receipts?store=${store.id}`;
  if (!mayWrite) {
    return (
      mayReadReceipts && (
        <ButtonLink {...ROW_BUTTON} to={receipts} aria-label={t("receiptsOf", { name })}>
          {t("receipts")}
        </ButtonLink>
      )
    );
  }
  return (
    <RowActions
      name={name}
      primary={
        <Button {...ROW_BUTTON} aria-label={t("editOf", { name })} onClick={() => onEdit(store)}>
          {t("edit")}
        </Button>
      }
      entries={[
        mayReadReceipts && { label: t("receipts"), icon: ReceiptText, onSelect: () => void navigate(receipts) },
        {
          label: t(store.isActive ? "disable" : "enable"),
          icon: store.isActive ? PowerOff : Power,
          onSelect: () => onAsk({ store, action: "toggle" }),
        },
        allows(session, "stores:delete") && {
          label: t("remove"),
          icon: Trash2,
          danger: true,
          onSelect: () => onAsk({ store, action: "remove" }),
        },
      ]}
    />
  );
}
