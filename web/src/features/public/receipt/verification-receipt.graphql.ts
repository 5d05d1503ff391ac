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
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type VerificationReceiptPageVariables = {
  readonly id: string;
};

export const VerificationReceiptPageDocument = { id: '504924532710db6f777d8f02e0cd8d06f64b0d97cee9c2de95611416702e6fc5', name: 'VerificationReceiptPage' } as TypedDocument<VerificationReceiptPageResult, VerificationReceiptPageVariables>;
