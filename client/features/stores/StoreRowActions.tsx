import { Button } from "@chakra-ui/react";
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
  const name = store.storeName;
  const toggleAction = store.isActive ? "disable" : "enable";
  const buttonStyle = { variant: "ghost", size: "sm", px: "2", minH: "8" } as const;
  return (
    <>
      {allows(session, "receipts:read") && (
        <ButtonLink {...buttonStyle} to={`/admin/receipts?store=${store.id}`} aria-label={t("receiptsOf", { name })}>
          {t("receipts")}
        </ButtonLink>
      )}
      {allows(session, "stores:write") && (
        <>
          <Button
            {...buttonStyle}
            color={store.isActive ? "danger.fg" : "accent.fg"}
            aria-label={t(`${toggleAction}Of`, { name })}
            onClick={() => onAsk({ store, action: "toggle" })}
          >
            {t(toggleAction)}
          </Button>
          <Button {...buttonStyle} aria-label={t("editOf", { name })} onClick={() => onEdit(store)}>
            {t("edit")}
          </Button>
        </>
      )}
      {allows(session, "stores:delete") && (
        <Button
          {...buttonStyle}
          color="danger.fg"
          aria-label={t("removeOf", { name })}
          onClick={() => onAsk({ store, action: "remove" })}
        >
          {t("remove")}
        </Button>
      )}
    </>
  );
}
