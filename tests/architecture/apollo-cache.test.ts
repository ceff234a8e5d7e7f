import { gql } from "@apollo/client";
import { buildSchema, Kind, OperationTypeNode, type DefinitionNode, type OperationDefinitionNode } from "graphql";
import { readFileSync } from "node:fs";
import { createCache, LIST_POLICIES, removeFrom } from "../../client/kit/graphql/cache";
import * as paletteDocuments from "../../client/features/palette/palette.generated";
import * as setupDocuments from "../../client/features/setup/setup.generated";
import * as watchDocuments from "../../client/features/watch/watch.generated";
import * as sharedDocuments from "../../client/kit/graphql/generated";
import { sourcesUnder } from "../support/sources";

const documents = { ...sharedDocuments, ...paletteDocuments, ...setupDocuments, ...watchDocuments };

const CAMPAIGNS = gql`
  query ($page: Int!) {
    campaigns(eventId: "e1", page: $page) {
      items {
        id
        name
      }
      totalItems
    }
  }
`;
const campaign = (id: string) => ({ __typename: "Campaign", id, name: `Campaign ${id}` });
const campaignPage = (ids: string[]) => ({
  campaigns: { __typename: "CampaignPage", items: ids.map(campaign), totalItems: 4 },
});

test("the next page of the campaigns is appended once, and the first page starts anew", () => {
  const cache = createCache();
  const write = (page: number, ids: string[]) =>
    cache.writeQuery({ query: CAMPAIGNS, variables: { page }, data: campaignPage(ids) });
  const ids = () =>
    cache
      .readQuery<ReturnType<typeof campaignPage>>({ query: CAMPAIGNS, variables: { page: 1 } })
      ?.campaigns.items.map(({ id }) => id);

  write(1, ["4", "3"]);
  write(2, ["3", "2", "1"]);
  expect(ids()).toEqual(["4", "3", "2", "1"]);
  write(1, ["5", "4"]);
  expect(ids()).toEqual(["5", "4"]);
});

const STORES = gql`
  query ($page: Int!, $search: String) {
    stores(page: $page, search: $search) {
      items {
        id
        storeName
      }
      totalItems
    }
  }
`;
const store = (id: string) => ({ __typename: "Store", id, storeName: `Store ${id}` });
const page = (ids: string[]) => ({ stores: { __typename: "StorePage", items: ids.map(store), totalItems: 3 } });

test("every page of every filter is an entry of its own", () => {
  const cache = createCache();
  const read = (variables: object) => cache.readQuery({ query: STORES, variables });
  cache.writeQuery({ query: STORES, variables: { page: 1, search: "gold" }, data: page(["1", "2"]) });

  expect(read({ page: 1, search: "gold" })).toEqual(page(["1", "2"]));
  expect(read({ page: 2, search: "gold" })).toBeNull();
  expect(read({ page: 1, search: "silk" })).toBeNull();
});

test("a deleted object leaves every list and the cache", () => {
  const cache = createCache();
  cache.writeQuery({ query: STORES, variables: { page: 1 }, data: page(["1", "2"]) });
  cache.writeQuery({ query: STORES, variables: { page: 1, search: "Store" }, data: page(["2", "3"]) });

  removeFrom(cache, store("2"));

  expect(cache.readQuery({ query: STORES, variables: { page: 1 } })).toEqual(page(["1"]));
  expect(cache.readQuery({ query: STORES, variables: { page: 1, search: "Store" } })).toEqual(page(["3"]));
  expect(Object.keys(cache.extract())).not.toContain("Store:2");
});

const isQuery = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY;

/** The root fields that the screens query, with their arguments in the schema. */
function queriedFields(): { name: string; args: string[] }[] {
  const names = Object.values(documents)
    .flatMap(({ definitions }) => definitions.filter(isQuery))
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []));
  const fields = buildSchema(readFileSync("schema.graphql", "utf8")).getQueryType()?.getFields() ?? {};
  return [...new Set(names)].sort().map((name) => ({ name, args: fields[name]?.args.map((arg) => arg.name) ?? [] }));
}

test("every paged list of the screens has a policy that names its filters", () => {
  const lists = queriedFields().filter(({ args }) => args.includes("page"));

  expect(lists.map(({ name }) => name)).toEqual(Object.keys(LIST_POLICIES).sort());
  const { campaigns, ...byPage } = LIST_POLICIES;
  expect(campaigns.keyArgs).toEqual(["eventId"]);
  for (const [name, { keyArgs }] of Object.entries(byPage))
    expect({ name, args: [...keyArgs].sort() }).toEqual({
      name,
      args: lists.find((list) => list.name === name)?.args.sort(),
    });
});

test("refetches name documents", () => {
  const sources = sourcesUnder("client");

  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter(({ text }) => /refetch(Queries)?\??: \[?\s*["']/.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});
