// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type RegisterLookUpResult = {
  readonly registeredMarkList: readonly ({
    readonly kind: string;
    readonly name: string;
    readonly owner: string | null;
    readonly classes: readonly number[];
    readonly expiresOn: string | null;
    readonly __typename: 'RegisteredMark';
  })[];
};

export type RegisterLookUpVariables = {
  readonly office: string;
  readonly number: string;
};

export const RegisterLookUpDocument = { id: '7f719eb901975f58d158da6da8b1cf89ad94ae2671826f381d0203508e13e973', name: 'RegisterLookUp' } as TypedDocument<RegisterLookUpResult, RegisterLookUpVariables>;
