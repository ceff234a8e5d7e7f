import { importsOf, type Source, sourceOf, sourcesUnder } from "../support/sources";

/** A feature may import the features above it; no feature imports `items` and `health`. */
const SERVER_FEATURES = [
  "audit",
  "users",
  "shifts",
  "flags",
  "saved-views",
  "site",
  "auth",
  "api-keys",
  "stores",
  "customers",
  "events",
  "campaigns",
  "draws",
  "code-pools",
  "receipts",
  "customer-notes",
  "customer-merge",
  "sales-rollup",
  "till",
  "watch",
  "lookup",
  "registrations",
  "dashboard",
  "reports",
  "bulk-actions",
  "exports",
  "imports",
  "list-exports",
  "timeline",
];

const CLIENT_FEATURES = [
  "explanations",
  "known-customer",
  "followed-jobs",
  "sign-out",
  "saved-views",
  "list-exports",
  "audit",
  "activity",
  "customer-notes",
  "bulk-actions",
  "imports",
  "exports",
  "receipts",
  "events",
  "code-pools",
  "campaigns",
  "public-draws",
  "receipt-queue",
  "setup",
  "reports",
  "draws",
  "event-list",
  "event-dashboard",
];

const PARTS_OTHERS_MAY_USE = /\.(service|queries|entity|types)$/;
const OWN = /^(domain|server|client|tests|package\.json)(\/|$)/;

const roomOf = (path: string): string => {
  const [side = "", room = ""] = path.split("/");
  if (side === "domain" || side === "tests") return side;
  // Files outside these folders (main.ts, start.mjs, vite.config.mts) wire them; migrations import no feature.
  const isRoom = ["kit", "features", "app"].includes(room);
  return `${side}/${isRoom ? room : room === "migrations" ? "migrations" : "app"}`;
};

const featureOf = (path: string): string => path.split("/")[2] ?? "";

const ROOMS: Record<string, RegExp> = {
  domain: /^domain$/,
  "server/kit": /^(domain|server\/kit)$/,
  "server/migrations": /^$/,
  "server/features": /^(domain|server\/kit|server\/features)$/,
  "server/app": /^(domain|server\/.*)$/,
  "client/kit": /^(domain|client\/kit)$/,
  "client/features": /^(domain|client\/kit|client\/features)$/,
  "client/app": /^(domain|client\/.*)$/,
  tests: /./,
};

const PACKAGES_OF_DOMAIN = /^(zod|zod\/mini|@internationalized\/date|canonicalize|@noble\/(hashes|curves)\/.+)$/;
const BROWSER_PACKAGES =
  /^(react|react-dom|react-router|react-i18next|react-hook-form|@chakra-ui|@emotion|@apollo\/client|i18next|lucide-react)(-dom)?(\/|$)/;
const SERVER_PACKAGES =
  /^(node:|pg$|typeorm|type-graphql|fastify|@fastify|@apollo\/server|pino|otplib|@node-rs|rate-limiter)/;

/** Node runs these files at build time. */
const BUILD_FILES = /^client\/(vite\.config|precache)\.mts$/;

function isWrongPackage(room: string, path: string, name: string): boolean {
  if (room === "domain") return !PACKAGES_OF_DOMAIN.test(name);
  if (room.startsWith("server")) return BROWSER_PACKAGES.test(name);
  return room.startsWith("client") && !BUILD_FILES.test(path) && SERVER_PACKAGES.test(name);
}

function isWrongFeature(path: string, imported: string): boolean {
  const [mine, theirs] = [featureOf(path), featureOf(imported)];
  if (mine === theirs) return false;
  const isClient = path.startsWith("client/");
  const order = isClient ? CLIENT_FEATURES : SERVER_FEATURES;
  // Features that are not in the list follow those that are.
  const rank = order.includes(mine) ? order.indexOf(mine) : order.length;
  const isEarlier = order.includes(theirs) && order.indexOf(theirs) < rank;
  return !isEarlier || !(isClient || PARTS_OTHERS_MAY_USE.test(imported));
}

