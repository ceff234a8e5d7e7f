import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "v1";

const keyFor = (secret: Buffer): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "customer-club/secret-box", 32));

/**
 * Encrypts a text with AES-256-GCM under a key derived from `secret`. `label` binds it to a context, such as a user's
 * id.
 */
export function seal(secret: Buffer, label: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(secret), nonce).setAAD(Buffer.from(label));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString("base64url")}`;
}

/** Decrypts a sealed text. Returns null if the key, the label or the text differs. */
export function unseal(secret: Buffer, label: string, sealed: string): string | null {
  const data = Buffer.from(sealed.slice(VERSION.length + 1), "base64url");
  const decipher = createDecipheriv(ALGORITHM, keyFor(secret), data.subarray(0, NONCE_BYTES)).setAAD(
    Buffer.from(label),
  );
  decipher.setAuthTag(data.subarray(-TAG_BYTES));
  const text = decipher.update(data.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
