import { Button, chakra } from "@chakra-ui/react";
import { useQuery } from "@apollo/client/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Confirm } from "../../kit/dialog/Confirm";
import { Empty, LoadFailed, Loading, Notice } from "../../kit/feedback/States";
import { toast } from "../../kit/feedback/toast";
import { toRequestError } from "../../kit/graphql/client";
import { DeleteItemDocument, ItemsScreenDocument, type ItemRow_ItemFragment } from "./items.generated";
import { useAction } from "../../kit/graphql/use-action";
import { useText } from "../../kit/i18n/i18n";
import { sharedText } from "../../kit/i18n/shared.text";
import { Card } from "../../kit/page/Card";
import { focusHeading } from "../../kit/feedback/focus-heading";
import { Page } from "../../kit/page/Page";
import { ButtonLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";
import { ItemForm } from "./ItemForm";
import { ItemRow } from "./ItemRow";
import { itemsText } from "./items.text";

function DeleteItem({ item, onClose }: { item: ItemRow_ItemFragment; onClose: () => void }) {
  const t = useText(itemsText);
  const remove = useAction(DeleteItemDocument);
  const confirm = async () => {
    const { error } = await remove.run({ id: item.id }, { refetch: [ItemsScreenDocument], evict: item });
    toast(error ? error.message : t("removed"), error ? "long" : "short");
    onClose();
    if (!error) focusHeading();
  };
  return (
    <Confirm
      title={t("removeTitle")}
      question={t("removeQuestion")}
      confirm={t("remove")}
      busy={remove.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

/** Explains why the list is read-only, with a sign-in link for visitors. */
function ReadOnly({ signedIn }: { signedIn: boolean }) {
  const t = useText(itemsText);
  const shared = useText(sharedText);
  return (
    <chakra.div mb="5">
      <Notice tone="accent">
        <chakra.span me="3">{t(signedIn ? "readOnly" : "signInToWrite")}</chakra.span>
        {!signedIn && (
          <ButtonLink to="/counter" size="sm" variant="outline">
            {shared("signIn")}
          </ButtonLink>
        )}
      </Notice>
    </chakra.div>
  );
}

interface ListProps {
  mayWrite: boolean;
  onAdd: (() => void) | undefined;
  onDelete: (item: ItemRow_ItemFragment) => void;
}

function ItemList({ mayWrite, onAdd, onDelete }: ListProps) {
  const t = useText(itemsText);
  const { data, error, loading, refetch } = useQuery(ItemsScreenDocument);
  if (!data && error)
    return (
      <LoadFailed
        message={toRequestError(error).message}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) {
    return (
      <chakra.div p="5">
        <Loading height="2.75rem" />
      </chakra.div>
    );
  }
  if (data.items.length === 0)
    return <Empty action={mayWrite && onAdd && <Button onClick={onAdd}>{t("add")}</Button>}>{t("empty")}</Empty>;
  return (
    <chakra.ul aria-label={t("title")}>
      {data.items.map((item) => (
        <ItemRow key={item.id} item={item} mayWrite={mayWrite} onDelete={onDelete} />
      ))}
    </chakra.ul>
  );
}

export function ItemsScreen() {
  const t = useText(itemsText);
  const session = useSession();
  const mayWrite = allows(session, "items:write");
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ItemRow_ItemFragment>();
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus size={18} aria-hidden />
      {t("add")}
    </Button>
  );
  return (
    <Page title={t("title")} lead={t("lead")} action={mayWrite && !adding && add}>
      {!mayWrite && <ReadOnly signedIn={session !== null} />}
      {mayWrite && adding && <ItemForm onClose={() => setAdding(false)} />}
      <Card p="0">
        <ItemList mayWrite={mayWrite} onAdd={adding ? undefined : () => setAdding(true)} onDelete={setLeaving} />
      </Card>
      {leaving && <DeleteItem item={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}
