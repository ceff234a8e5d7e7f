export interface ChangeGroup {
  release: string;
  kind: string;
  entries: string[];
}

const IS_API = /\bREST\b|\bGraphQL\b|OpenAPI|API key|`\/(?:api|auth|v1)\b/;

/** Returns the entries of a changelog that are about the API, by release and kind, in their order. */
export function apiChanges(changelog: string): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  let release = "";
  for (const line of changelog.split("\n")) {
    if (line.startsWith("## ")) release = line.slice(3);
    else if (line.startsWith("### ")) groups.push({ release, kind: line.slice(4), entries: [] });
    else if (line.startsWith("- ") && IS_API.test(line)) groups.at(-1)?.entries.push(line.slice(2));
  }
  return groups.filter(({ entries }) => entries.length > 0);
}
