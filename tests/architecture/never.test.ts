import { posix } from "node:path";
import ts from "typescript";
import { fileText, pathsUnder, type Source, sourceOf, sourcesUnder, textsOf } from "../support/sources";

interface Rule {
  title: string;
  /** The files that the rule applies to. */
  about: RegExp;
  /** Files that are exempt, each with its reason in the name or in a comment. */
  except?: RegExp;
  /** Returns the violations in a file. */
  finds: (source: Source) => string[];
  /** A file with a violation, which the rule must find. */
  planted: readonly [path: string, text: string];
}

const GENERATED = /[/.]generated\.ts$/;

const isCalling = (node: ts.Node, name: string): boolean =>
  ts.isCallExpression(node) && new RegExp(`(^|\\.)${name}$`).test(node.expression.getText());

const textsWith =
  (pattern: RegExp) =>
  (source: Source): string[] =>
    textsOf(source).filter((text) => pattern.test(text));

const nodesThat =
  (isOne: (node: ts.Node) => boolean) =>
  ({ nodes }: Source): string[] =>
    nodes.filter(isOne).map((node) => node.getText().slice(0, 80));

const isDefaultExport = (node: ts.Node): boolean =>
  (ts.isExportAssignment(node) && !node.isExportEquals) ||
  node.kind === ts.SyntaxKind.DefaultKeyword ||
  (ts.isExportSpecifier(node) && node.name.text === "default");

