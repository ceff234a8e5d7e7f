import type { useQuery } from "@apollo/client/react";
import { useEffect } from "react";

type Lists = Record<string, { items: readonly unknown[]; totalPages: number } | undefined>;

interface Result<Data> {
  data: Data | undefined;
  fetchMore: useQuery.Result<Data, { page: number }>["fetchMore"];
}

const PAGE_SIZE = 100;

/**
 * Loads the further pages of the lists of a query for a choice, and appends them to its result. The query takes `page`,
 * which is 1, and its pages have a hundred items.
 */
export function useAllPages<Data extends Lists>({ data, fetchMore }: Result<Data>): void {
  useEffect(() => {
    const lists = Object.values<Lists[string]>(data ?? {}).flatMap((list) => list ?? []);
    const loaded = Math.max(1, ...lists.map(({ items }) => Math.ceil(items.length / PAGE_SIZE)));
    if (!lists.some(({ totalPages }) => totalPages > loaded)) return;
    const isLoaded = (_item: unknown, at: number) => at < loaded * PAGE_SIZE;
    fetchMore({
      variables: { page: loaded + 1 },
      updateQuery: (before, { fetchMoreResult: next }) =>
        Object.fromEntries(
          Object.entries(before as Lists).map(([name, list]) => [
            name,
            list && { ...list, items: [...list.items.filter(isLoaded), ...(next[name]?.items ?? [])] },
          ]),
        ) as Data,
    }).catch(() => undefined);
  }, [data, fetchMore]);
}
