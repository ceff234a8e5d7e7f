import ts from "typescript";
import { fileText, pathsUnder, type Source, sourceOf } from "../support/sources";

/** The folders and documents that are checked. */
const CHECKED_FOLDERS = ["server", "client", "domain", "tests", "docs"];
const CHECKED_DOCUMENTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ".env.example"];

/** Files whose wording is fixed: generated documents, merged migrations, and this list itself. */
const EXEMPT_FILES =
  /[/.]generated\.ts$|^server\/migrations\/1763700(?:0[0-3]\d{4}|04[0-2]\d{3})-[\w-]+\.ts$|^tests\/architecture\/language\.test\.ts$/;

interface RetiredWord {
  word: string;
  /** The standard term. */
  instead: string;
  /** Finds the word in comments, descriptions, test titles and documents. */
  prose?: RegExp;
  /** Finds the word in a name that is split into lower-case words: `takeBack` is "take back". */
  name?: RegExp;
  /** Finds the word in a name as it is written. */
  rawName?: RegExp;
  /** Uses of the same letters that are standard English. */
  standard?: RegExp;
  /** The files in which the word is retired; all if omitted. */
  path?: RegExp;
}

const both = (words: string) => ({
  prose: new RegExp(`\\b(?:${words})\\b`, "gi"),
  name: new RegExp(`\\b(?:${words})\\b`),
});

