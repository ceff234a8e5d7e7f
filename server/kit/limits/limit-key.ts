import { sha256 } from "../crypto/token";

/** Returns the stored form of a limit's key: a hash, because phone numbers and usernames are personal data. */
export const hashedKey = (key: string): string => sha256(key).toString("base64url");