/** The imports of a file that the rules of its folder do not allow. */
export function wrongImports(source: Source): string[] {
  const room = roomOf(source.path);
  const isWrong = (imported: string): boolean => {
    if (!OWN.test(imported)) return isWrongPackage(room, source.path, imported);
    if (imported === "package.json") return room !== "server/app";
    if (!ROOMS[room]?.test(roomOf(imported))) return true;
    return room.endsWith("/features") && roomOf(imported) === room && isWrongFeature(source.path, imported);
  };
  return importsOf(source)
    .filter(isWrong)
    .map((imported) => `${source.path} imports ${imported}`);
}

const product = sourcesUnder("domain", "server", "client", "tests").filter(({ path }) => !/generated\.ts$/.test(path));

test("every file has only the imports that its folder allows", () => {
  expect(product.length).toBeGreaterThan(100);
  expect(product.flatMap(wrongImports)).toEqual([]);
});

test.each([
  ["domain/points.ts", "../server/kit/errors/app-error"],
  ["domain/points.ts", "uuid"],
  ["domain/points.ts", "node:crypto"],
  ["server/kit/log.ts", "../features/items/item.entity"],
  ["server/kit/log.ts", "../app/config"],
  ["server/kit/log.ts", "../../client/kit/theme/system"],
  ["server/features/stores/store.queries.ts", "../receipts/receipt.queries"],
  ["server/features/stores/store.queries.ts", "../items/item.queries"],
  ["server/features/receipts/receipt.service.ts", "../customers/customer.resolver"],
  ["server/features/receipts/receipt.service.ts", "../stores/store.routes"],
  ["server/features/receipts/receipt.service.ts", "../../app/config"],
  ["server/features/receipts/receipt.service.ts", "../unknown/unknown.queries"],
  ["server/app/http.ts", "../../client/kit/theme/system"],
  ["server/app/http.ts", "../../tests/support/app"],
  ["server/app/http.ts", "react"],
  ["client/kit/page/Page.tsx", "../../features/items/items.text"],
  ["client/features/home/HomeScreen.tsx", "../items/items.text"],
  ["client/features/home/HomeScreen.tsx", "../../app/Shell"],
  ["client/app/Shell.tsx", "../../server/app/config"],
  ["client/app/Shell.tsx", "node:fs"],
])("an import of %s from %s is rejected", (path, imported) => {
  const planted = sourceOf(path, `import { thing } from ${JSON.stringify(imported)};`);
  const loaded = sourceOf(path, `const thing = () => import(${JSON.stringify(imported)});`);
  const typed = sourceOf(path, `import type { Thing } from ${JSON.stringify(imported)};`);

  const results = [planted, loaded, typed].map((source) => wrongImports(source).length);

  expect(results).toEqual([1, 1, 1]);
});

/** A cycle of imports, or null. */
export function cycleIn(sources: readonly Source[]): string[] | null {
  const endings = ["", ".ts", ".tsx", ".mjs"];
  const known = new Map(sources.map((source) => [source.path, source]));
  const next = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap((name) => endings.map((ending) => name + ending).filter((path) => known.has(path))),
    ]),
  );
  const done = new Set<string>();
  const walk = (path: string, way: string[]): string[] | null => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const other of next.get(path) ?? []) {
      const cycle = walk(other, [...way, path]);
      if (cycle) return cycle;
    }
    done.add(path);
    return null;
  };
  for (const { path } of sources) {
    const cycle = walk(path, []);
    if (cycle) return cycle;
  }
  return null;
}

test("imports have no cycles", () => {
  const ring = [
    sourceOf("domain/a.ts", `import { b } from "./b";`),
    sourceOf("domain/b.ts", `export { c } from "./c";`),
    sourceOf("domain/c.ts", `import type { a } from "./a";`),
  ];

  expect(cycleIn(product)).toBeNull();
  expect(cycleIn(ring)).toEqual(["domain/a.ts", "domain/b.ts", "domain/c.ts", "domain/a.ts"]);
});
