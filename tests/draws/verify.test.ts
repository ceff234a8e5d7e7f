import fc from "fast-check";
import { isBeaconValid, parseSignature, QUICKNET } from "../../domain/draws/beacon";
import { hashText } from "../../domain/draws/hashes";
import { canonicalJson } from "../../domain/draws/manifest";
import { treeLevels, treeRoot } from "../../domain/draws/merkle-tree";
import { type Step, type StepReport, STEPS } from "../../domain/draws/verification";
import { type DrawFiles } from "../../domain/draws/verify";
import { drawWinners } from "../../domain/draws/winners";
import { type Pack, packOf, participants, SIGNED_TIME_OF_QUICKNET, signRound, TEST_CHAIN } from "./pack";
import { fileText } from "../support/sources";
import { changedAt, firstFailed, leavesOf, verify } from "./verified";

const withStatus = (files: DrawFiles, status: StepReport["status"]): Step[] =>
  verify(files)
    .steps.filter((step) => step.status === status)
    .map(({ step }) => step);

const MODES = ["beacon", "witnessed"] as const;
const PEOPLE = participants(9);
const PACKS = { beacon: packOf({ people: PEOPLE }), witnessed: packOf({ people: PEOPLE, mode: "witnessed" }) };

const ROW = 4;
/** The files with a participant's proof. */
const withProof = (pack: Pack): DrawFiles => ({
  ...pack.files,
  proof: canonicalJson(pack.proofOf(ROW)),
  person: pack.rows[ROW]?.person,
});

test.each(MODES)("a genuine draw in mode %s passes every step in order", (mode) => {
  const { steps } = verify(withProof(PACKS[mode]));

  expect(steps.map(({ step }) => step)).toEqual([...STEPS]);
  const skipped = steps.filter(({ status }) => status === "skipped").map(({ step }) => step);
  expect(skipped).toEqual(mode === "beacon" ? [] : ["chain", "round"]);
  expect(steps.filter(({ status }) => status === "failed")).toEqual([]);
});

test("a draw of quicknet passes with quicknet only", () => {
  const { files } = packOf({ people: PEOPLE, chain: QUICKNET, drawTime: SIGNED_TIME_OF_QUICKNET });

  expect(verify(files, QUICKNET).steps.filter(({ status }) => status === "failed")).toEqual([]);
  expect(firstFailed(files)).toBe("chain");
});

test("docs/draws.md describes every step", () => {
  const text = fileText("docs/draws.md");

  expect(STEPS.filter((step) => !text.includes(`\`${step}\``))).toEqual([]);
});

test("draws of every size pass, also with more prizes than participants and several prizes per person", () => {
  const sizes = fc.record({
    owners: fc.integer({ min: 1, max: 40 }),
    winners: fc.integer({ min: 1, max: 12 }),
    reserves: fc.integer({ min: 0, max: 12 }),
    maxCodes: fc.integer({ min: 1, max: 9 }),
    onePerOwner: fc.boolean(),
    mode: fc.constantFrom(...MODES),
    seed: fc.string(),
  });
  fc.assert(
    fc.property(sizes, ({ owners, maxCodes, seed, ...options }) => {
      const pack = packOf({ ...options, people: participants(owners, { seed, maxCodes }), entropy: seed });
      expect(firstFailed(pack.files)).toBeNull();
    }),
    { numRuns: 40, seed: 12 },
  );
});

describe("files that are missing", () => {
  test("after the freeze, the steps of the result are skipped", () => {
    const { manifest, entries } = PACKS.beacon.files;

    expect(withStatus({ manifest, entries }, "failed")).toEqual([]);
    expect(withStatus({ manifest, entries }, "passed")).toEqual([
      "manifest_canonical",
      "manifest_fields",
      "chain",
      "round",
      "entries_hash",
      "entries_lines",
      "entries_sums",
      "entries_root",
    ]);
  });

  test("without entries.csv, a proof is checked by its path", () => {
    const { manifest, proof, person } = withProof(PACKS.beacon);

    expect(withStatus({ manifest, proof, person }, "failed")).toEqual([]);
    expect(withStatus({ manifest, proof, person }, "passed")).toContain("proof_path");
  });

  test("without a manifest nothing is checked", () => {
    expect(withStatus({ ...PACKS.beacon.files, manifest: undefined }, "skipped")).toEqual([...STEPS]);
  });

  test("before the first anchor the dispute window is not checked, after the run a missing anchor fails", () => {
    const anchors = canonicalJson({ ...PACKS.beacon.anchors, anchors: [] });
    const { manifest, entries, result } = PACKS.beacon.files;

    expect(withStatus({ manifest, entries, anchors }, "failed")).toEqual([]);
    expect(firstFailed({ manifest, entries, anchors, result })).toBe("dispute_window");
  });
});