const RETIRED: readonly RetiredWord[] = [
  { word: "trail", instead: "audit log, audit entry", ...both("trails?") },
  { word: "door", instead: "endpoint", ...both("doors?") },
  {
    word: "kept",
    instead: "stored, cached, rollup",
    prose: /\bkept (?:counts?|buyers?|sums?|days?|numbers?)\b/gi,
    name: /\bkept\b/,
  },
  {
    word: "fold",
    instead: "compact",
    prose: /\bfold(?:s|ed|ing)?\b/gi,
    name: /\bfold(?:s|ed|ing)? (?:loose|sales?|counts?|days?)\b|^is folded$/,
    // Case folding is the standard term for letters.
    standard: /\b(?:case|letters?|digits?|names?|usernames?|texts?|search|unicode|spell\w+)\b/i,
  },
  { word: "loose", instead: "uncompacted", ...both("loose") },
  { word: "judge, verdict", instead: "classify, result", ...both("judges?|judged|judging|verdicts?") },
  { word: "standing", instead: "status", ...both("standings?") },
  { word: "outcome", instead: "result, status", ...both("outcomes?") },
  { word: "hold", instead: "lockForShare, lockForUpdate, advisoryLock…", name: /^hold \w/ },
  {
    word: "take back",
    instead: "revert, return",
    prose: /\b(?:tak(?:e|es|en|ing)|took) (?:\w+ )?back\b/gi,
    name: /\b(?:take|takes|took|taken) (?:\w+ )?back\b/,
  },
  {
    word: "give up",
    instead: "mark as failed, stop trying",
    prose: /\b(?:giv(?:e|es|en|ing)|gave) up\b/gi,
    name: /\b(?:give|gives|given|gave) up\b/,
  },
  { word: "note", instead: "update progress", name: /^note (?:progress|checked|complete|reverted|failed)$/ },
  {
    word: "spend",
    instead: "consume",
    ...both("spends?|spent|spending"),
    // Money is spent.
    standard: /\b(?:total|toman|money|amounts?|customers?|purchases?)\b/i,
  },
  { word: "heed", instead: "handle", ...both("heeds?|heeded") },
  { word: "say", instead: "labels, message, log", ...both("say|says|said|saying|told") },
  { word: "words", instead: "labels", rawName: /[a-z]Words$|_WORDS$/ },
  { word: "place of a list", instead: "location", name: /^place in\b/, prose: /\bplaces? in the (?:list|address)\b/gi },
  {
    word: "address of a page",
    instead: "URL",
    prose: /\bin the address\b|\baddress asks\b|\baddress of (?:a|the|its) (?:list|page|screen)\b/gi,
    name: /^address of$/,
  },
  { word: "living, stranger", instead: "active, anonymous, unknown user", ...both("living|strangers?|somebody") },
  { word: "whom, whoever", instead: "a noun", ...both("whom|whoever") },
  { word: "shop of an import", instead: "import context", name: /^shop(?: for)?$/ },
  {
    word: "most, least",
    instead: "MAX_…, MIN_…",
    rawName: /^(?:MOST|LEAST)(?:_|$)|^(?:most|least)(?:[A-Z]|$)|^(?!MAX_|MIN_)[A-Z_]+_(?:MAX|MIN|LENGTH)$/,
  },
  { word: "answer", instead: "return, response", ...both("answers?|answered|answering") },
  { word: "refuse", instead: "throw, reject, error", ...both("refus(?:e|es|ed|ing|als?)") },
  {
    word: "calm, patient, bare",
    instead: "throttled, with timeout, standalone",
    ...both("calm|calmly|patient|patiently|bare"),
  },
  { word: "paper", instead: "print", name: /\bpaper\b/ },
  { word: "way back", instead: "history blocker", ...both("way back") },
  { word: "first stop, next stop", instead: "required redirect, focus order", ...both("first stop|next stop") },
  { word: "world", instead: "fixtures", name: /\bworlds?\b/ },
  {
    word: "nobody, everybody",
    instead: "no user, all users, an unknown …",
    prose: /\b(?:nobody|everybody|anybody|who was never here)\b/gi,
    path: /^tests\//,
  },
  { word: "stands", instead: "is, is stored", prose: /\b(?:stands?|stood)\b/gi, path: /^tests\// },
  {
    word: "whatever, so many",
    instead: "any, this number of",
    prose: /\b(?:whatever|whichever|so many|so much)\b/gi,
    path: /^tests\//,
  },
];

/** Permitted uses, each with its reason. */
const EXCEPTIONS: readonly { path: RegExp; words: RegExp; reason: string }[] = [
  {
    path: /./,
    words: /^(?:PHONE_LENGTH|CODE_LENGTH)$/,
    reason: "an error code, and an exact length: neither is a limit",
  },
  {
    path: /^client\/features\/landing\/|^tests\/browser\/landing\.test\.ts$/,
    words: /^(?:answers?|Answers?|noAnswer)$/,
    reason: "the questions and answers of the festival page",
  },
  {
    path: /^tests\/(?:imports|code-pools)\//,
    words: /^outcome$/,
    reason: "a field of the GraphQL API",
  },
  {
    path: /^(?:server\/features|client)\//,
    words: /^(?:outcome|ImportOutcome|RowOutcomeEnum|ReceiptOutcome)$/,
    reason: "names of the GraphQL API",
  },
  {
    path: /^server\/app\/migrations\.ts$/,
    words: /^KeptPeople1763700034000$/,
    reason: "the name of a merged migration",
  },
  {
    path: /^(?:domain|client\/features\/(?:account|users))\/|^server\/features\/(?:auth|users)\//,
    words: /^(?:AREA_REFUSED|SELF_REFUSED|NATIONAL_CODE_LENGTH)$/,
    reason: "error codes",
  },
  {
    path: /./,
    words: /^(?:YES_WORDS|NO_WORDS|MAX_SEARCH_WORDS|amountInWords|numberToWords)$/,
    reason: "words of a language, not labels",
  },
  {
    path: /\.sql$/,
    words: /^(?:spent|least)$/,
    reason: "money, and a function of SQL",
  },
  {
    path: /^client\/features\/(?:customers|landing)\//,
    words: /^(?:isKept|data-kept|kept|spent|fold)$/,
    reason: "the account that a merge keeps, money, and the fold of a drawing",
  },
];

type Kind = "file name" | "identifier" | "comment" | "SQL comment" | "schema description" | "test title" | "document";

interface Fragment {
  kind: Kind;
  text: string;
}

const isName = (kind: Kind): boolean => kind === "file name" || kind === "identifier";

/** A name as lower-case words: `lockForUpdate`, `MAX_ROWS` and `error-body` become "lock for update" and so on. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .toLowerCase();

function literalRanges({ nodes }: Source): { start: number; end: number }[] {
  return nodes
    .filter(
      (node) =>
        ts.isLiteralExpression(node) ||
        ts.isTemplateMiddleOrTemplateTail(node) ||
        ts.isTemplateHead(node) ||
        ts.isJsxText(node),
    )
    .map((node) => ({ start: node.getStart(), end: node.getEnd() }));
}

/** The comments of a program, without strings that look like comments. */
function commentsOf(source: Source): string[] {
  const ranges = literalRanges(source);
  return [...source.text.matchAll(/\/\*[^]*?\*\/|\/\/.*/g)]
    .filter(({ index }) => !ranges.some(({ start, end }) => index >= start && index < end))
    .map(([comment]) => comment);
}

/** Whether a literal is a description or a part of a concatenated one. */
const isDescription = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent)
    ? isDescription(node.parent)
    : ts.isPropertyAssignment(node.parent) &&
      node.parent.name.getText() === "description" &&
      node.parent.initializer === node;

