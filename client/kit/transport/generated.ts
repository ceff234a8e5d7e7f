import type * as Types from "./schema.generated";
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LookupScreenQueryVariables = Types.Exact<{
  phone: Types.Scalars['String']['input'];
  nationalCode: Types.Scalars['String']['input'];
  codesPage: Types.Scalars['Int']['input'];
  purchasesPage: Types.Scalars['Int']['input'];
  pageSize: Types.Scalars['Int']['input'];
  withDraws: Types.Scalars['Boolean']['input'];
}>;


export type LookupScreenQuery = { lookup: { __typename: 'Lookup', totalPoints: number, totalCodes: number, codesPage: number, codesTotalPages: number, totalPurchases: number, purchasesPage: number, purchasesTotalPages: number, customer: { __typename: 'LookupCustomer', firstName: string, lastName: string }, lotteryCodes: Array<{ __typename: 'LookupCode', code: string, createdAt: string, status: Types.CodeStatus }>, purchaseHistory: Array<{ __typename: 'LookupPurchase', receiptId: string, date: string, storeType: number, amount: number, points: number, state: Types.ReceiptState }>, draws?: Array<{ __typename: 'LookupDraw', id: string, row: number, state: Types.DrawState, nameFa: string, nameEn: string, drawAt: string, totalCodes: number, codes: Array<string>, prizes: Array<{ __typename: 'LookupPrize', code: string, nameFa: string, nameEn: string }> }> } };

export type CodeList_CodeFragment = { __typename: 'LookupCode', code: string, createdAt: string, status: Types.CodeStatus };

export type PurchaseTable_PurchaseFragment = { __typename: 'LookupPurchase', receiptId: string, date: string, storeType: number, amount: number, points: number, state: Types.ReceiptState };

export type DrawCard_DrawFragment = { __typename: 'LookupDraw', id: string, row: number, state: Types.DrawState, nameFa: string, nameEn: string, drawAt: string, totalCodes: number, codes: Array<string>, prizes: Array<{ __typename: 'LookupPrize', code: string, nameFa: string, nameEn: string }> };

export type SignOutMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type SignOutMutation = { logout: boolean };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CodeList_CodeFragmentDoc = new TypedDocumentString(`
    fragment CodeList_code on LookupCode {
  code
  createdAt
  status
}
    `, {"fragmentName":"CodeList_code"}) as unknown as TypedDocumentString<CodeList_CodeFragment, unknown>;
export const PurchaseTable_PurchaseFragmentDoc = new TypedDocumentString(`
    fragment PurchaseTable_purchase on LookupPurchase {
  receiptId
  date
  storeType
  amount
  points
  state
}
    `, {"fragmentName":"PurchaseTable_purchase"}) as unknown as TypedDocumentString<PurchaseTable_PurchaseFragment, unknown>;
export const DrawCard_DrawFragmentDoc = new TypedDocumentString(`
    fragment DrawCard_draw on LookupDraw {
  id
  row
  state
  nameFa
  nameEn
  drawAt
  totalCodes
  codes
  prizes {
    code
    nameFa
    nameEn
  }
}
    `, {"fragmentName":"DrawCard_draw"}) as unknown as TypedDocumentString<DrawCard_DrawFragment, unknown>;
export const LookupScreenDocument = new TypedDocumentString(`
    query LookupScreen($phone: String!, $nationalCode: String!, $codesPage: Int!, $purchasesPage: Int!, $pageSize: Int!, $withDraws: Boolean!) {
  lookup(
    phone: $phone
    nationalCode: $nationalCode
    codesPage: $codesPage
    purchasesPage: $purchasesPage
    pageSize: $pageSize
  ) {
    customer {
      firstName
      lastName
    }
    totalPoints
    totalCodes
    codesPage
    codesTotalPages
    lotteryCodes {
      ...CodeList_code
    }
    totalPurchases
    purchasesPage
    purchasesTotalPages
    purchaseHistory {
      ...PurchaseTable_purchase
    }
    draws @include(if: $withDraws) {
      ...DrawCard_draw
    }
  }
}
    fragment CodeList_code on LookupCode {
  code
  createdAt
  status
}
fragment PurchaseTable_purchase on LookupPurchase {
  receiptId
  date
  storeType
  amount
  points
  state
}
fragment DrawCard_draw on LookupDraw {
  id
  row
  state
  nameFa
  nameEn
  drawAt
  totalCodes
  codes
  prizes {
    code
    nameFa
    nameEn
  }
}`) as unknown as TypedDocumentString<LookupScreenQuery, LookupScreenQueryVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut {
  logout
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;