test("a proof shows the codes and the places of its participant", () => {
  const pack = PACKS.beacon;
  const [winner] = pack.result.results;
  const row = winner?.row ?? 0;
  const proof = canonicalJson(pack.proofOf(row));

  const { own } = verify({ ...pack.files, proof, person: pack.rows[row]?.person }).verification;

  expect(own?.row).toBe(row);
  expect(own?.codes).toEqual(pack.rows[row]?.tickets.map(({ code }) => code));
  expect(own?.places.map(({ place }) => place)).toEqual([1]);
});

test("the order of the input changes nothing", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(PEOPLE, { minLength: PEOPLE.length }), (people) => {
      const shuffled = people.map((person) => ({ ...person, tickets: person.tickets.toReversed() }));
      expect(packOf({ people: shuffled }).files).toEqual(PACKS.beacon.files);
    }),
    { numRuns: 20, seed: 12 },
  );
});

test("one more code of a person changes only their row and the hashes above it", () => {
  fc.assert(
    fc.property(fc.nat(PEOPLE.length - 1), (index) => {
      const people = PEOPLE.map((person, at) =>
        at === index ? { ...person, tickets: [...person.tickets, { code: "ONEMORE", salt: person.salt }] } : person,
      );
      const changed = packOf({ people });
      const [before, after] = [PACKS.beacon, changed].map(({ entries }) => entries.split("\n"));
      const row = changed.rows.findIndex(({ person }) => person.phone === PEOPLE[index]?.phone);

      expect(after?.filter((line, at) => line !== before?.[at])).toEqual([after?.[row]]);
      const { codes, entries_sha256, merkle_root } = changed.manifest;
      expect(codes).toBe(PACKS.beacon.manifest.codes + 1);
      expect(changed.manifest).toEqual({ ...PACKS.beacon.manifest, codes, entries_sha256, merkle_root });
    }),
    { numRuns: 9, seed: 12 },
  );
});

/** The step that fails after a change of a field; `N` is any index of a list. */
const STEP_OF_FIELD: Record<"manifest" | "anchors" | "result" | "audit" | "proof", Record<string, Step>> = {
  manifest: {
    spec: "manifest_fields",
    draw_id: "anchors_manifest",
    owners: "entries_sums",
    codes: "entries_sums",
    entries_sha256: "entries_hash",
    merkle_root: "entries_root",
    winners: "manifest_fields",
    reserves: "anchors_manifest",
    one_prize_per_owner: "anchors_manifest",
    "prizes.N.name_fa": "anchors_manifest",
    "prizes.N.name_en": "anchors_manifest",
    "prizes.N.value_toman": "anchors_manifest",
    "prizes.N.quantity": "manifest_fields",
    "prizes.N.picture_sha256": "anchors_manifest",
    "exclusions.count": "anchors_manifest",
    "exclusions.sha256": "anchors_manifest",
    rules_sha256: "anchors_manifest",
    verifier_sha256: "verifier_hash",
    audit_head: "anchors_manifest",
    cutoff: "anchors_manifest",
    check_window_seconds: "anchors_manifest",
    dispute_window_seconds: "anchors_manifest",
    mode: "manifest_fields",
    "beacon draw_time": "round",
    "witnessed draw_time": "anchors_manifest",
    chain: "chain",
    public_key: "chain",
    scheme: "chain",
    round: "round",
    commit: "anchors_manifest",
    entropy_source: "anchors_manifest",
  },
  anchors: {
    spec: "anchors_file",
    draw_id: "anchors_manifest",
    manifest_hash: "anchors_manifest",
    "anchors.N.at": "audit_anchors",
    "anchors.N.url": "audit_anchors",
    "anchors.N.note": "audit_anchors",
  },
  result: {
    spec: "result_file",
    draw_id: "result_manifest",
    manifest_hash: "result_manifest",
    mode: "result_file",
    audit_head: "audit_heads",
    seed: "seed",
    round: "result_manifest",
    signature: "randomness",
    secret: "randomness",
    entropy: "seed",
    "results.N.place": "winners",
    "results.N.kind": "result_file",
    "results.N.position": "winners",
    "results.N.row": "winners",
    "results.N.offset": "winners",
    "results.N.owner": "winners",
    "results.N.code": "winning_codes",
    "results.N.salt": "winning_codes",
    "results.N.path.N": "winning_codes",
  },
  audit: {
    spec: "audit_file",
    draw_id: "audit_file",
    "entries.N.position": "audit_chain",
    "entries.N.at": "audit_chain",
    "entries.N.action": "audit_chain",
    "entries.N.actor_id": "audit_chain",
    "entries.N.actor_role": "audit_chain",
    "entries.N.details.rules_sha256": "audit_chain",
    "entries.N.details.manifest_hash": "audit_chain",
    "entries.N.details.url": "audit_chain",
    "entries.N.details.note": "audit_chain",
    "entries.N.details.seed": "audit_chain",
    "entries.N.previous": "audit_chain",
    "entries.N.hash": "audit_chain",
  },
  proof: {
    spec: "proof_file",
    draw_id: "proof_file",
    manifest_hash: "proof_file",
    owner_salt: "proof_owner",
    row: "proof_owner",
    "path.N": "proof_path",
    "tickets.N.code": "proof_tickets",
    "tickets.N.salt": "proof_tickets",
  },
};

