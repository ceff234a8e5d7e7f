import { joinParts } from "../../server/features/reports/report.service";

type Parts = Parameters<typeof joinParts>[0];

test.each<[string, Parts, Parts[number]]>([
  ["no part", [], []],
  ["one part", [[{ keys: ["a"], values: [1, 2] }]], [{ keys: ["a"], values: [1, 2] }]],
  [
    "two parts with the same row",
    [[{ keys: ["a"], values: [1, 0] }], [{ keys: ["a"], values: [0, 3] }]],
    [{ keys: ["a"], values: [1, 3] }],
  ],
  [
    "rows that only one part has",
    [[{ keys: ["a"], values: [1, 0] }], [{ keys: ["b"], values: [0, 3] }]],
    [
      { keys: ["a"], values: [1, 0] },
      { keys: ["b"], values: [0, 3] },
    ],
  ],
  [
    "a key without a value beside an empty one",
    [[{ keys: [null], values: [1, 0] }], [{ keys: [""], values: [0, 3] }]],
    [
      { keys: [null], values: [1, 0] },
      { keys: [""], values: [0, 3] },
    ],
  ],
  [
    "rows without dimensions",
    [[{ keys: [], values: [1, 0, 0] }], [{ keys: [], values: [0, 2, 0] }], [{ keys: [], values: [0, 0, 3] }]],
    [{ keys: [], values: [1, 2, 3] }],
  ],
])("a report of %s", async (_, parts, rows) => {
  expect(await joinParts(parts)).toEqual(rows);
});
