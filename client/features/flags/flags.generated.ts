import type * as Types from "../../kit/transport/schema.generated";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FlagsScreenQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type FlagsScreenQuery = { featureFlags: Array<{ __typename: 'FeatureFlag', name: string, isEnabled: boolean, updatedBy: string | null, updatedAt: string }> };

export type FlagRow_FlagFragment = { __typename: 'FeatureFlag', name: string, isEnabled: boolean, updatedBy: string | null, updatedAt: string };

export type UpdateFlagMutationVariables = Types.Exact<{
  name: Types.Scalars['String']['input'];
  isEnabled: Types.Scalars['Boolean']['input'];
}>;


export type UpdateFlagMutation = { updateFeatureFlag: { __typename: 'FeatureFlag', name: string, isEnabled: boolean, updatedBy: string | null, updatedAt: string } };

export type FlagHistoryQueryVariables = Types.Exact<{
  name: Types.Scalars['String']['input'];
}>;


export type FlagHistoryQuery = { featureFlagHistory: Array<{ __typename: 'FlagChange', at: string, by: string | null, isEnabled: boolean }> };

export const FlagRow_FlagFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FlagRow_flag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeatureFlag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<FlagRow_FlagFragment, unknown>;
export const FlagsScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FlagsScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FlagRow_flag"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FlagRow_flag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeatureFlag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<FlagsScreenQuery, FlagsScreenQueryVariables>;
export const UpdateFlagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFlag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isEnabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFeatureFlag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"isEnabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isEnabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FlagRow_flag"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FlagRow_flag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeatureFlag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateFlagMutation, UpdateFlagMutationVariables>;
export const FlagHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FlagHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureFlagHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}}]}}]}}]} as unknown as DocumentNode<FlagHistoryQuery, FlagHistoryQueryVariables>;