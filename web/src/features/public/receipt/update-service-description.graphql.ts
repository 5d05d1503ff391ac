// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { UpdateServiceDescriptionInput } from '../../../generated/schema.js';

export type UpdateServiceDescriptionResult = {
  readonly updateServiceDescription: {
    readonly __typename: 'RegistrationRequest';
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

export type UpdateServiceDescriptionVariables = {
  readonly id: string;
  readonly input: UpdateServiceDescriptionInput;
};

export const UpdateServiceDescriptionDocument = { id: '4782460657cb844d60e9e4074a038030ff3059ba2e383bbe5fa03e4393a0c7b2', name: 'UpdateServiceDescription' } as TypedDocument<UpdateServiceDescriptionResult, UpdateServiceDescriptionVariables>;
