// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type VerificationFormResult = {
  readonly jurisdictionList: readonly ({
    readonly code: string;
    readonly madridMember: boolean;
    readonly office: {
      readonly short: string;
      readonly __typename: 'Office';
    };
    readonly typicalMonths: {
      readonly min: number;
      readonly max: number;
      readonly __typename: 'MonthRange';
    } | null;
    readonly __typename: 'Jurisdiction';
  })[];
  readonly suggestedJurisdictionList: readonly string[];
};

export type VerificationFormVariables = {
  readonly country?: string | null | undefined;
};

export const VerificationFormDocument = { id: 'd0208fc86053652b123f4e2265d22ff972067ca780461eb699d64c9bb154586d', name: 'VerificationForm' } as TypedDocument<VerificationFormResult, VerificationFormVariables>;
