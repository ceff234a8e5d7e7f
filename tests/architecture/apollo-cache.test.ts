import { gql, InMemoryCache } from "@apollo/client";
import {
  buildSchema,
  Kind,
  OperationTypeNode,
  parse,
  type DefinitionNode,
  type OperationDefinitionNode,
} from "graphql";
import { LIST_POLICIES, TYPE_POLICIES } from "../../client/app/apollo/type-policies";
import { removeFrom } from "../../client/kit/graphql/cache";
import { fileText, pathsUnder, sourcesUnder } from "../support/sources";

/** The documents of the screens with Apollo Client; the public screens have none. */
const documents = pathsUnder(["client"], [".graphql"])
  .filter((path) => !/^client\/(features\/(landing|lookup)|kit\/session)\//.test(path))
  .map((path) => parse(fileText(path)));

const createCache = () => new InMemoryCache({ typePolicies: TYPE_POLICIES });

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

test("each page of each filter is cached separately", () => {
  const cache = createCache();
  const read = (variables: object) => cache.readQuery({ query: STORES, variables });
  cache.writeQuery({ query: STORES, variables: { page: 1, search: "gold" }, data: page(["1", "2"]) });

  expect(read({ page: 1, search: "gold" })).toEqual(page(["1", "2"]));
  expect(read({ page: 2, search: "gold" })).toBeNull();
  expect(read({ page: 1, search: "silk" })).toBeNull();
});

test("a deleted object is removed from every list and from the cache", () => {
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
  const names = documents
    .flatMap(({ definitions }) => definitions.filter(isQuery))
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []));
  const fields = buildSchema(fileText("schema.graphql")).getQueryType()?.getFields() ?? {};
  return [...new Set(names)].sort().map((name) => ({ name, args: fields[name]?.args.map((arg) => arg.name) ?? [] }));
}

test("every paged list of the screens has a field policy with its filters", () => {
  const lists = queriedFields().filter(({ args }) => args.includes("page"));

  expect(lists.map(({ name }) => name)).toEqual(Object.keys(LIST_POLICIES).sort());
  for (const [name, { keyArgs }] of Object.entries(LIST_POLICIES))
    expect({ name, args: [...keyArgs].sort() }).toEqual({
      name,
      args: lists.find((list) => list.name === name)?.args.sort(),
    });
});

test("queries to refetch are given as documents, not as names", () => {
  const sources = sourcesUnder("client");

  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter(({ text }) => /refetch(Queries)?\??: \[?\s*["']/.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});
