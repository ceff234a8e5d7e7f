import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { isBeaconValid, parseSignature, QUICKNET, randomnessOf, roundAfter } from "../../domain/draws/beacon";
import { entryBytes, entryLine, type Entry } from "../../domain/draws/entries";
import { compareBytes, hashText, ownerHash, SPEC, ticketHash, toHex } from "../../domain/draws/hashes";
import { canonicalJson, hashOf } from "../../domain/draws/manifest";
import { ticketsRoot, treeRoot } from "../../domain/draws/merkle-tree";
import { beaconSeed, commitmentTo, drawWinners, witnessedSeed } from "../../domain/draws/winners";

const DRAW_ID = "d-test-1";
const bytes = (text: string) => sha256(utf8ToBytes(text));

function goldenEntries(): Entry[] {
  const owners = [0, 1, 2, 3, 4];
  const entries = owners.map((owner) => {
    const tickets = Array.from({ length: owner + 1 }, (_, code) =>
      ticketHash(DRAW_ID, { code: `TESTCODE0${owner}0${code}`, salt: bytes(`salt${owner}-${code}`).slice(0, 16) }),
    );
    const person = { phone: `0912000000${owner}`, nationalCode: `000000000${owner}` };
    return {
      owner: ownerHash(DRAW_ID, { ...person, salt: bytes(`osalt${owner}`).slice(0, 16) }),
      count: tickets.length,
      codesRoot: ticketsRoot(tickets),
    };
  });
  return entries.sort((left, right) => compareBytes(left.owner, right.owner));
}

const entries = goldenEntries();
const core = {
  spec: SPEC,
  draw_id: DRAW_ID,
  owners: 5,
  codes: 15,
  entries_sha256: hashText(entries.map(entryLine).join("")),
  merkle_root: toHex(treeRoot(entries.map(entryBytes))),
  winners: 2,
  reserves: 1,
  one_prize_per_owner: true,
};
const counts = entries.map(({ count }) => count);
const rules = { counts, results: 3, onePerOwner: true };

describe("the golden vectors of vdraw/1", () => {
  test("entries have the published hash, tree root and counts", () => {
    expect(core.entries_sha256).toBe("e6a205240ec4c3a46f4eca4acaf98821b1ebdcf2ebb73d93dfd5e7b9e58ae756");
    expect(core.merkle_root).toBe("03b7ea84623a564e5df406e66ecbe71f4f1b34cf35fe7a07f89355453f389a0d");
    expect(counts).toEqual([1, 2, 4, 3, 5]);
  });

  const signature =
    parseSignature(
      "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
    ) ?? new Uint8Array();

  test("mode beacon: manifest, seed and results", () => {
    const manifest = hashOf(canonicalJson({ ...core, mode: "beacon", chain: QUICKNET.hash, round: 657_413 }));
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
    const secret = bytes("server secret");
    const commit = toHex(commitmentTo(secret));
    const manifest = hashOf(canonicalJson({ ...core, mode: "witnessed", commit }));
    expect(toHex(manifest)).toBe("27f071a267a5fc0c04c134391cc7c1f0299f735d57fd55c9407639b12ad88c6d");
    const seed = witnessedSeed(secret, manifest, "4 6 2 2 1 5 3 6 1 1\n");
    expect(toHex(seed)).toBe("35d5393c0b58aadadc69257bb1300a331c08500eeb679a132f0bdf0645918f92");
    expect(drawWinners(seed, rules).map(({ position, row, offset }) => [position, row, offset])).toEqual([
      [9, 3, 2],
      [1, 1, 0],
      [5, 2, 2],
    ]);
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
