#!/usr/bin/env python3
"""Verifies a draw of vdraw/1: python3 verify.py PACK [CHAIN]

PACK is the evidence pack: its zip file, or a folder with its files. docs/draws.md describes files and formulas, README.md
the step that is not here: the beacon's signature. CHAIN is a JSON file with another chain than quicknet, for tests."""
import bisect, datetime, hashlib, hmac, json, pathlib, re, sys, zipfile

path, CHAIN = pathlib.Path(sys.argv[1]), {
    "chain": "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", "scheme": "bls-unchained-g1-rfc9380",
    "public_key": "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1f"
    "ec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    "period": 3, "genesis_time": 1692803367}
if len(sys.argv) > 2: CHAIN = json.loads(pathlib.Path(sys.argv[2]).read_bytes())
if zipfile.is_zipfile(path):
    with zipfile.ZipFile(path) as pack: files = {name: pack.read(name) for name in pack.namelist()}
else: files = {file.name: file.read_bytes() for file in path.iterdir() if file.is_file()}
def parsed(name):
    try: return json.loads(files.get(f"{name}.json", b"{}"))
    except ValueError: return {}
m, anchors, result, audit = (parsed(name) for name in ("manifest", "anchors", "result", "audit"))

def H(data): return hashlib.sha256(data).digest()
def tagged(tag, *parts): return H(b"\0".join([f"vdraw/1/{tag}".encode(), *parts]))
def seconds(time): return datetime.datetime.strptime(time, "%Y-%m-%dT%H:%M:%S%z").timestamp()
def canon(value): return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()
def equal(field, actual, expected): return None if actual == expected else f"{field} is {actual}, not {expected}"
def first(reasons): return next(filter(None, reasons), None)

def tree(items):  # RFC 6962, section 2.1
    if len(items) == 1: return H(b"\0" + items[0])
    half = 1 << (len(items) - 1).bit_length() - 1
    return H(b"\1" + tree(items[:half]) + tree(items[half:]))
def root_of_path(item, index, size, hashes):
    node, hashes = H(b"\0" + item), [bytes.fromhex(one) for one in hashes]
    while size > 1:
        if index ^ 1 < size: node = H(b"\1" + (hashes.pop(0) + node if index & 1 else node + hashes.pop(0)))
        index, size = index >> 1, size + 1 >> 1
    return None if hashes or index else node
def draw(seed, counts, k, one):
    cum, sw, won, out, ctr, i = [0], {}, set(), [], 0, 0
    for count in counts: cum.append(cum[-1] + count)
    while i < cum[-1] and len(out) < k and not (one and len(won) == len(counts)):
        limit, x = (1 << 256) - (1 << 256) % (cum[-1] - i), 1 << 256
        while x >= limit:
            x = int.from_bytes(hmac.digest(seed, b"vdraw/1/draw\0" + ctr.to_bytes(8, "big"), "sha256"), "big"); ctr += 1
        j = i + x % (cum[-1] - i); pos = sw.get(j, j); sw[j] = sw.get(i, i); i += 1
        row = bisect.bisect_right(cum, pos) - 1
        if not (one and row in won): won.add(row); out.append((pos, row, pos - cum[row]))
    return out
def is_whole(v, least): return type(v) is int and least <= v < 1 << 53
def is_hex(v, size): return type(v) is str and re.fullmatch(f"[0-9a-f]{{{2 * size}}}", v)
def is_time(v): return type(v) is str and re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", v) and seconds(v)
TYPES = {
    "spec": lambda v: v == "vdraw/1", "text": lambda v: type(v) is str, "flag": lambda v: type(v) is bool, "time": is_time,
    "mode": lambda v: v in ("beacon", "witnessed"), "kind": lambda v: v in ("winner", "reserve"),
    "object": lambda v: type(v) is dict, "count": lambda v: is_whole(v, 0), "positive": lambda v: is_whole(v, 1),
    "hash": lambda v: is_hex(v, 32), "salt": lambda v: is_hex(v, 16), "signature": lambda v: is_hex(v, 48)}
FORMATS = {
    "manifest": "spec:spec draw_id:text owners:positive codes:positive entries_sha256:hash merkle_root:hash winners:positive "
                "reserves:count one_prize_per_owner:flag prizes:*prize exclusions:exclusions rules_sha256:hash "
                "verifier_sha256:hash audit_head:hash cutoff:time draw_time:time mode:mode check_window_seconds:count "
                "dispute_window_seconds:count",
    "manifest beacon": " chain:hash round:positive public_key:text scheme:text", "result witnessed": " secret:hash entropy:text",
    "manifest witnessed": " commit:hash entropy_source:text", "result beacon": " round:positive signature:signature",
    "prize": "name_fa:text name_en:text value_toman:count quantity:positive picture_sha256:hash?",
    "exclusions": "count:count sha256:hash", "anchor": "at:time url:text note:text",
    "anchors": "spec:spec draw_id:text manifest_hash:hash anchors:*anchor", "audit": "spec:spec draw_id:text entries:*entry",
    "result": "spec:spec draw_id:text manifest_hash:hash audit_head:hash seed:hash results:*drawn mode:mode",
    "drawn": "place:positive kind:kind position:count row:count offset:count owner:hash code:text salt:salt path:*hash",
    "entry": "position:positive at:time action:text actor_id:text? actor_role:text? details:object previous:hash hash:hash"}
def wrong(v, kind, name):
    if kind[-1] == "?": return None if v is None else wrong(v, kind[:-1], name)
    if kind in TYPES: return None if TYPES[kind](v) else f"{name} is wrong"
    if type(v) is not (list if kind[0] == "*" else dict): return f"{name} is wrong"
    if kind[0] == "*": return first(wrong(one, kind[1:], f"{name}.{index}") for index, one in enumerate(v))
    form = dict(field.split(":") for field in (FORMATS[kind] + FORMATS.get(f"{kind} {v.get('mode')}", "")).split())
    if v.keys() != form.keys(): return f"{name} has or lacks {sorted(v.keys() ^ form.keys())}"
    return first(wrong(v[key], form[key], f"{name}.{key}") for key in form)
def canonical(name, v): return None if canon(v) == files[f"{name}.json"] else f"{name}.json is not canonical JSON"
def checked(name, v): return canonical(name, v) or wrong(v, name, name)
MANIFEST_HASH, failed = H(files.get("manifest.json", b"")), []
def of_draw(v): return equal("draw_id", v["draw_id"], m["draw_id"]) or equal("hash", v["manifest_hash"], MANIFEST_HASH.hex())
lines = files.get("entries.csv", b"").decode("ascii", "replace").split("\n")
matches = [re.fullmatch("([0-9a-f]{64}),([1-9][0-9]{0,9}),([0-9a-f]{64})", line) for line in lines[:-1]]
rows = [(bytes.fromhex(one[1]), int(one[2]), bytes.fromhex(one[3])) for one in matches if one and int(one[2]) < 1 << 32]
def check_lines():
    return "a line has another format" if lines[-1] or not rows or len(rows) != len(lines) - 1 else first(
        f"line {i + 1} is not after line {i}" for i in range(1, len(rows)) if rows[i][0] <= rows[i - 1][0])
def check_window():
    round_time = CHAIN["genesis_time"] + (m.get("round", 0) - 1) * CHAIN["period"]
    earliest = min(seconds(one["at"]) for one in anchors["anchors"]) + m["dispute_window_seconds"]
    return None if earliest <= (round_time if m["mode"] == "beacon" else seconds(m["draw_time"])) else "the draw is too early"
def seed():
    if m["mode"] == "beacon": key, entropy = H(bytes.fromhex(result["signature"])), b""
    else: key, entropy = bytes.fromhex(result["secret"]), H(result["entropy"].encode())
    return hmac.digest(key, b"vdraw/1/seed\0" + MANIFEST_HASH + entropy, "sha256")
def winners():
    drawn = draw(seed(), [count for _, count, _ in rows], m["winners"] + m["reserves"], m["one_prize_per_owner"])
    return [[i + 1, "winner" if i < m["winners"] else "reserve", *one, rows[one[1]][0].hex()] for i, one in enumerate(drawn)]
def places(): return [[one[key] for key in "place kind position row offset owner".split()] for one in result["results"]]
def has_path(one):
    ticket = tagged("ticket", m["draw_id"].encode(), one["code"].encode(), bytes.fromhex(one["salt"]))
    return root_of_path(ticket, one["offset"], rows[one["row"]][1], one["path"]) == rows[one["row"]][2]
def check_chain(previous="00" * 32):
    for index, entry in enumerate(audit["entries"]):
        if (entry["position"], entry["previous"]) != (index + 1, previous): return f"entry {index + 1} is not linked"
        previous = tagged("audit", m["draw_id"].encode(), canon({key: entry[key] for key in entry if key != "hash"})).hex()
        if entry["hash"] != previous: return f"entry {index + 1} has another hash"
def check_heads():
    hashes = [entry["hash"] for entry in audit["entries"]]
    return None if hashes.index(m["audit_head"]) <= hashes.index(result.get("audit_head", hashes[-1])) else "the order is wrong"
def anchored(): return [{"at": one["at"], **one["details"]} for one in audit["entries"] if one["action"] == "DRAW_ANCHORED"]
CHECKS = [  # name, needed files or mode, check: it returns the reason of a failure
    ("manifest_canonical", "manifest.json", lambda: canonical("manifest", m)),
    ("manifest_fields", "manifest.json", lambda: wrong(m, "manifest", "manifest") or equal(
        "sum of prizes", sum(prize["quantity"] for prize in m["prizes"]), m["winners"])),
    ("verifier_hash", "verifier.html", lambda: equal("verifier_sha256", H(files["verifier.html"]).hex(), m["verifier_sha256"])),
    ("chain", "mode=beacon", lambda: first(equal(key, m[key], CHAIN[key]) for key in ("chain", "scheme", "public_key"))),
    ("round", "mode=beacon", lambda: equal("round", m["round"], max(1, 1 - int(
        (CHAIN["genesis_time"] - seconds(m["draw_time"])) // CHAIN["period"])))),
    ("entries_hash", "entries.csv", lambda: equal("entries_sha256", H(files["entries.csv"]).hex(), m["entries_sha256"])),
    ("entries_lines", "entries.csv", check_lines),
    ("entries_sums", "entries.csv", lambda: equal("sums", [len(rows), sum(row[1] for row in rows)], [m["owners"], m["codes"]])),
    ("entries_root", "entries.csv", lambda: equal("merkle_root", tree(
        [owner + count.to_bytes(4, "big") + root for owner, count, root in rows]).hex(), m["merkle_root"])),
    ("anchors_file", "anchors.json", lambda: checked("anchors", anchors)),
    ("anchors_manifest", "anchors.json", lambda: of_draw(anchors)), ("dispute_window", "anchors.json", check_window),
    ("result_file", "result.json", lambda: checked("result", result)),
    ("result_manifest", "result.json", lambda: of_draw(result) or first(
        equal(key, result.get(key), m.get(key)) for key in ("mode", "round"))),
    ("randomness", "result.json mode=witnessed", lambda: equal("commit", tagged(
        "commit", bytes.fromhex(result["secret"])).hex(), m["commit"])),
    ("seed", "result.json", lambda: equal("seed", result["seed"], seed().hex())),
    ("winners", "result.json entries.csv", lambda: equal("results", places(), winners())),
    ("winning_codes", "result.json entries.csv", lambda: first(
        f"place {one['place']} has a wrong path" for one in result["results"] if not has_path(one))),
    ("audit_file", "audit.json", lambda: checked("audit", audit) or equal("draw_id", audit["draw_id"], m["draw_id"])),
    ("audit_chain", "audit.json", check_chain), ("audit_heads", "audit.json", check_heads),
    ("audit_anchors", "audit.json anchors.json", lambda: first(
        f"{one} is not in the audit entries" for one in anchors["anchors"] if one not in anchored()))]
for name, needs, check in CHECKS:
    missing = [need for need in needs.split() if need not in files and need != f"mode={m.get('mode')}"]
    try: reason = f"needs {missing[0]}" if missing else check()
    except Exception as error: reason = repr(error)
    status = "skipped" if missing else "failed" if reason else "passed"
    failed += [name] * (status == "failed"); print(status, name, reason or "")
print("manifest_hash", MANIFEST_HASH.hex(), "\nCompare this hash with the published one. Check the beacon's signature: README.md")
if result and rows and not {"result_file", "result_manifest"} & {*failed}:
    print(f"seed {seed().hex()}", *(f"{kind} {place}: {one}" for place, kind, *one, _ in winners()), sep="\n")
sys.exit(len(failed) > 0)
