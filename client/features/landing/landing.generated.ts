import type * as Types from "../../kit/transport/schema.generated";
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LandingLookupQueryVariables = Types.Exact<{
  phone: Types.Scalars['String']['input'];
  nationalCode: Types.Scalars['String']['input'];
}>;


export type LandingLookupQuery = { lookup: { __typename: 'Lookup', totalPoints: number, totalCodes: number, customer: { __typename: 'LookupCustomer', firstName: string, lastName: string }, lotteryCodes: Array<{ __typename: 'LookupCode', code: string }> } };

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

export const LandingLookupDocument = new TypedDocumentString(`
    query LandingLookup($phone: String!, $nationalCode: String!) {
  lookup(phone: $phone, nationalCode: $nationalCode) {
    customer {
      firstName
      lastName
    }
    totalPoints
    totalCodes
    lotteryCodes {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LandingLookupQuery, LandingLookupQueryVariables>;