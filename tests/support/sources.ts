import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";

/** A source file as the rules of the architecture read it: its path, text and syntax tree. */
export interface Source {
  path: string;
  text: string;
  nodes: ts.Node[];
}

const ROOT = join(__dirname, "..", "..");

function flatten(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    nodes.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return nodes;
}

/** Parses a source; `path` need not exist, so that tests can plant violations. */
export function sourceOf(path: string, text: string): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return { path, text, nodes: flatten(file) };
}

const filesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return ["node_modules", "build", "data"].includes(entry.name) ? [] : filesUnder(path);
    return [path];
  });

/** The text of a file, by its path from the repository root. */
export const fileText = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The paths under folders with one of the endings. */
export const pathsUnder = (folders: readonly string[], endings: readonly string[]): string[] =>
  folders.flatMap(filesUnder).filter((path) => endings.some((ending) => path.endsWith(ending)));

/** Every program under folders. */
export const sourcesUnder = (...folders: string[]): Source[] =>
  pathsUnder(folders, [".ts", ".tsx", ".mjs"]).map((path) => sourceOf(path, fileText(path)));

const moduleOf = (node: ts.Node): ts.Node | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const called = node.expression;
  const isLoad = called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === "require");
  return isLoad ? node.arguments[0] : undefined;
};

/** The imports of a file: paths from the repository root for own files, names for packages. */
export function importsOf({ path, nodes }: Source): string[] {
  return nodes.flatMap((node) => {
    const name = moduleOf(node);
    if (!name || !ts.isStringLiteralLike(name)) return [];
    return [name.text.startsWith(".") ? posix.join(posix.dirname(path), name.text) : name.text];
  });
}

/** Every text of a program, including template parts and JSX text, without comments and imports. */
export function textsOf({ nodes }: Source): string[] {
  return nodes.flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return node.parent && moduleOf(node.parent) === node ? [] : [node.text];
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return [node.text];
    return ts.isJsxText(node) && node.text.trim() !== "" ? [node.text.trim()] : [];
  });
}
