// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type PortalWhitelistResult = {
  readonly caseCounterpartyList: {
    readonly items: readonly ({
      readonly id: string;
      readonly primaryName: string;
      readonly websites: readonly string[];
      readonly note: string | null;
      readonly whitelisted: boolean;
      readonly __typename: 'CaseCounterparty';
    })[];
    readonly __typename: 'CaseCounterpartyPage';
  };
};

export type PortalWhitelistVariables = Readonly<Record<string, never>>;

export const PortalWhitelistDocument = { id: '07e062f9ff832714ee94a2143f41ff87c26d4169d921c067e9bd047725a7dd53', name: 'PortalWhitelist' } as TypedDocument<PortalWhitelistResult, PortalWhitelistVariables>;

/** The document itself, for the normalised cache. */
export const PortalWhitelistNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalWhitelist"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseCounterpartyList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"whitelisted"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"BooleanValue","value":true}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"primaryName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"websites"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"whitelisted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalWhitelistResult, PortalWhitelistVariables> & {
  __apiType?: (variables: PortalWhitelistVariables) => PortalWhitelistResult;
};
