// The product behind nginx, HAProxy and Caddy with a self-signed certificate. The configurations are the blocks of
// docs/operations/tls-proxy.md, with free ports and the path of the certificate.
// Run as root: node tests/operations/proxy/tls-proxy.mjs
// Needs Debian's nginx, haproxy, caddy and openssl. It uses a temporary folder and free ports only.
// Prints a line for each requirement; ends with 1 if one does not hold.
import { spawn } from "node:child_process";
import { mkdtempSync, chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../bench/kit/product.mjs";
import { atEnd, requireThat, run, runScript, sleep, startOn } from "../backup/kit.mjs";
import { freePort } from "../../support/free-port.mjs";

/** Another loopback address than the proxy's own, as a client's. */
const CLIENT = "127.0.0.7";
const FORGED = "203.0.113.9";
const START_MS = 10_000;
const MEGABYTE = 2 ** 20;

const page = readFileSync(join(ROOT, "docs", "operations", "tls-proxy.md"), "utf8");
const blockOf = (language) => new RegExp("^```" + language + "\n([^]*?)^```$", "m").exec(page)[1];

/** How each proxy is configured and started; `config` is the block of the page. */
const PROXIES = {
  nginx: (file, config, { folder }) => {
    const head = `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n`;
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(file, `${head}${temporary.join("\n")}\n${config}}\n`);
    return ["nginx", ["-c", file, "-p", folder]];
  },
  haproxy: (file, config) => {
    writeFileSync(file, config);
    return ["haproxy", ["-db", "-f", file]];
  },
  caddy: (file, config) => {
    writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n}\n${config}`);
    return ["caddy", ["run", "--adapter", "caddyfile", "--config", file]];
  },
};

async function certificate(folder) {
  const [key, cert] = [join(folder, "club.key"), join(folder, "club.crt")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const { status, stderr } = await run("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "2",
    ...subject,
    "-keyout",
    key,
    "-out",
    cert,
  ]);
  if (status !== 0) throw new Error(stderr);
  writeFileSync(join(folder, "club.pem"), `${readFileSync(cert)}${readFileSync(key)}`);
  return readFileSync(cert);
}

/** Sends a request over TLS from the address of a client; the certificate is checked. */
function call({ port, ca }, method, path, { headers = {}, body = "", from = CLIENT } = {}) {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port,
      servername: "localhost",
      localAddress: from,
      method,
      path,
      ca,
      agent: false,
    };
    const message = request({ ...options, headers: { host: "localhost", ...headers } }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.once("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    message.once("error", reject);
    message.end(body);
  });
}

async function startProxy(name, product, folder, ca) {
  const port = await freePort();
  const config = blockOf(name)
    .replaceAll("/etc/club", folder)
    .replaceAll("127.0.0.1:4000", new URL(product.url).host)
    .replaceAll("club.example", "localhost")
    .replaceAll("443", String(port));
  const [command, args] = PROXIES[name](join(folder, `${name}.conf`), config, { folder });
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const exit = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await exit;
  };
  atEnd(stop);
  const until = Date.now() + START_MS;
  for (;;) {
    const response = await call({ port, ca }, "GET", "/health/ready").catch(() => null);
    if (response?.status === 200) return { port, ca, stop };
    if (Date.now() > until || child.exitCode !== null)
      throw new Error(`${name} did not start: ${response?.text ?? ""} ${output}`);
    await sleep(100);
  }
}

const json = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

async function prove(name, proxy, product) {
  const asStaff = { authorization: `Bearer ${product.token}`, "content-type": "application/json" };
  const live = await call(proxy, "GET", "/health/live");
  requireThat(
    `${name}: responds over HTTPS with HSTS`,
    live.status === 200 && /max-age/.test(live.headers["strict-transport-security"] ?? ""),
  );

  const failed = JSON.stringify({ username: `nobody-${name}`, password: "wrong password", role: "Admin" });
  const headers = { "content-type": "application/json", "x-forwarded-for": FORGED, "x-request-id": `proxy-${name}` };
  const login = await call(proxy, "POST", "/auth/login", { headers, body: failed });
  requireThat(`${name}: a wrong password is rejected by the product`, login.status === 401);
  const audit = await call(proxy, "GET", "/api/admin/audit?action=LOGIN_FAILED", { headers: asStaff });
  const entry = json(audit.text).data?.entries?.find(({ request_id: id }) => id === `proxy-${name}`);
  requireThat(
    `${name}: the audit log has the client's address ${CLIENT}, not the forged one`,
    entry?.ip === CLIENT,
    audit.text.slice(0, 600),
  );

  await proveLargeBody(name, proxy, asStaff);
  await proveFile(name, proxy, product);

  const metrics = await call(proxy, "GET", "/metrics", { from: "127.0.0.1" });
  requireThat(
    `${name}: /metrics is closed to a caller on loopback behind the proxy`,
    metrics.status === 401,
    String(metrics.status),
  );
}

/** The product responds before the whole body is sent. */
async function proveLargeBody(name, proxy, headers) {
  const body = JSON.stringify({ text: "x".repeat(2 * MEGABYTE) });
  for (let attempt = 1; attempt <= 20; attempt++) {
    const response = await call(proxy, "POST", "/api/receipts/create", { headers, body });
    if (response.status !== 413 || json(response.text).code !== "PAYLOAD_TOO_LARGE")
      throw new Error(`${name}: ${response.status} ${response.text.slice(0, 200)}`);
  }
  requireThat(`${name}: a JSON body of 2 MB gets the product's 413, 20 times`, true);
}

/** A file above the proxies' own default limit reaches the import. */
async function proveFile(name, proxy, product) {
  const rows = Array.from(
    { length: 60_000 },
    (_, index) => `0912${String(index).padStart(7, "0")},${String(index).padStart(10, "0")},${"n".repeat(40)}`,
  );
  const form = new FormData();
  form.append("file", new Blob([`phone_number,national_code,first_name\n${rows.join("\n")}`]), `${name}.csv`);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    authorization: `Bearer ${product.token}`,
    "content-type": encoded.headers.get("content-type"),
    "content-length": body.length,
  };
  const sent = await call(proxy, "POST", "/api/import/customers", { headers, body });
  const accepted = [200, 202].includes(sent.status);
  requireThat(
    `${name}: a file of ${(body.length / MEGABYTE).toFixed(1)} MB is imported`,
    accepted,
    `${sent.status} ${sent.text.slice(0, 200)}`,
  );
}

await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), "club-proxy-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const ca = await certificate(folder);
  const product = await startOn(folder, {
    PORT: String(await freePort()),
    TRUST_PROXY: "1",
    PUBLIC_URL: "https://localhost",
    RATE_LIMIT_PROFILE: "standard",
  });
  for (const name of Object.keys(PROXIES)) {
    const proxy = await startProxy(name, product, folder, ca);
    await prove(name, proxy, product);
    await proxy.stop();
  }
});
