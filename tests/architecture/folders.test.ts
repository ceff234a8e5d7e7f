import { importsOf, pathsUnder, type Source, sourceOf, sourcesUnder } from "../support/sources";

/** Names of a role within a folder. */
const ROLE_NAMES = new Set(["generated.ts"]);

const basename = (path: string): string => path.split("/").at(-1) ?? "";

/** The basenames of more than one file. */
function repeatedNames(paths: readonly string[]): string[] {
  const names = paths.map(basename).filter((name) => !ROLE_NAMES.has(name));
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].sort();
}

test("no basename exists twice on the server", () => {
  const paths = pathsUnder(["server"], [".ts", ".mjs", ".graphql", ".sql"]);

  expect(paths.length).toBeGreaterThan(200);
  expect(repeatedNames(paths)).toEqual([]);
  expect(repeatedNames(["server/features/a/customer.queries.ts", "server/features/b/customer.queries.ts"])).toEqual([
    "customer.queries.ts",
  ]);
});

/** The folder of a kit that a file is in; a file directly in the kit counts as its own folder. */
const kitFolderOf = (path: string): string | null => /^(?:server|client)\/kit\/[^/]+/.exec(path)?.[0] ?? null;

/** The pairs of kit folders that import each other, directly or indirectly. */
function folderCycles(sources: readonly Source[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = kitFolderOf(source.path);
    if (from === null) continue;
    for (const imported of importsOf(source)) {
      const to = kitFolderOf(imported)?.replace(/\.tsx?$/, "");
      const own = from.replace(/\.tsx?$/, "");
      if (to !== undefined && to !== own) edges.set(own, (edges.get(own) ?? new Set()).add(to));
    }
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    for (const next of edges.get(from) ?? []) {
      if (next === to) return true;
      if (!seen.has(next)) {
        seen.add(next);
        if (reaches(next, to, seen)) return true;
      }
    }
    return false;
  };
  const folders = [...edges.keys()].sort();
  return folders.flatMap((one, index) =>
    folders
      .slice(index + 1)
      .flatMap((other) => (reaches(one, other) && reaches(other, one) ? [`${one} ⇄ ${other}`] : [])),
  );
}

test("the folders of a kit have no cycles", () => {
  const kits = sourcesUnder("server/kit", "client/kit");
  const planted = [
    sourceOf("server/kit/a/one.ts", `import { two } from "../b/two";`),
    sourceOf("server/kit/b/two.ts", `import { three } from "../c/three";`),
    sourceOf("server/kit/c/three.ts", `import type { One } from "../a/one";`),
  ];

  expect(folderCycles(kits)).toEqual([]);
  expect(folderCycles(planted).length).toBe(3);
});
