// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { ActivateUserInput, LinkStateKind } from '../../../generated/schema.js';

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

export type ActivateUserResult = {
  readonly activateUser: {
    readonly __typename: 'UserActivatedReceipt';
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type ActivateUserVariables = {
  readonly input: ActivateUserInput;
};

export const ActivateUserDocument = { id: '836b0a61ced39ab5126f0780b69eefee6fd0a059814e6eb7e7dedca04276f07d', name: 'ActivateUser' } as TypedDocument<ActivateUserResult, ActivateUserVariables>;
