import { registerEnumType } from "type-graphql";
import type { MoneyUnit } from "../../../domain/money";

export const MoneyUnitEnum = { TOMAN: "toman", RIAL: "rial" } as const satisfies Record<string, MoneyUnit>;
registerEnumType(MoneyUnitEnum, { name: "MoneyUnit", description: "A display unit of amounts; 1 Toman is 10 Rial." });
