// A freeze of all codes with the product's memory, and the run of the draw.
import { dataAt } from "./data.mjs";
import { residentMb, signIn, startProduct } from "./kit/product.mjs";

/** The goal of a freeze of 100,000 participants with a million codes. */
const FREEZE_SECONDS = 20;
const PRODUCT_MB = 400;
const LOOK_MS = 20;
const PASSWORDS = { first: "the first password of the bench", own: "the chosen password of the bench" };
const HOUR_MS = 3_600_000;

const caller =
  ({ url }, token) =>
  async (method, path, body = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
    });
    const read = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(read)}`);
    return read;
  };

/** Adds a manager as the second person of a freeze, and signs in after the required password change. */
async function manager(product, admin) {
  const username = `bench-${Date.now()}`;
  const account = { username, role: "manager", full_name: "Bench manager", email: `${username}@example.com` };
  await admin("POST", "/api/users", { ...account, password: PASSWORDS.first });
  const signedIn = async (password) => {
    const { access_token: token } = await caller(product)("POST", "/auth/login", { username, password, role: "Admin" });
    return caller(product, token);
  };
  const first = await signedIn(PASSWORDS.first);
  const passwords = { current_password: PASSWORDS.first, new_password: PASSWORDS.own };
  await first("POST", "/api/users/me/change-password", passwords);
  return signedIn(PASSWORDS.own);
}

const definition = () => ({
  name_fa: "سنجش",
  name_en: "Bench",
  rules_fa: "سنجش",
  rules_en: "Bench",
  period_start: new Date(Date.now() - 800 * 24 * HOUR_MS).toISOString(),
  period_end: new Date(Date.now() + HOUR_MS).toISOString(),
  cutoff_at: new Date(Date.now() - 1_000).toISOString(),
  check_minutes: 0,
  dispute_minutes: 0,
  draw_at: new Date(Date.now() + HOUR_MS).toISOString(),
  prizes: [{ name_fa: "خودرو", name_en: "Car", value_toman: 1_000_000_000, quantity: 10 }],
  reserves: 10,
});

async function freeze(product, admin, second) {
  const { data } = await admin("POST", "/api/admin/draws", definition());
  const url = `/api/admin/draws/${data.id}`;
  await admin("POST", `${url}/announce`);
  await second("POST", `${url}/freeze`);
  const startedAt = performance.now();
  let maxMb = 0;
  const timer = setInterval(() => (maxMb = Math.max(maxMb, residentMb(product.pid))), LOOK_MS);
  await admin("POST", `${url}/freeze`);
  for (;;) {
    const { data: draw } = await admin("GET", url);
    if (draw.freeze.status === "running") {
      await new Promise((done) => setTimeout(done, 100));
      continue;
    }
    clearInterval(timer);
    if (draw.state !== "frozen") throw new Error(JSON.stringify(draw.freeze));
    return { seconds: (performance.now() - startedAt) / 1_000, maxMb, owners: draw.owners, codes: draw.codes };
  }
}

export async function draws({ scale, receiptsEach, rounds, figure, log }) {
  const { dataDir } = await dataAt(scale, receiptsEach);
  const product = await startProduct(dataDir);
  try {
    const admin = caller(product, await signIn(product));
    const second = await manager(product, admin);
    const taken = [];
    for (let round = 0; round < rounds; round++) {
      const { seconds, maxMb, owners, codes } = await freeze(product, admin, second);
      taken.push({ seconds, maxMb });
      log(
        `round ${round + 1}: ${owners} owners with ${codes} codes in ${seconds.toFixed(1)} s, ${Math.round(maxMb)} MB`,
      );
    }
    const worst = (key) => Math.max(...taken.map((one) => one[key]));
    figure({ name: "draws: freeze, s", value: worst("seconds"), limit: FREEZE_SECONDS, max: FREEZE_SECONDS });
    figure({ name: "draws: freeze, resident MB", value: worst("maxMb"), limit: PRODUCT_MB, max: PRODUCT_MB });
  } finally {
    await product.stop();
  }
}
