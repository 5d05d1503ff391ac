// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type RegisteredMarksResult = {
  readonly registeredMarkList: readonly ({
    readonly number: string;
    readonly kind: string;
    readonly name: string;
    readonly owner: string | null;
    readonly classes: readonly number[];
    readonly filedOn: string | null;
    readonly registeredOn: string | null;
    readonly expiresOn: string | null;
    readonly __typename: 'RegisteredMark';
  })[];
};

export type RegisteredMarksVariables = {
  readonly office: string;
  readonly number: string;
};

export const RegisteredMarksDocument = { id: 'c38286b77ac7b1ab42f22e100b45ee0a4b4209d4c6f6417f567e94614200cd6f', name: 'RegisteredMarks' } as TypedDocument<RegisteredMarksResult, RegisteredMarksVariables>;

/** The document itself, for the normalised cache. */
export const RegisteredMarksNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegisteredMarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"office"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JurisdictionCode"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registeredMarkList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"office"},"value":{"kind":"Variable","name":{"kind":"Name","value":"office"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"owner"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"classes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"filedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"registeredOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<RegisteredMarksResult, RegisteredMarksVariables> & {
  __apiType?: (variables: RegisteredMarksVariables) => RegisteredMarksResult;
};
