import TestSequencer from "@jest/test-sequencer";

/** Short files that take minutes. On a clean clone jest knows only sizes, and would end with one of them alone. */
const LONG = ["registrations/races.api", "matrix", "screens", "scanner", "sizes", "import-killed"].map(
  (name) => `/${name}.test.ts`,
);

export default class LongFilesFirst extends TestSequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.some((name) => path.endsWith(name));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
