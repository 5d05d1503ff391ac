// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { RecordVerificationSearchInput } from '../../../../generated/schema.js';

export type RecordVerificationSearchResult = {
  readonly recordVerificationSearch: {
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

export type RecordVerificationSearchVariables = {
  readonly id: string;
  readonly input: RecordVerificationSearchInput;
};

export const RecordVerificationSearchDocument = { id: '3cd6a58745be96c21e94c4c083079c35d0f89e4b3c080485b591e34f66f57664', name: 'RecordVerificationSearch' } as TypedDocument<RecordVerificationSearchResult, RecordVerificationSearchVariables>;
