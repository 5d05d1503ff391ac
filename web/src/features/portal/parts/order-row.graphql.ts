// Written by `npm run documents`; change the .graphql file beside it.
import type { RegistrationRequestStatus, RequestKind } from '../../../generated/schema.js';

export type OrderRow = {
  readonly id: string;
  readonly version: number;
  readonly publicId: string;
  readonly value: string;
  readonly type: RequestKind;
  readonly status: RegistrationRequestStatus | null;
  readonly jurisdictions: readonly string[];
  readonly promisedAt: string | null;
  readonly requestedAt: string | null;
  readonly answeredAt: string | null;
  readonly viewedAt: string | null;
  readonly verificationVersion: number;
  readonly __typename: 'RegistrationRequest';
};
