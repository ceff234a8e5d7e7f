// The same receipt the usual way: TypeORM entities for every table, EntityManager.transaction with find and save,
// behind a plain HTTP server. It has the product's tables, indexes, session check and response, nothing tuned.
import { createHash, randomInt } from "node:crypto";
import { createServer } from "node:http";
import { need } from "../kit/product.mjs";

need("reflect-metadata");
const { DataSource, EntitySchema } = need("typeorm");
const { v7: uuidv7 } = need("uuid");

const plan = JSON.parse(process.argv[2]);
const { host, port, user: username, password, database } = plan.database;

const uuid = { type: "uuid", primary: true };
const serial = { type: "bigint", primary: true, generated: "identity" };
const text = (name) => ({ type: "text", name, nullable: true });
const number = (name, type = "integer") => ({ type, name, default: 0 });
const moment = (name) => ({ type: "timestamptz", name, nullable: true });
const entity = (name, tableName, columns, relations = {}) => new EntitySchema({ name, tableName, columns, relations });
const one = (target, column) => ({ type: "many-to-one", target, joinColumn: { name: column } });

const User = entity("User", "users", {
  id: uuid,
  username: text("username"),
  role: text("role"),
  isActive: { type: "boolean", name: "is_active" },
  deletedAt: moment("deleted_at"),
});
const Session = entity(
  "Session",
  "sessions",
  {
    tokenHash: { type: "bytea", name: "token_sha256", primary: true },
    expiresAt: moment("expires_at"),
    revokedAt: moment("revoked_at"),
    lastSeenAt: moment("last_seen_at"),
  },
  { user: one("User", "user_id") },
);
const Store = entity("Store", "stores", {
  id: uuid,
  storeType: number("store_type", "smallint"),
  deletedAt: moment("deleted_at"),
});
const Flag = entity("Flag", "feature_flags", {
  name: { type: "text", primary: true },
  isEnabled: { type: "boolean", name: "is_enabled" },
});
const Customer = entity("Customer", "customers", {
  id: uuid,
  nationalCode: text("national_code"),
  phoneNumber: text("phone_number"),
  firstName: text("first_name"),
  lastName: text("last_name"),
  totalPoints: number("total_points", "bigint"),
  totalReceipts: number("total_receipts"),
  totalSpent: number("total_spent_toman", "bigint"),
  totalCodes: number("total_codes"),
  lastPurchaseAt: moment("last_purchase_at"),
  createdAt: moment("created_at"),
  updatedAt: moment("updated_at"),
  deletedAt: moment("deleted_at"),
});
const Receipt = entity(
  "Receipt",
  "receipts",
  {
    id: uuid,
    receiptNumber: text("receipt_number"),
    receiptKey: text("receipt_key"),
    amount: number("amount_toman", "bigint"),
    storeType: number("store_type", "smallint"),
    multiplier: number("multiplier"),
    points: number("points"),
    codesGenerated: number("codes_generated"),
    purchasedAt: moment("purchased_at"),
    contentHash: { type: "bytea", name: "content_sha256" },
    createdBy: { type: "uuid", name: "created_by" },
    createdAt: moment("created_at"),
  },
  { store: one("Store", "store_id"), customer: one("Customer", "customer_id") },
);
const Entry = entity(
  "Entry",
  "points_ledger",
  {
    id: serial,
    kind: text("kind"),
    delta: number("delta"),
    createdBy: { type: "uuid", name: "created_by" },
    createdAt: moment("created_at"),
  },
  { receipt: one("Receipt", "receipt_id"), customer: one("Customer", "customer_id") },
);
const Code = entity(
  "Code",
  "lottery_codes",
  {
    id: serial,
    code: text("code"),
    ordinal: number("ordinal"),
    status: text("status"),
    createdAt: moment("created_at"),
  },
  { receipt: one("Receipt", "receipt_id"), customer: one("Customer", "customer_id") },
);
const Audit = entity("Audit", "audit_log", {
  id: serial,
  at: moment("at"),
  actorId: { type: "uuid", name: "actor_id" },
  actorRole: text("actor_role"),
  action: text("action"),
  entity: text("entity"),
  entityId: text("entity_id"),
  details: { type: "jsonb" },
});

