import { useQuery } from "@apollo/client/react";
import { displayNames, MIN_SEARCH_LENGTH, searchesIdentifiers, searchTerms } from "../../../domain/customers";
import { foldName } from "../../../domain/text";
import { useLang } from "../../kit/i18n/i18n";
import { allows, useSession } from "../../kit/session/session";
import { useDebounced } from "../../kit/timing/use-debounced";
import { matches, type Entry } from "./entries";
import { PaletteDocument, type PaletteQuery } from "./palette.generated";

const DEBOUNCE_MS = 200;
const MIN_LENGTH = 2;
const MAX_RESULTS = 5;

/** What the user may search; a search by number would disclose digits that the role sees masked. */
function useReach(text: string) {
  const session = useSession();
  const mayFind = allows(session, "customers:identity") || !searchesIdentifiers(searchTerms(text));
  const isLong = [...foldName(text)].length >= MIN_SEARCH_LENGTH;
  return {
    customers: allows(session, "customers:list") && mayFind && isLong,
    receipts: allows(session, "receipts:read"),
    stores: allows(session, "stores:read"),
    events: allows(session, "events:read"),
  };
}

function useEntriesOf(): (data: PaletteQuery) => Entry[] {
  const lang = useLang();
  return ({ searchCustomers, receipts, stores, events }) => [
    ...(searchCustomers ?? []).map((customer): Entry => {
      const { firstName, lastName } = displayNames(customer, lang);
      const to = `/admin/customers/${customer.id}`;
      const label = `${firstName} ${lastName}`;
      return { id: to, group: "customers", label, detail: customer.phoneNumber ?? undefined, to };
    }),
    ...(receipts?.items ?? []).map(({ id, receiptId, storeName }): Entry => {
      const to = `/admin/receipts/${id}`;
      return { id: to, group: "receipts", label: receiptId, detail: storeName ?? undefined, to };
    }),
    ...(stores?.items ?? []).map(({ id, storeName }): Entry => {
      const to = `/admin/stores/${id}`;
      return { id: to, group: "stores", label: storeName, to };
    }),
    ...(events?.items ?? []).map(({ id, name }): Entry => {
      const to = `/admin/events/${id}`;
      return { id: to, group: "events", label: name, to };
    }),
  ];
}

/** The customers, receipts, stores and events that match a text and that the user may read. */
export function useResults(typed: string) {
  const entriesOf = useEntriesOf();
  const text = typed.trim();
  const debounced = useDebounced(text, DEBOUNCE_MS);
  const reach = useReach(debounced);
  const skip = text.length < MIN_LENGTH || debounced.length < MIN_LENGTH;
  const { data, previousData, error, loading } = useQuery(PaletteDocument, {
    variables: { q: debounced, limit: MAX_RESULTS, ...reach },
    skip,
  });
  const known = skip || error ? undefined : (data ?? previousData);
  const found = known ? entriesOf(known) : [];
  const isCurrent = data !== undefined && text === debounced;
  return {
    // Until the response, previous results stay if they fit: Enter must not open one of an earlier text.
    entries: isCurrent ? found : found.filter(({ label }) => matches(label, text)),
    failed: !skip && error !== undefined,
    searching: text.length >= MIN_LENGTH && (text !== debounced || loading),
  };
}
