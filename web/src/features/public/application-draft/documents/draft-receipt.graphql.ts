// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { RegistrationRequestStatus } from '../../../../generated/schema.js';

export type DraftReceiptResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly publicId: string;
    readonly value: string;
    readonly status: RegistrationRequestStatus | null;
    readonly jurisdictions: readonly string[];
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type DraftReceiptVariables = {
  readonly id: string;
};

export const DraftReceiptDocument = { id: '6b6868d958cce25bf143ec1627c3d12e2d06ee0353ee23558b4484b6f6ad6ddc', name: 'DraftReceipt' } as TypedDocument<DraftReceiptResult, DraftReceiptVariables>;
