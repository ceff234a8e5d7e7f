import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { CodeStatus } from "../../../domain/codes";
import { RECEIPTS_PER_PAGE } from "../../../domain/receipt-list";
import type { StoreType } from "../../../domain/stores";
import { Page, type SortOrder, SortOrderEnum } from "../../kit/graphql/pagination";
import { DateTime, Toman } from "../../kit/graphql/scalars";
import { CodeStatusEnum } from "../code-pools/code-pool.types";
import { type ReceiptState, ReceiptStateEnum } from "./receipt.types";

export const ReceiptSortEnum = {
  PURCHASE_DATE: "PURCHASE_DATE",
  CREATED_AT: "CREATED_AT",
  RECEIPT_NUMBER: "RECEIPT_NUMBER",
} as const;
export type ReceiptSort = keyof typeof ReceiptSortEnum;
registerEnumType(ReceiptSortEnum, { name: "ReceiptSort" });

const EntryKindEnum = { EARN: "earn", RETURN: "return", VOID: "void" } as const;
registerEnumType(EntryKindEnum, { name: "ReceiptEntryKind" });

@ArgsType()
export class ReceiptsArgs {
  @Field(() => Int, { defaultValue: 1 }) page: number;
  @Field(() => Int, { defaultValue: RECEIPTS_PER_PAGE }) pageSize: number;
  @Field(() => String, { nullable: true, description: "A printed number or its beginning, or a UUID." })
  search?: string | null;
  @Field(() => ID, { nullable: true }) customerId?: string | null;
  @Field(() => ID, { nullable: true, description: "The id of a store; `none` for receipts without a store." })
  storeId?: string | null;
  @Field(() => ID, { nullable: true, description: "The user who recorded the receipt." }) operatorId?: string | null;
  @Field(() => ID, { nullable: true, description: "The campaign that multiplied the points." })
  campaignId?: string | null;
  @Field(() => String, { nullable: true, description: "First day of the purchase: a business day, or an instant." })
  dateFrom?: string | null;
  @Field(() => String, { nullable: true, description: "Last day of the purchase, inclusive." }) dateTo?: string | null;
  @Field(() => Toman, { nullable: true, description: "The least amount, as recorded." }) minAmount?: number | null;
  @Field(() => Toman, { nullable: true, description: "The largest amount, as recorded." }) maxAmount?: number | null;
  @Field(() => ReceiptStateEnum, { nullable: true }) state?: ReceiptState | null;
  @Field(() => ReceiptSortEnum, {
    defaultValue: ReceiptSortEnum.PURCHASE_DATE,
    description: "Exact matches of a search are first in every order.",
  })
  sortBy: ReceiptSort;
  @Field(() => SortOrderEnum, { defaultValue: SortOrderEnum.DESC }) sortOrder: SortOrder;
}

@ObjectType({ description: "The customer of a receipt. Null names are unknown." })
export class ReceiptCustomer {
  @Field(() => ID) id: string;
  @Field(() => String, { nullable: true }) firstName: string | null;
  @Field(() => String, { nullable: true }) lastName: string | null;
  @Field(() => String, { nullable: true, description: "Masked without the permission to see identities." })
  phoneNumber: string | null;
  @Field(() => String, { nullable: true, description: "Masked without the permission to see identities." })
  nationalCode: string | null;
  @Field(() => DateTime, { nullable: true }) deletedAt: Date | null;
  @Field(() => DateTime, { nullable: true }) erasedAt: Date | null;
}

@ObjectType({ description: "A recorded receipt, for the back office." })
export class Receipt {
  @Field(() => ID) id: string;
  @Field(() => String, { description: "The printed number." }) receiptId: string;
  @Field(() => ReceiptStateEnum) state: ReceiptState;
  @Field(() => ReceiptCustomer) customer: ReceiptCustomer;
  @Field(() => ID, { nullable: true, description: "Null if the receipt has only a store type." })
  storeId: string | null;
  @Field(() => String, { nullable: true }) storeName: string | null;
  @Field(() => Int, { description: "The type at the time of recording." }) storeType: StoreType;
  @Field(() => Toman, { description: "The amount recorded, before returns." }) purchaseAmount: number;
  @Field(() => Toman) returnedAmount: number;
  @Field(() => Toman, { description: "Net of returns; 0 after a void." }) netAmount: number;
  @Field(() => Int, { description: "Multiplier of the points, by the rules at the time of recording." })
  multiplier: number;
  @Field(() => Int, { description: "The points recorded, before returns." }) pointsEarned: number;
  @Field(() => Int, { description: "Current points, net of returns." }) points: number;
  @Field(() => Int, { description: "Codes that are valid." }) activeCodes: number;
  @Field(() => DateTime) purchaseDate: Date;
  @Field(() => DateTime, { description: "When the receipt was recorded." }) createdAt: Date;
  @Field(() => DateTime, { nullable: true }) voidedAt: Date | null;
  @Field(() => ID, { nullable: true, description: "The user who recorded it; null for an API key." })
  operatorId: string | null;
  @Field(() => String, { nullable: true }) operatorName: string | null;
  @Field(() => ID, { nullable: true, description: "The campaign that multiplied the points." })
  campaignId: string | null;
  @Field(() => String, { nullable: true }) campaignName: string | null;
}

@ObjectType({ description: "A page of receipts." })
export class ReceiptPage extends Page(Receipt) {}

@ObjectType({ description: "A change of the points by a receipt: its recording, a return or its void." })
export class ReceiptEntry {
  @Field(() => ID) id: string;
  @Field(() => EntryKindEnum) kind: "earn" | "return" | "void";
  @Field(() => Int, { description: "Negative for a return and a void." }) points: number;
  @Field(() => Toman, { nullable: true, description: "The amount returned or voided; null for the recording." })
  amount: number | null;
  @Field(() => Int) codesInvalidated: number;
  @Field(() => String, { nullable: true }) reason: string | null;
  @Field(() => String, { nullable: true, description: "The user or the API key." }) actorName: string | null;
  @Field(() => DateTime) createdAt: Date;
}

@ObjectType({ description: "A lottery code of a receipt." })
export class ReceiptCode {
  @Field(() => ID) id: string;
  @Field(() => Int, { description: "From 1, in the order of creation." }) ordinal: number;
  @Field(() => String, { nullable: true, description: "Null without access to the codes of this receipt." })
  code: string | null;
  @Field(() => CodeStatusEnum) status: CodeStatus;
  @Field(() => DateTime, { nullable: true }) invalidatedAt: Date | null;
}

@ObjectType({ description: "A page of the codes of a receipt." })
export class ReceiptCodePage extends Page(ReceiptCode) {}

@ObjectType({ description: "A receipt with its rule and history." })
export class ReceiptDetail extends Receipt {
  @Field(() => Int, { description: "Factor of the store type." }) typeMultiplier: number;
  @Field(() => Int, { description: "Factor of the campaign; 1 without one." }) campaignMultiplier: number;
  @Field(() => Boolean, { description: "Whether the caller can void it or return a part now." })
  isReversible: boolean;
  @Field(() => ID, {
    nullable: true,
    description: "The user who sent it for its operator; null if the operator sent it.",
  })
  submittedById: string | null;
  @Field(() => String, { nullable: true }) submittedByName: string | null;
  @Field(() => [ReceiptEntry], { description: "Oldest first." }) entries: ReceiptEntry[];
}
