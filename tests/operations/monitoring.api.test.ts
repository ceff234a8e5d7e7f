import { useApp } from "../support/app";
import { fileText } from "../support/sources";

/*
 * The dashboard and the alert rules name only metrics that the product exports. `promtool` checks the syntax of the
 * rules and runs alerts.test.yml; see docs/operations/monitoring.md.
 */

const app = useApp();
const FOLDER = "docs/operations/monitoring";

/** Prometheus itself adds these metrics. */
const OF_PROMETHEUS = ["up"];
const KEYWORDS = new Set(["and", "or", "unless", "bool", "offset"]);
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;

/** The metrics in a PromQL expression: the names that are neither functions nor in a selector or a grouping. */
function metricsIn(expression: string): string[] {
  const names = expression
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, "")
    .replace(GROUPING, "");
  return [...names.matchAll(/\b[a-zA-Z_:][\w:]*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !KEYWORDS.has(name));
}

/** The names of the samples that a page of metrics can have. */
const exportedIn = (page: string): string[] =>
  [...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type = ""]) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((ending) => name + ending) : [name],
  );

const unknownIn = (expressions: readonly string[], page: string): string[] => {
  const known = new Set([...exportedIn(page), ...OF_PROMETHEUS]);
  return [...new Set(expressions.flatMap(metricsIn))].filter((name) => !known.has(name));
};

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
  templating: { list: { name: string; query: string | { query: string } }[] };
}

const dashboard = JSON.parse(fileText(`${FOLDER}/grafana-dashboard.json`)) as Dashboard;

function dashboardExpressions(): string[] {
  const targets = dashboard.panels.flatMap((panel) => panel.targets.map(({ expr }) => expr));
  const variables = dashboard.templating.list.flatMap(({ query }) =>
    typeof query === "string" ? [] : (/^label_values\((.+), \w+\)$/.exec(query.query)?.[1] ?? "no query"),
  );
  return [...targets, ...variables];
}

/** The rules by their name: the text from `alert:` to the next rule. */
const rules = new Map(
  fileText(`${FOLDER}/alerts.yml`)
    .split(/^ *- alert: /m)
    .slice(1)
    .map((text): [string, string] => [text.slice(0, text.indexOf("\n")), text]),
);

const expressionOf = (rule: string): string =>
  /^ {8}expr: (?:\|\n)?([^]*?)^ {8}for: /m.exec(rule)?.[1] ?? "no expression";

const metrics = async (): Promise<string> =>
  String((await app().rest("GET", "/metrics", undefined, { ip: "127.0.0.1" })).body);

test("the dashboard shows only metrics that the product exports", async () => {
  const expressions = dashboardExpressions();

  expect(expressions.length).toBeGreaterThan(25);
  expect(unknownIn(expressions, await metrics())).toEqual([]);
});

test("the alert rules use only metrics that the product exports", async () => {
  const expressions = [...rules.values()].map(expressionOf);

  expect(expressions.length).toBeGreaterThan(20);
  expect(unknownIn(expressions, await metrics())).toEqual([]);
});

test("a metric that the product does not export is found", () => {
  const page = "# TYPE jobs gauge\njobs 1\n# TYPE wait histogram\n";

  const found = unknownIn(
    [
      'sum by (state) (rate(jobs{kind="gone"}[5m])) > 1.2e9 and on (kind) gone',
      "histogram_quantile(0.9, sum by (le) (rate(wait_bucket[5m]))) + wait_max",
    ],
    page,
  );

  expect(found).toEqual(["gone", "wait_max"]);
});

test("each alert has a severity, a summary, an action and a test", () => {
  const tests = fileText(`${FOLDER}/alerts.test.yml`);
  const incomplete = [...rules].filter(
    ([name, rule]) =>
      !/^ {8}labels: \{ severity: (critical|warning) \}\n {8}annotations:\n {10}summary: ".+\."\n {10}action: ".+\."$/m.test(
        rule,
      ) || !tests.includes(`  - name: ${name}\n`),
  );

  expect(incomplete.map(([name]) => name)).toEqual([]);
});

test("the panels of the dashboard have their own ids and titles", () => {
  const { panels } = dashboard;

  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
});
