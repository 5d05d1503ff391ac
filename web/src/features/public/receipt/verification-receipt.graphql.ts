// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { RegistrationRequestStatus } from '../../../generated/schema.js';

export type VerificationReceiptPageResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly publicId: string;
    readonly value: string;
    readonly status: RegistrationRequestStatus | null;
    readonly jurisdictions: readonly string[];
    readonly jurisdictionsUndecided: boolean;
    readonly businessDescription: string;
    readonly websites: readonly string[];
    readonly promisedAt: string | null;
    readonly requestedAt: string | null;
    readonly orderedAt: string | null;
    readonly paidAt: string | null;
    readonly userId: string | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type VerificationReceiptPageVariables = {
  readonly id: string;
};

export const VerificationReceiptPageDocument = { id: '6534a18842805a99fa827dc3ba20333cf867c9e7c480067619a4d98fcb61b726', name: 'VerificationReceiptPage' } as TypedDocument<VerificationReceiptPageResult, VerificationReceiptPageVariables>;
