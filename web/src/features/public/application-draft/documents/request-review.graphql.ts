// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type DraftRequestReviewResult = {
  readonly requestReview: {
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

export type DraftRequestReviewVariables = {
  readonly id: string;
  readonly leaveOutUnused?: boolean | null;
};

export const DraftRequestReviewDocument = { id: 'ac15550a6f35e90d982ea44d4077b31cac41806666a9ce63480a4663cb77bdc6', name: 'DraftRequestReview' } as TypedDocument<DraftRequestReviewResult, DraftRequestReviewVariables>;
