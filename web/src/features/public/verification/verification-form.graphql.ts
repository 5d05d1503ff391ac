// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type VerificationFormResult = {
  readonly jurisdictionList: readonly ({
    readonly code: string;
    readonly supported: boolean;
    readonly madridMember: boolean;
    readonly office: {
      readonly short: string;
      readonly __typename: 'Office';
    };
    readonly typicalMonths: {
      readonly min: number | null;
      readonly max: number | null;
      readonly __typename: 'MonthRange';
    } | null;
    readonly __typename: 'Jurisdiction';
  })[];
  readonly suggestedJurisdictionList: readonly string[];
};

export type VerificationFormVariables = {
  readonly country?: string | null | undefined;
};

export const VerificationFormDocument = { id: '563b5b259dde226b079998f108fc38c62777d155cd8f0575bf0f30d8f102cc58', name: 'VerificationForm' } as TypedDocument<VerificationFormResult, VerificationFormVariables>;
