// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { PostponeApplicationInput } from '../../../../generated/schema.js';

export type DraftPostponeResult = {
  readonly postponeApplication: {
    readonly __typename: 'RegistrationRequest';
    readonly id: string;
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

export type DraftPostponeVariables = {
  readonly id: string;
  readonly input: PostponeApplicationInput;
};

export const DraftPostponeDocument = { id: 'd598dd46a6bdb74f59f4a85954300191a28af7a677314f27d810fedf93d3fe6f', name: 'DraftPostpone' } as TypedDocument<DraftPostponeResult, DraftPostponeVariables>;
