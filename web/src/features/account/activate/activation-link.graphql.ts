// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { LinkStateKind } from '../../../generated/schema.js';

export type ActivationLinkResult = {
  readonly activationLink: {
    readonly state: LinkStateKind;
    readonly email: string | null;
    readonly __typename: 'LinkState';
  };
};

export type ActivationLinkVariables = {
  readonly token: string;
};

export const ActivationLinkDocument = { id: '2ec27eb053485932d69be5e8e2eccf654997df0ddb6b60e50911906ed81f1ef1', name: 'ActivationLink' } as TypedDocument<ActivationLinkResult, ActivationLinkVariables>;