const source = await new DataSource({
  type: "postgres",
  host,
  port,
  username,
  password,
  database,
  entities: [User, Session, Store, Flag, Customer, Receipt, Entry, Code, Audit],
  poolSize: plan.poolSize,
  installExtensions: false,
}).initialize();

const ALPHABET = "23456789ABCDFGHJKMNPQRSTVWXYZ";
const newCode = () => Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
const sha256 = (data) => createHash("sha256").update(data).digest();

async function signedIn(header) {
  const session = await source.manager.findOne("Session", {
    where: { tokenHash: sha256(header.slice(7)) },
    relations: { user: true },
  });
  if (!session || session.revokedAt || session.expiresAt < new Date() || !session.user.isActive)
    throw new Error("no session");
  return session.user;
}

const createReceipt = (user, body) =>
  source.manager.transaction(async (manager) => {
    const now = new Date();
    const store = await manager.findOneByOrFail("Store", { id: body.store_id });
    const known = await manager.findOne("Receipt", { where: { store: { id: store.id }, receiptKey: body.receipt_id } });
    if (known) throw new Error("the receipt is known");
    const flag = await manager.findOneByOrFail("Flag", { name: "lottery_code_generation" });
    const points = Math.floor((body.purchase_amount * store.storeType) / 1_000_000);
    let customer = await manager.findOne("Customer", {
      where: { nationalCode: body.customer_national_code },
      lock: { mode: "pessimistic_write" },
    });
    if (customer && customer.phoneNumber !== body.customer_phone) throw new Error("another phone");
    customer ??= manager.create("Customer", {
      id: uuidv7(),
      nationalCode: body.customer_national_code,
      phoneNumber: body.customer_phone,
      firstName: body.customer_first_name,
      lastName: body.customer_last_name,
      totalPoints: 0,
      totalReceipts: 0,
      totalSpent: 0,
      totalCodes: 0,
      createdAt: now,
    });
    customer.totalPoints = Number(customer.totalPoints) + points;
    customer.totalReceipts += 1;
    customer.totalSpent = Number(customer.totalSpent) + body.purchase_amount;
    customer.totalCodes += flag.isEnabled ? points : 0;
    customer.lastPurchaseAt = new Date(body.purchase_date);
    customer.updatedAt = now;
    await manager.save("Customer", customer);
    const receipt = await manager.save("Receipt", {
      id: uuidv7(),
      receiptNumber: body.receipt_id,
      receiptKey: body.receipt_id,
      store,
      customer,
      amount: body.purchase_amount,
      storeType: store.storeType,
      multiplier: store.storeType,
      points,
      codesGenerated: flag.isEnabled ? points : 0,
      purchasedAt: new Date(body.purchase_date),
      contentHash: sha256(JSON.stringify(body)),
      createdBy: user.id,
      createdAt: now,
    });
    await manager.save("Entry", { receipt, customer, kind: "earn", delta: points, createdBy: user.id, createdAt: now });
    const codes = Array.from({ length: flag.isEnabled ? points : 0 }, (_, index) =>
      manager.create("Code", {
        code: newCode(),
        receipt,
        customer,
        ordinal: index + 1,
        status: "claimed",
        createdAt: now,
      }),
    );
    await manager.save("Code", codes);
    await manager.save("Audit", {
      at: now,
      actorId: user.id,
      actorRole: user.role,
      action: "CREATE",
      entity: "receipt",
      entityId: receipt.id,
      details: { number: body.receipt_id, points },
    });
    return { success: true, data: { id: receipt.id, points_calculated: points, codes: codes.map(({ code }) => code) } };
  });

const server = createServer(async (request, response) => {
  try {
    const parts = [];
    for await (const part of request) parts.push(part);
    const user = await signedIn(request.headers.authorization ?? "");
    const body = JSON.stringify(await createReceipt(user, JSON.parse(Buffer.concat(parts))));
    response
      .writeHead(201, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      .end(body);
  } catch (error) {
    response.writeHead(500).end(String(error.stack));
  }
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
process.on("SIGTERM", () => process.exit(0));