const FIELDS = MODES.flatMap((mode) =>
  (["manifest", "anchors", "result", "audit", "proof"] as const).flatMap((file) => {
    const text = withProof(PACKS[mode])[file] ?? "";
    return leavesOf(JSON.parse(text)).map((path) => ({ mode, file, path }));
  }),
);

const stepOf = ({ mode, file, path }: (typeof FIELDS)[number]): Step | undefined => {
  const name = path.map((key) => (/^\d+$/.test(key) ? "N" : key)).join(".");
  return STEP_OF_FIELD[file][`${mode} ${name}`] ?? STEP_OF_FIELD[file][name];
};

test.each(MODES)("in mode %s a change of any field of any file fails at the step of that field", (mode) => {
  const found = FIELDS.filter((field) => field.mode === mode).map((field) => {
    const files = withProof(PACKS[mode]);
    const failing = firstFailed({ ...files, [field.file]: changedAt(files[field.file] ?? "", field.path) });
    return `${field.file} ${field.path.join(".")}: ${failing}`;
  });

  expect(found).toEqual(
    FIELDS.filter((field) => field.mode === mode).map(
      (field) => `${field.file} ${field.path.join(".")}: ${stepOf(field)}`,
    ),
  );
});

test("the table has no field that no file has", () => {
  const used = new Set(
    FIELDS.map(({ file, path }) => `${file} ${path.map((key) => (/^\d+$/.test(key) ? "N" : key)).join(".")}`),
  );

  const listed = Object.entries(STEP_OF_FIELD).flatMap(([file, fields]) =>
    Object.keys(fields).map((name) => `${file} ${name.replace(/^(beacon|witnessed) /, "")}`),
  );
  expect(listed.filter((name) => !used.has(name))).toEqual([]);
});

test("a changed byte of entries.csv or of the verifier fails", () => {
  const { files } = PACKS.beacon;
  fc.assert(
    fc.property(fc.nat(files.entries.length - 1), (at) => {
      const changed = files.entries[at] === "0" ? "1" : "0";
      const entries = files.entries.slice(0, at) + changed + files.entries.slice(at + 1);
      expect(firstFailed({ ...files, entries })).toBe("entries_hash");
    }),
    { numRuns: 30, seed: 12 },
  );
  expect(firstFailed({ ...files, verifierHash: hashText("another page") })).toBe("verifier_hash");
});

test.each([
  ["manifest", "manifest_canonical"],
  ["anchors", "anchors_file"],
  ["result", "result_file"],
  ["audit", "audit_file"],
] as const)("%s.json in another form than the canonical one fails, and so does text that is not JSON", (file, step) => {
  const { files } = PACKS.beacon;

  expect(firstFailed({ ...files, [file]: `${files[file]}\n` })).toBe(step);
  expect(firstFailed({ ...files, [file]: files[file].slice(1) })).toBe(step);
  expect(firstFailed({ ...files, [file]: canonicalJson({ ...JSON.parse(files[file]), more: 1 }) })).toBe(
    file === "manifest" ? "manifest_fields" : step,
  );
});

