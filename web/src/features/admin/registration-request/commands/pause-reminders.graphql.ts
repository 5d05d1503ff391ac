// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { PauseRemindersInput } from '../../../../generated/schema.js';

export type PauseRemindersResult = {
  readonly pauseReminders: {
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

export type PauseRemindersVariables = {
  readonly id: string;
  readonly input: PauseRemindersInput;
};

export const PauseRemindersDocument = { id: 'fc9c7c315726e0f20683377f06275fccff08b9ed14d08b90fe9c9469886761ce', name: 'PauseReminders' } as TypedDocument<PauseRemindersResult, PauseRemindersVariables>;
