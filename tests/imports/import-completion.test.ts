import { nextSeen, type Seen } from "../../client/features/imports/import-progress";

type Job = NonNullable<Parameters<typeof nextSeen>[1]>;

const NONE: Seen = { status: undefined, doneId: undefined, ending: null };
const job = (status: Job["status"], isReverted = false): Job => ({ id: "a", status, isReverted });

test.each<[string, Job[], Seen["ending"]]>([
  ["that was complete when it was opened", [job("COMPLETE")], null],
  ["that failed when it was opened", [job("ERROR")], null],
  ["that is checked", [job("CHECKING"), job("CHECKED")], null],
  ["whose check failed", [job("CHECKING"), job("ERROR")], "error"],
  ["that stored its rows", [job("CHECKING"), job("CHECKED"), job("RUNNING"), job("COMPLETE")], "complete"],
  ["that failed while it stored its rows", [job("RUNNING"), job("ERROR")], "error"],
  ["that was cancelled", [job("RUNNING"), job("CANCELLED")], null],
  ["that was reverted", [job("COMPLETE"), job("RUNNING"), job("COMPLETE", true)], "reverted"],
  ["whose revert failed", [job("COMPLETE"), job("RUNNING"), job("COMPLETE")], "kept"],
])("the end of an import %s", (_, states, ending) => {
  expect(states.reduce(nextSeen, NONE).ending).toBe(ending);
});
