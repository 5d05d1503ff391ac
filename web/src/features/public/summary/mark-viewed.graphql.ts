// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type MarkVerificationResultViewedResult = {
  readonly markVerificationResultViewed: {
    readonly __typename: 'RegistrationRequest';
  } | {
    readonly __typename: 'Refusal';
  };
};

export type MarkVerificationResultViewedVariables = {
  readonly id: string;
};

export const MarkVerificationResultViewedDocument = { id: '66a20f5dc8959567e14a8419f75a0bdebf91b868fe186659f45078406dc160c3', name: 'MarkVerificationResultViewed' } as TypedDocument<MarkVerificationResultViewedResult, MarkVerificationResultViewedVariables>;
