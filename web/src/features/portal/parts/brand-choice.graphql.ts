// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type BrandChoiceResult = {
  readonly brandList: {
    readonly items: readonly {
      readonly id: string;
      readonly version: number;
      readonly name: string;
      readonly websites: readonly string[];
      readonly __typename: 'Brand';
    }[];
    readonly __typename: 'BrandPage';
  };
  readonly unassignedBrand: {
    readonly name: string;
    readonly __typename: 'UnassignedBrand';
  };
  readonly unassignedRequests: {
    readonly registrationRequests: number;
    readonly serviceRequests: number;
    readonly __typename: 'UnassignedRequests';
  };
  readonly unassignedMarks: number;
  readonly unassignedCases: number;
};

export type BrandChoiceVariables = Readonly<Record<string, never>>;

export const BrandChoiceDocument = { id: '0f348ad0a26aa2a9647ea9fd43e7e2e1da1aa8fbf7fb7aa8c12a7b1968fb0bf5', name: 'BrandChoice' } as TypedDocument<BrandChoiceResult, BrandChoiceVariables>;

/** The document itself, for the normalised cache. */
export const BrandChoiceNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandChoice"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brandList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"deleted"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"BooleanValue","value":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"websites"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unassignedBrand"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unassignedRequests"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationRequests"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"serviceRequests"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unassignedMarks"},"name":{"kind":"Name","value":"trademarkCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"brandId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"unassignedCases"},"name":{"kind":"Name","value":"caseCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"brandId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isNull"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"directives":[]}]}}]} as unknown as DocumentNode & TypedDocument<BrandChoiceResult, BrandChoiceVariables> & {
  __apiType?: (variables: BrandChoiceVariables) => BrandChoiceResult;
};
