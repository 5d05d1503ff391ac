// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { RecordSearchByHandInput } from '../../../../generated/schema.js';

export type RecordSearchByHandResult = {
  readonly recordSearchByHand: {
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

export type RecordSearchByHandVariables = {
  readonly id: string;
  readonly input: RecordSearchByHandInput;
};

export const RecordSearchByHandDocument = { id: 'a061951de4aad97f1c6d289bcaaf7490d506570adb89fb2e3fdd30cb707e760a', name: 'RecordSearchByHand' } as TypedDocument<RecordSearchByHandResult, RecordSearchByHandVariables>;
