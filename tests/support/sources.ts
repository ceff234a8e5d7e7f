import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";

/** A source file as the architecture's rules read it: its place, its words, its syntax. */
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

/** A source from its text; `path` may be one that does not exist, to see a rule reject it. */
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

/** The text of a file of the product, by its path from the top. */
export const fileText = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The paths under folders whose names end in one of `endings`. */
export const pathsUnder = (folders: readonly string[], endings: readonly string[]): string[] =>
  folders.flatMap(filesUnder).filter((path) => endings.some((ending) => path.endsWith(ending)));

/** Every program text under folders. */
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

/** What a file imports: paths from the top for its own product's files, names for packages. */
export function importsOf({ path, nodes }: Source): string[] {
  return nodes.flatMap((node) => {
    const name = moduleOf(node);
    if (!name || !ts.isStringLiteralLike(name)) return [];
    return [name.text.startsWith(".") ? posix.join(posix.dirname(path), name.text) : name.text];
  });
}

/** Every text a program holds, template parts and the words between tags among them; comments and imports are not. */
export function textsOf({ nodes }: Source): string[] {
  return nodes.flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return node.parent && moduleOf(node.parent) === node ? [] : [node.text];
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return [node.text];
    return ts.isJsxText(node) && node.text.trim() !== "" ? [node.text.trim()] : [];
  });
}
