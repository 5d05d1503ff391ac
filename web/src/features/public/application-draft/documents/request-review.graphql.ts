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
  readonly leaveOutUnused?: boolean | null | undefined;
};

export const DraftRequestReviewDocument = { id: 'a3c9ace03946eb8c649b4be7968cd70cd9ea2615e6ed3a810f3930be9da3c08e', name: 'DraftRequestReview' } as TypedDocument<DraftRequestReviewResult, DraftRequestReviewVariables>;