const isTitle = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  /^(?:test|describe)\b/.test(node.parent.expression.getText());

/** The checked texts of a program: names, comments, schema descriptions and test titles. */
function fragmentsOf(source: Source): Fragment[] {
  const fragments: Fragment[] = commentsOf(source).map((text) => ({ kind: "comment", text }));
  for (const node of source.nodes) {
    if (ts.isIdentifier(node)) fragments.push({ kind: "identifier", text: node.text });
    if (ts.isTemplateLiteralToken(node))
      for (const [text] of node.text.matchAll(/--\s.*/g)) fragments.push({ kind: "SQL comment", text });
    if (!ts.isStringLiteralLike(node)) continue;
    if (isDescription(node)) fragments.push({ kind: "schema description", text: node.text });
    if (source.path.endsWith(".test.ts") && isTitle(node)) fragments.push({ kind: "test title", text: node.text });
  }
  return fragments;
}

/** The comments and the names of a file of SQL statements. */
const statementFragments = (text: string): Fragment[] => {
  const code = text.replace(/--\s.*|\/\*[^]*?\*\/|'(?:[^']|'')*'/g, " ");
  return [
    ...[...text.matchAll(/--\s.*/g)].map(([comment]): Fragment => ({ kind: "SQL comment", text: comment })),
    ...[...code.matchAll(/[a-z]\w*/gi)].map(([name]): Fragment => ({ kind: "identifier", text: name })),
  ];
};

