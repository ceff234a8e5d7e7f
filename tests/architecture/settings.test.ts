import { parseEnv } from "node:util";
import { readConfig } from "../../server/app/config";
import { fileText } from "../support/sources";

const example = parseEnv(fileText(".env.example"));
const namesIn = (path: string, pattern: RegExp): string[] =>
  [...fileText(path).matchAll(pattern)].map(([, name = ""]) => name).toSorted();

test("`.env.example` has every setting with its default", () => {
  expect(Object.keys(example).toSorted()).toEqual(namesIn("server/app/config.ts", /^ {2}([A-Z][A-Z0-9_]+):/gm));
  expect(readConfig(example)).toEqual(readConfig({}));
});

test("the README lists the same settings", () => {
  const [, section = ""] = fileText("README.md").split("\n## Settings\n");
  const rows = [...section.matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+)/gm)].map(([, names = ""]) => names);
  const listed = rows.flatMap((names) => [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = ""]) => name));

  expect(listed.toSorted()).toEqual(Object.keys(example).toSorted());
});
