// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { AssignRegistrationRequestInput } from '../../../../generated/schema.js';

export type AssignRegistrationRequestResult = {
  readonly assignRegistrationRequest: {
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

export type AssignRegistrationRequestVariables = {
  readonly id: string;
  readonly input: AssignRegistrationRequestInput;
};

export const AssignRegistrationRequestDocument = { id: '94341e6b5068d233514d473de3c60130a3b52c3a4624dcabc9e81d1a9f8f6223', name: 'AssignRegistrationRequest' } as TypedDocument<AssignRegistrationRequestResult, AssignRegistrationRequestVariables>;