/** The comments of a style sheet or page, and its classes, ids and custom properties. */
const styleFragments = (text: string): Fragment[] => {
  const comments = /\/\*[^]*?\*\/|<!--[^]*?-->/g;
  const code = text.replace(comments, " ");
  const attributes = [...code.matchAll(/\b(?:class|id)="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(/\s+/));
  const selectors = [...code.matchAll(/(?:[.#]|--)([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
  return [
    ...[...text.matchAll(comments)].map(([comment]): Fragment => ({ kind: "comment", text: comment })),
    ...[...attributes, ...selectors].map((name): Fragment => ({ kind: "identifier", text: name })),
  ];
};

/** The prose of a document, without its code. */
const documentFragments = (text: string): Fragment[] => [
  { kind: "document", text: text.replace(/^```[^]*?^```$/gm, "").replace(/`[^`\n]*`/g, "") },
];

function foundIn({ kind, text }: Fragment, { prose, name, rawName, standard }: RetiredWord): string[] {
  if (!isName(kind))
    return [...text.matchAll(prose ?? /(?!)/g)].map(([match]) => match).filter(() => !standard?.test(text));
  const words = wordsOf(text);
  return !standard?.test(words) && (name?.test(words) || rawName?.test(text)) ? [text] : [];
}

const fileNameOf = (path: string): Fragment => ({
  kind: "file name",
  text:
    path
      .replace(/\.\w+$/, "")
      .split("/")
      .at(-1) ?? "",
});

interface Finding extends Fragment {
  found: string;
  instead: string;
}

function findingsOf(path: string, fragments: readonly Fragment[]): Finding[] {
  return [fileNameOf(path), ...fragments].flatMap((fragment) =>
    RETIRED.filter((retired) => !retired.path || retired.path.test(path)).flatMap((retired) =>
      foundIn(fragment, retired).map((found) => ({ ...fragment, found, instead: retired.instead })),
    ),
  );
}

/** The retired words of a file, once each. */
function offences(path: string, findings: readonly Finding[]): string[] {
  const allowed = EXCEPTIONS.filter((exception) => exception.path.test(path));
  return [
    ...new Set(
      findings
        .filter(({ found }) => !allowed.some(({ words }) => words.test(found)))
        .map(({ kind, found, instead }) => `${path}: ${kind} "${found}" -> ${instead}`),
    ),
  ];
}

const findings = new Map<string, Finding[]>();

function fragmentsIn(path: string): Fragment[] {
  const text = fileText(path);
  if (/\.(?:md|example)$/.test(path)) return documentFragments(text);
  if (path.endsWith(".sql")) return statementFragments(text);
  return /\.(?:css|html)$/.test(path) ? styleFragments(text) : fragmentsOf(sourceOf(path, text));
}

/** The findings of a file of the repository, cached for the second test. */
function findingsIn(path: string): Finding[] {
  const found = findings.get(path) ?? findingsOf(path, fragmentsIn(path));
  findings.set(path, found);
  return found;
}

const filesOf = (folder: string): string[] =>
  pathsUnder([folder], [".ts", ".tsx", ".mjs", ".md", ".sql", ".css", ".html"]).filter(
    (path) => !EXEMPT_FILES.test(path),
  );

test.each(CHECKED_FOLDERS)("%s uses no retired word", (folder) => {
  const files = filesOf(folder);

  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((path) => offences(path, findingsIn(path)))).toEqual([]);
});

test.each(CHECKED_DOCUMENTS)("%s uses no retired word", (path) => {
  expect(offences(path, findingsIn(path))).toEqual([]);
});

const inProgram = (path: string, text: string) => offences(path, findingsOf(path, fragmentsOf(sourceOf(path, text))));
const inDocument = (text: string) =>
  offences("docs/planted.md", findingsOf("docs/planted.md", documentFragments(text)));

test.each([
  ["an identifier", "server/kit/log.ts", "const trailLine = 1;"],
  ["an identifier in snake case", "server/kit/log.ts", "const row = { taken_back: 1 };"],
  ["a limit that does not begin with MAX", "domain/text.ts", "export const NAME_LENGTH = 100;"],
  ["a file name", "client/kit/form/next-stop.ts", ""],
  ["a comment", "server/kit/log.ts", "// The same for all doors.\nexport const a = 1;"],
  ["a comment before a closing brace", "server/kit/log.ts", "function a() {\n  // It gives up.\n}"],
  ["a docstring", "server/kit/log.ts", "/** Answers null. */\nexport const a = null;"],
  [
    "a comment of a statement",
    "server/features/items/item.queries.ts",
    "const sql = `\n  -- Whoever has none.\n  select 1`;",
  ],
  [
    "a description of the schema",
    "server/features/items/item.types.ts",
    `f({ description: "Refused to strangers." });`,
  ],
  [
    "a description of two parts",
    "server/features/items/item.types.ts",
    `f({ description: "A code. " + "Whoever has it gets a prize." });`,
  ],
  ["a title with a vague pronoun", "tests/items/items.api.test.ts", `test("nobody reads it", () => {});`],
  ["a title of a test", "tests/items/items.api.test.ts", `test("a visitor is told why", () => {});`],
  ["a title of a table of tests", "tests/items/items.api.test.ts", `test.each([1])("%s is refused", () => {});`],
])("%s with a retired word is found", (_, path, text) => {
  expect(inProgram(path, text).length).toBeGreaterThan(0);
});

test("a document with a retired word is found, and its code is not read", () => {
  expect(inDocument("The kept counts.\n")).toHaveLength(1);
  expect(inDocument("Run `say`.\n\n```bash\nsay hello\n```\n")).toEqual([]);
});

test("a name in a style sheet, a page or a statement is found", () => {
  const found = (path: string, fragments: Fragment[]) => offences(path, findingsOf(path, fragments));

  expect(found("client/planted.css", styleFragments(".verdict { color: red; }"))).toHaveLength(1);
  expect(found("client/planted.html", styleFragments('<p class="card answer">'))).toHaveLength(1);
  expect(found("server/planted.sql", statementFragments("select r.verdict from rows r -- 'x'"))).toHaveLength(1);
  expect(found("server/planted.sql", statementFragments("select 'verdict' as result"))).toEqual([]);
});

test("text of a string is not a comment, and standard terms pass", () => {
  expect(inProgram("server/kit/log.ts", `const url = "http://trail"; // The audit log.`)).toEqual([]);
  expect(
    inProgram("domain/text.ts", "const MAX_NAME_LENGTH = 1; // At most 100 characters, with case folding."),
  ).toEqual([]);
});

/** The words of an exception: the alternatives of its pattern. */
const wordsOfException = ({ words }: (typeof EXCEPTIONS)[number]): string[] =>
  words.source.replace(/^\^(?:\(\?:)?|\)?\$$/g, "").split("|");

test("every word of every exception is needed", () => {
  const files = CHECKED_FOLDERS.flatMap(filesOf);
  const unused = EXCEPTIONS.filter((exception) => {
    const matching = files.filter((path) => exception.path.test(path));
    const found = new Set(matching.flatMap((path) => findingsIn(path).map((finding) => finding.found)));
    return wordsOfException(exception).some((word) => /^[\w-]+$/.test(word) && !found.has(word));
  });

  expect(unused.map(({ words }) => words.source)).toEqual([]);
});