const nameOfProperty = (node: ts.Node): string =>
  ts.isJsxAttribute(node) ||
  (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
    ? node.name.getText().replace(/["']/g, "")
    : "";

const valueOfProperty = (node: ts.Node): string =>
  (node as ts.JsxAttribute | ts.PropertyAssignment).initializer?.getText() ?? "";

/** Style properties of a fixed side of the screen, which are wrong from right to left. */
const SIDES =
  /^(left|right|[mp][lr]|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*|border(Top|Bottom)(Left|Right)\w*|rounded(Left|Right|(Top|Bottom)(Left|Right)))$/;

const isSided = (node: ts.Node): boolean =>
  SIDES.test(nameOfProperty(node)) ||
  (/^(textAlign|float|justify|justifyContent|clear)$/.test(nameOfProperty(node)) &&
    /["'](left|right)["']/.test(valueOfProperty(node)));

const QUERY =
  /^\s*((select|SELECT)\s|insert\s+into\s|update\s+\w+(\s+\w+)?\s+set\s|delete\s+from\s|with\s+\w+\s+as\s|(create|drop|alter|truncate)\s+(table|index|database|type)\s)/;

const RULES: readonly Rule[] = [
  {
    title: "files are imported by name, never through an index file",
    about: /./,
    finds: ({ path }) => (/(^|\/)index\.\w+$/.test(path) ? ["a barrel"] : []),
    planted: ["server/features/items/index.ts", ""],
  },
  {
    title: "folders are named after their subject, never utils or helpers",
    about: /./,
    finds: ({ path }) => (/(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.)/.test(path) ? ["a drawer"] : []),
    planted: ["client/kit/utils/text.ts", ""],
  },
  {
    title: "exports are named; default exports are for tools",
    about: /./,
    except:
      /(^|\/)(vite|jest)\.config\.\w+$|^tests\/support\/(global-(setup|teardown)\.ts|(long-files-first|shared-modules-runner)\.mjs)$/,
    finds: nodesThat(isDefaultExport),
    planted: ["server/kit/log.ts", "export default function log() {}"],
  },
  {
    title: "no value has the type any",
    about: /^(domain|server|client)\//,
    except: GENERATED,
    finds: nodesThat((node) => node.kind === ts.SyntaxKind.AnyKeyword),
    planted: ["server/kit/log.ts", "export const log = (event: any) => event;"],
  },
  {
    title: "SQL is in *.sql, *.queries.ts, migrations, kit/db, kit/transactions and embedded-postgres",
    about: /^(domain|server|client)\//,
    // data-source.ts takes a lock and reads settings before any feature can run.
    except:
      /\.(queries|generated)\.ts$|^server\/(migrations|kit\/(db|transactions)|embedded-postgres)\/|^server\/app\/data-source\.ts$/,
    finds: textsWith(QUERY),
    planted: ["server/features/items/item.service.ts", "const query = `select i.id\n from items i`;"],
  },
  {
    title: "a feature throws an AppError of the catalogue, never a plain Error",
    about: /^(domain\/|server\/features\/)/,
    finds: nodesThat(
      (node) => ts.isNewExpression(node) && /^(?!(App|JobStopped)Error$)\w*Error$/.test(node.expression.getText()),
    ),
    planted: ["server/features/items/item.service.ts", `throw new Error("full");`],
  },
  {
    title: "roles are named in the permission table only",
    about: /^(domain|server|client)\//,
    // The GraphQL enum, the first administrator, the accounts of the demo and the default username.
    except:
      /^domain\/permissions\.ts$|^server\/features\/users\/role\.types\.ts$|^server\/features\/users\/user\.service\.ts$|^server\/app\/(seed|config)\.ts$|^client\/features\/admin\/admin\.text\.ts$|generated\.ts$/,
    finds: textsWith(/^(admin|manager|viewer|MANAGER|VIEWER)$/),
    planted: ["client/features/home/HomeScreen.tsx", `const mayDelete = role === "manager";`],
  },
  {
    title: "Persian text is in *.text.ts only",
    about: /^(server|client)\//,
    except: /\.text\.ts$/,
    finds: textsWith(/[\u0600-\u06ff\ufb50-\ufdff]/),
    planted: ["client/features/home/HomeScreen.tsx", `const title = <b>سلام</b>;`],
  },
  {
    title: "English text between tags is in *.text.ts only",
    about: /^client\/.*\.tsx$/,
    finds: nodesThat((node) => ts.isJsxText(node) && /[a-z]{2}/i.test(node.text)),
    planted: ["client/features/home/HomeScreen.tsx", `const title = <b>Welcome back</b>;`],
  },
  {
    title: "network requests are sent by client/kit only",
    about: /^client\//,
    // The page's requests pass through the service worker.
    except: /^client\/(kit\/|service-worker\.ts$)/,
    finds: nodesThat(
      (node) =>
        isCalling(node, "fetch") ||
        (ts.isNewExpression(node) && /XMLHttpRequest|EventSource|WebSocket/.test(node.getText())),
    ),
    planted: ["client/features/home/HomeScreen.tsx", `void window.fetch("/api/items");`],
  },
  {
    title: "environment variables are read in config.ts only",
    about: /^(domain|server|client)\//,
    // dev.mjs passes its environment to the processes that it starts.
    except: /^server\/(app\/config\.ts|dev\.mjs)$/,
    finds: nodesThat((node) => ts.isPropertyAccessExpression(node) && node.getText() === "process.env"),
    planted: ["server/features/items/item.service.ts", "const limit = process.env.MAX_ITEMS;"],
  },
  {
    title: "dates are formatted in the languages of the product, because other patterns differ between browsers",
    about: /^(domain|server|client)\//,
    finds: nodesThat(
      (node) =>
        ts.isNewExpression(node) &&
        /^Intl\.DateTimeFormat\("(?!en-US|fa-IR)/.test(node.getText().replace(/^new\s+/, "")),
    ),
    planted: ["domain/time/instants.ts", `const DAY = new Intl.DateTimeFormat("en-CA");`],
  },
  {
    title: "styles use start and end, never left and right",
    about: /^client\//,
    finds: nodesThat(isSided),
    planted: [
      "client/features/home/HomeScreen.tsx",
      `const box = <Box pl="4" textAlign={isWide ? "left" : "start"} />;`,
    ],
  },
  {
    title: "colours are theme tokens",
    about: /^client\//,
    except: /^client\/kit\/theme\//,
    finds: textsWith(/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i),
    planted: ["client/features/home/HomeScreen.tsx", `const box = <Box color="#c0ffee" />;`],
  },
  {
    title: "the domain reads no clock; the current time is an argument",
    about: /^domain\//,
    finds: nodesThat(
      (node) =>
        isCalling(node, "Date.now") ||
        (ts.isNewExpression(node) && node.getText() === "new Date()") ||
        isCalling(node, "Math.random"),
    ),
    planted: ["domain/time/instants.ts", "const age = Date.now() - born;"],
  },
  {
    title: "markup is created from elements, never from strings",
    about: /^client\//,
    // A document that the server has rendered, in a frame without scripts.
    except: /^client\/features\/site\/SitePreview\.tsx$/,
    finds: nodesThat(
      (node) =>
        /^(dangerouslySetInnerHTML|innerHTML|outerHTML|srcDoc)$/.test(nameOfProperty(node)) ||
        (ts.isPropertyAccessExpression(node) && /^(innerHTML|outerHTML|insertAdjacentHTML)$/.test(node.name.text)) ||
        isCalling(node, "eval"),
    ),
    planted: ["client/features/home/HomeScreen.tsx", `const box = <b dangerouslySetInnerHTML={{ __html: name }} />;`],
  },
  {
    title: "nothing is fetched from a third party: no URL has another host",
    about: /^client\//,
    except: /^client\/(vite\.config\.ts|features\/landing\/.*\.text\.ts)$/,
    finds: textsWith(/^https?:\/\/(?!127\.0\.0\.1|localhost)/),
    planted: ["client/features/home/HomeScreen.tsx", `const font = "https://fonts.example.org/vazir.woff2";`],
  },
  {
    title: "files of the server and the domain are named noun.role.ts in lower case",
    about: /^(domain|server)\//,
    finds: ({ path }) =>
      /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(ts|mjs)$/.test(path.split("/").at(-1) ?? "") ? [] : ["its name"],
    planted: ["server/features/items/ItemService.ts", ""],
  },
  {
    title: "tests are never skipped, focused or mocked",
    about: /^tests\/.*\.test\.tsx?$/,
    finds: nodesThat(
      (node) =>
        ts.isCallExpression(node) &&
        /^(x(it|test|describe)|(it|test|describe)\.(skip|only|todo)(\.each)?|f(it|describe)|jest\.(mock|fn|spyOn|doMock|useFakeTimers)|expect\.\w*Snapshot)$|\.toMatch(Inline)?Snapshot$/.test(
          node.expression.getText(),
        ),
    ),
    planted: ["tests/items/items.api.test.ts", `test.skip("an item is added", () => {});`],
  },
];

const product = [
  ...sourcesUnder("domain", "server", "client", "tests"),
  ...["jest.config.mjs"].map((path) => sourceOf(path, fileText(path))),
];

const offences = ({ about, except, finds }: Rule, source: Source): string[] =>
  about.test(source.path) && !except?.test(source.path) ? finds(source).map((found) => `${source.path}: ${found}`) : [];

test.each(RULES)("$title", (rule) => {
  const about = product.filter(({ path }) => rule.about.test(path));

  expect(about.length).toBeGreaterThan(0);
  expect(about.flatMap((source) => offences(rule, source))).toEqual([]);
  expect(offences(rule, sourceOf(...rule.planted)).length).toBeGreaterThan(0);
});

test("style sheets contain no left, right or literal colour", () => {
  const sheets = pathsUnder(["client"], [".css"]);

  const wrong = sheets.filter((path) => /(^|[\s;{-])(left|right)\s*:|#[0-9a-f]{3,8}\b/i.test(fileText(path)));

  expect(wrong).toEqual([]);
});

test("every migration of the folder is in the list, oldest first", () => {
  const inFolder = pathsUnder(["server/migrations"], [".ts"]).map((path) =>
    path.replace(/^server\/migrations\/|\.ts$/g, ""),
  );

  const listed = [...fileText("server/app/migrations.ts").matchAll(/from "\.\.\/migrations\/([^"]+)"/g)].map(
    (match) => match[1],
  );

  expect(listed).toEqual([...inFolder].sort());
});

const CLIENT_SOURCES = pathsUnder(["client", "domain"], [".ts", ".tsx"]);
const FOLDERS = new Set(CLIENT_SOURCES.flatMap((path) => path.split("/").slice(0, -1)));
/** A single word, such as `text` or `pagination`, is also a media type or a package. */
const FILE_NAMES = new Set(
  CLIENT_SOURCES.map((path) => (path.split("/").at(-1) ?? "").replace(/\.tsx?$/, "")).filter(
    (name) => /[A-Z.-]/.test(name) && !FOLDERS.has(name),
  ),
);
const ENTRIES = /^(service-worker(\.ts)?|festival-renderer\.tsx)$/;

const namesIn = (text: string): string[] =>
  (text.match(/[\w.-]+/g) ?? []).filter((name) => FILE_NAMES.has(name.replace(/\.tsx?$/, "")) && !ENTRIES.test(name));

/** Whether a pattern matches some sources of a folder and not the others. */
function isPartial(pattern: RegExp): boolean {
  const [matched, others] = [new Set<string>(), new Set<string>()];
  for (const path of CLIENT_SOURCES) (pattern.test(`/${path}`) ? matched : others).add(posix.dirname(path));
  return [...matched].some((folder) => others.has(folder));
}

/** The names of source files in a build configuration. */
const fileNamesIn = ({ nodes }: Source): string[] =>
  nodes.flatMap((node) => {
    const text = node.getText();
    if (ts.isStringLiteralLike(node)) return namesIn(text);
    if (!ts.isRegularExpressionLiteral(node)) return [];
    const end = text.lastIndexOf("/");
    return isPartial(new RegExp(text.slice(1, end), text.slice(end + 1))) ? [text] : [];
  });

test("the build groups modules by package and folder, without names of source files", () => {
  const files = ["client/vite.config.mts", "client/precache.mts"];
  const planted = [
    `const test = /\\/client\\/kit\\/grid\\/(Filter|use-grid)/;`,
    `const isTill = (id: string) => id.endsWith("TillScreen.tsx");`,
    `const isGrid = (id: string) => id.includes("grid/use-grid");`,
  ];

  expect(files.flatMap((path) => fileNamesIn(sourceOf(path, fileText(path))))).toEqual([]);
  expect(planted.map((text) => fileNamesIn(sourceOf("client/precache.mts", text)).length)).toEqual([1, 1, 1]);
});
