import { hexToBytes } from "@noble/hashes/utils.js";
import { auditHash, brokenEntry, CHAIN_START } from "../../domain/draws/audit-chain";
import { isBeaconValid, QUICKNET, randomnessOf, roundAfter } from "../../domain/draws/beacon";
import { toHex } from "../../domain/draws/hashes";
import { canonicalJson, hashOf } from "../../domain/draws/manifest";
import { beaconSeed, drawWinners, witnessedSeed } from "../../domain/draws/winners";
import { GOLDEN_ENTRIES, GOLDEN_ENTROPY, GOLDEN_MANIFESTS, GOLDEN_SECRET } from "./golden";
import { SIGNATURE_OF_657413 } from "./pack";

const rules = { counts: GOLDEN_ENTRIES.map(({ count }) => count), results: 3, onePerOwner: true };

describe("the golden vectors of vdraw/1", () => {
  test("entries have the published hash, tree root and counts", () => {
    const { entries_sha256, merkle_root } = GOLDEN_MANIFESTS.beacon;
    expect(entries_sha256).toBe("e6a205240ec4c3a46f4eca4acaf98821b1ebdcf2ebb73d93dfd5e7b9e58ae756");
    expect(merkle_root).toBe("03b7ea84623a564e5df406e66ecbe71f4f1b34cf35fe7a07f89355453f389a0d");
    expect(rules.counts).toEqual([1, 2, 4, 3, 5]);
  });

  const signature = hexToBytes(SIGNATURE_OF_657413);

  test("mode beacon: manifest, seed and results", () => {
    const manifest = hashOf(canonicalJson(GOLDEN_MANIFESTS.beacon));
    expect(toHex(manifest)).toBe("be3e9a18fa8bc04043b59e35650d3ffdc63da656ca31330e19639c223e4b1df2");
    const seed = beaconSeed(signature, manifest);
    expect(toHex(seed)).toBe("e25498c44715559f1ee9663db3e67b79fff2489437a6f5511001e04c3a7479e5");
    expect(drawWinners(seed, rules).map(({ position, row, offset }) => [position, row, offset])).toEqual([
      [0, 0, 0],
      [7, 3, 0],
      [2, 1, 1],
    ]);
  });

  test("mode witnessed: commitment, manifest, seed and results", () => {
    const manifest = hashOf(canonicalJson(GOLDEN_MANIFESTS.witnessed));
    expect(toHex(manifest)).toBe("27f071a267a5fc0c04c134391cc7c1f0299f735d57fd55c9407639b12ad88c6d");
    const seed = witnessedSeed(GOLDEN_SECRET, manifest, GOLDEN_ENTROPY);
    expect(toHex(seed)).toBe("35d5393c0b58aadadc69257bb1300a331c08500eeb679a132f0bdf0645918f92");
    expect(drawWinners(seed, rules).map(({ position, row, offset }) => [position, row, offset])).toEqual([
      [9, 3, 2],
      [1, 1, 0],
      [5, 2, 2],
    ]);
  });

  test("the audit entry has its hash, and a changed one breaks the chain", () => {
    const entry = {
      position: 1,
      at: "2026-03-05T11:00:00Z",
      action: "DRAW_ANCHORED",
      actor_id: null,
      actor_role: null,
      details: { note: "پوستر", url: "https://example.org/1" },
      previous: CHAIN_START,
    };
    const hash = "5d8fee86a07530966df3913d0bfe6b7ccb6364fc385f87fd61e53db2e80fe3c7";
    expect(auditHash("d-test-1", entry)).toBe(hash);
    expect(brokenEntry("d-test-1", [{ ...entry, hash }])).toBeNull();
    expect(brokenEntry("d-test-1", [{ ...entry, actor_id: "u-1", hash }])).toBe(1);
  });

  test("quicknet: round 657413 verifies with the built-in key, another round and a changed signature do not", () => {
    expect(randomnessOf(signature)).toBe("fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587");
    expect(isBeaconValid(QUICKNET, 657_413, signature)).toBe(true);
    expect(isBeaconValid(QUICKNET, 657_414, signature)).toBe(false);
    const changed = Uint8Array.from(signature);
    changed[47] = (changed[47] ?? 0) ^ 1;
    expect(isBeaconValid(QUICKNET, 657_413, changed)).toBe(false);
  });

  test.each([
    [27_946_612, 1692803367 + 27_946_611 * 3],
    [27_961_627, 1692803367 + 27_961_626 * 3],
  ])("round %i is the first at or after its own time", (round, seconds) => {
    expect(roundAfter(QUICKNET, new Date(seconds * 1000))).toBe(round);
    expect(roundAfter(QUICKNET, new Date(seconds * 1000 + 1))).toBe(round + 1);
  });
});
