/** Store types and what each multiplies the points of a purchase by. */
export const STORE_TYPES = [1, 2, 3] as const;
export type StoreType = (typeof STORE_TYPES)[number];

const MULTIPLIERS: Record<StoreType, number> = { 1: 1, 2: 2, 3: 3 };

export const isStoreType = (value: unknown): value is StoreType => STORE_TYPES.some((type) => type === value);

export const multiplierOf = (type: StoreType): number => MULTIPLIERS[type];
