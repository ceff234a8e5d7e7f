import { isUuid } from "../../../domain/ids";
import { TextLink } from "../../kit/page/RouterLink";
import { allows, useSession } from "../../kit/session/session";

/** Pages of entities, by the permission that opens them. */
const PAGES = {
  customer: ["customers:list", "/admin/customers/"],
  receipt: ["receipts:read", "/admin/receipts/"],
  store: ["stores:read", "/admin/stores/"],
  user: ["users:list", "/admin/users/"],
  event: ["events:read", "/admin/events/"],
  import: ["imports:read", "/admin/import-export/"],
  draw: ["draws:read", "/admin/draws/"],
  campaign: ["campaigns:read", "/admin/events/campaigns/"],
} as const;

interface Props {
  entity: string;
  id: string | null;
  name: string | null;
}

/** The name of a record, linked to its page for permitted users. */
export function RecordName({ entity, id, name }: Props) {
  const session = useSession();
  const [permission, path] = PAGES[entity as keyof typeof PAGES] ?? [];
  const text = <bdi>{name}</bdi>;
  if (permission === undefined || id === null || !isUuid(id) || !allows(session, permission)) return text;
  return <TextLink to={`${path}${id}`}>{text}</TextLink>;
}
