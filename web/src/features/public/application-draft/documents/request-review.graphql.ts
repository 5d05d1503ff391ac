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
    readonly params: readonly {
      readonly name: string;
      readonly value: string;
      readonly __typename: 'RefusalParam';
    }[];
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

export const DraftRequestReviewDocument = { id: '3a261cbbbe3b1358eaeebece6b9b3ccbd97183d412b821b97a2cb18b85360565', name: 'DraftRequestReview' } as TypedDocument<DraftRequestReviewResult, DraftRequestReviewVariables>;
