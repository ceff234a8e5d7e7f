import { existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { fileText, importsOf, sourceOf } from "../support/sources";

const ROOT = join(__dirname, "..", "..");
const OPERATIONAL = ["start", "demo", "migrate", "doctor", "recover"];
/** Files that the build stage creates; all other copied files are in the repository. */
const MADE = ["node_modules", "build"];

interface Copy {
  /** Paths from the repository root, with wildcards. */
  sources: string[];
  isFromBuild: boolean;
}

const copiesOf = (dockerfile: string): Copy[] =>
  [...dockerfile.matchAll(/^COPY (.+)$/gm)].map(([, line = ""]) => {
    const words = line.split(" ");
    const flags = words.filter((word) => word.startsWith("--"));
    const sources = words.slice(flags.length, -1).map((path) => path.replace(/^\/app\//, ""));
    return { sources, isFromBuild: flags.includes("--from=build") };
  });

/** The files that match a path with a wildcard, such as server/*.mjs; another path is returned as it is. */
function matches(path: string): string[] {
  const [folder, ending] = path.split("*");
  if (folder === undefined || ending === undefined) return [path];
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => posix.join(folder, name));
}

/** Paths that a Dockerfile copies but that do not exist. */
const missing = (dockerfile: string): string[] =>
  copiesOf(dockerfile)
    .flatMap(({ sources }) => sources)
    .filter((path) => !MADE.includes(path) && !matches(path).some((found) => existsSync(join(ROOT, found))));

/** A program and its direct and indirect imports within the repository. */
const withImports = (path: string): string[] => [
  path,
  ...importsOf(sourceOf(path, fileText(path)))
    .filter((name) => name.startsWith("server/"))
    .flatMap(withImports),
];

/** The files of the README's operational commands that an image does not have. */
const notCopied = (dockerfile: string): string[] => {
  const { scripts } = JSON.parse(fileText("package.json")) as { scripts: Record<string, string> };
  const programs = OPERATIONAL.map((name) => /^node (\S+)/.exec(scripts[name] ?? "")?.[1] ?? `no program for ${name}`);
  const copied = copiesOf(dockerfile)
    .filter(({ isFromBuild }) => isFromBuild)
    .flatMap(({ sources }) => sources.flatMap(matches));
  const needed = ["package.json", ...programs.flatMap(withImports)];
  return [...new Set(needed)].filter((path) => !copied.some((from) => path === from || path.startsWith(`${from}/`)));
};

const dockerfile = fileText("Dockerfile");

test("everything the Dockerfile copies exists", () => {
  expect(missing(dockerfile)).toEqual([]);
  expect(missing("COPY server/gone.mjs server/*.gone package.json ./")).toEqual(["server/gone.mjs", "server/*.gone"]);
});

test("the image has the files of every operational command", () => {
  expect(notCopied(dockerfile)).toEqual([]);
  expect(notCopied("COPY --from=build /app/package.json ./")).toEqual(["server/start.mjs", "server/prepare.mjs"]);
});

test("the image is built and run on the Node version of .nvmrc, and is healthy once it can serve", () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);

  expect(fileText(".nvmrc")).toBe("24\n");
  expect(bases).toEqual(["node:24-bookworm-slim", "node:24-bookworm-slim"]);
  expect(dockerfile).toContain("'/health/ready'");
});

test("the compose file passes the settings of .env, keeps the password out of the URL and publishes the proxy only", () => {
  const compose = fileText("docker-compose.yml");

  expect(compose).toContain("  env_file: .env\n");
  expect(compose).toContain("    HOST: 0.0.0.0\n    PORT: 4000\n    DATA_DIR: /data\n");
  expect(compose).toContain("DATABASE_URL: postgres://club@database:5432/club\n");
  expect(compose).toContain("PGPASSWORD: ${POSTGRES_PASSWORD:?");
  expect(compose).toContain("TRUST_PROXY: 1\n");
  expect([...compose.matchAll(/^ {6}- "(\d+:\d+)"$/gm)].map(([, port]) => port)).toEqual(["80:80", "443:443"]);
});