/** A draw with a change for which all files were recreated, so that only the rule itself fails. */
test.each<[string, Step, object]>([
  ["another chain", "chain", { chain: QUICKNET.hash }],
  ["the key of another chain", "chain", { public_key: QUICKNET.publicKey }],
  ["a later round", "round", { round: 24_264_202 }],
  ["a longer dispute window", "dispute_window", { dispute_window_seconds: 90_000 }],
  ["one participant more", "entries_sums", { owners: 10 }],
  ["another root", "entries_root", { merkle_root: "0".repeat(64) }],
  ["the hash of other entries", "entries_hash", { entries_sha256: "0".repeat(64) }],
  ["an unknown audit entry", "audit_heads", { audit_head: "0".repeat(64) }],
])("%s in a manifest with consistent files fails", (_, step, manifest) => {
  expect(firstFailed(packOf({ people: PEOPLE, manifest }).files)).toBe(step);
});

describe("entries that a manifest commits to, but in another form", () => {
  const lines = PACKS.beacon.entries.trimEnd().split("\n");
  const withEntries = (entries: string): DrawFiles => {
    const manifest = { ...PACKS.beacon.manifest, entries_sha256: hashText(entries) };
    return { manifest: canonicalJson(manifest), entries };
  };
  const [first = "", second = "", ...others] = lines;

  test.each([
    ["in another order", [second, first, ...others]],
    ["with an owner twice", [first, first, ...others]],
    ["with an upper-case letter", [first.toUpperCase(), second, ...others]],
    ["with a leading zero", [first.replace(",", ",0"), second, ...others]],
    ["with a carriage return", [`${first}\r`, second, ...others]],
    ["with an empty line", [first, "", second, ...others]],
  ])("%s", (_, wrong) => {
    expect(firstFailed(withEntries(`${wrong.join("\n")}\n`))).toBe("entries_lines");
  });

  test("without a line feed at the end, and without a line", () => {
    expect(firstFailed(withEntries(lines.join("\n")))).toBe("entries_lines");
    expect(firstFailed(withEntries(""))).toBe("entries_lines");
  });
});

test("a result with a place more or less fails", () => {
  const { files, result } = PACKS.beacon;
  const withResults = (results: readonly object[]) => ({ ...files, result: canonicalJson({ ...result, results }) });

  expect(firstFailed(withResults(result.results.slice(0, -1)))).toBe("winners");
  expect(firstFailed(withResults([...result.results, ...result.results.slice(-1)]))).toBe("winners");
});

test("a signature of the test chain is not one of quicknet, and a draw of the test chain fails at the chain", () => {
  const signature = parseSignature(signRound(5)) ?? new Uint8Array();

  expect(isBeaconValid(TEST_CHAIN, 5, signature)).toBe(true);
  expect(isBeaconValid(QUICKNET, 5, signature)).toBe(false);
  const { steps } = verify(PACKS.beacon.files, QUICKNET);
  expect(steps.filter(({ status }) => status === "failed").map(({ step }) => step)).toEqual([
    "chain",
    "round",
    "dispute_window",
    "randomness",
  ]);
});

test("the root of a tree that is built entry by entry is the top of its levels", () => {
  for (let size = 1; size <= 70; size++) {
    const entries = Array.from({ length: size }, (_, index) => Uint8Array.of(index));
    expect(treeLevels(entries, entries.length).at(-1)).toEqual(treeRoot(entries));
  }
  expect(Buffer.from(treeRoot([])).toString("hex")).toBe(
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  );
});

/** The 99.9 % quantile of chi-square with 14 degrees of freedom; a right implementation exceeds it for 1 of 1,000 choices of seeds. */
const MAX_CHI_SQUARE = 36.12;

test("every code is equally likely to be drawn first, and last", () => {
  const counts = [1, 2, 4, 3, 5];
  const SEEDS = 30_000;
  const [first, last] = [new Array<number>(15).fill(0), new Array<number>(15).fill(0)];
  for (let index = 0; index < SEEDS; index++) {
    const seed = Buffer.from(hashText(`uniform-${index}`), "hex");
    const drawn = drawWinners(seed, { counts, results: 15, onePerOwner: false });
    for (const [tally, code] of [
      [first, drawn[0]],
      [last, drawn[14]],
    ] as const)
      if (code) tally[code.position] = (tally[code.position] ?? 0) + 1;
  }
  const expected = SEEDS / 15;
  for (const tally of [first, last]) {
    const chiSquare = tally.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(MAX_CHI_SQUARE);
  }
});
