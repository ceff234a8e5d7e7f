import { type Chain, QUICKNET } from "../../domain/draws/beacon";

/** A value of the build: null in the product. */
declare const TEST_CHAIN: Chain | null;

/** The chain whose signatures the page accepts. */
export const CHAIN: Chain = TEST_CHAIN ?? QUICKNET;
