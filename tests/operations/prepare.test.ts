import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const TOOL = "typescript-native";

let root: string;

/** A working copy whose only dependency is a tool of the build that fails. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "customer-club-prepare-"));
  for (const folder of ["server", "build", "tool/bin"]) mkdirSync(join(root, folder), { recursive: true });
  copyFileSync("server/prepare.mjs", join(root, "server", "prepare.mjs"));
  const manifest = { name: "club", version: "1.0.0", devDependencies: { [TOOL]: "file:tool" } };
  writeFileSync(join(root, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(root, "tool", "package.json"), JSON.stringify({ name: TOOL, version: "1.0.0" }));
  writeFileSync(join(root, "tool", "bin", "tsc"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  writeFileSync(join(root, "build", "server.stamp"), "the last success");
  execFileSync("npm", ["install", "--package-lock-only", "--offline", "--loglevel=error"], { cwd: root });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a build with NODE_ENV=production installs its tools; a failed one ends in one sentence and is repeated", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "server", "prepare.mjs"), "--server"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", npm_config_offline: "true" },
  });

  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `The build has failed: ${TOOL}/bin/tsc -p server failed.\n`,
  });
  expect(existsSync(join(root, "build", "server.stamp"))).toBe(false);
});
