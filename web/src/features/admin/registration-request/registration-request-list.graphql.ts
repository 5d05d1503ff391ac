// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { RegistrationRequestFilter, RegistrationRequestOrder, RegistrationRequestStatus } from '../../../generated/schema.js';

export type AdminRequestListResult = {
  readonly registrationRequestList: {
    readonly items: readonly ({
      readonly id: string;
      readonly version: number;
      readonly publicId: string;
      readonly value: string;
      readonly status: RegistrationRequestStatus | null;
      readonly jurisdictions: readonly string[];
      readonly contactFirstName: string;
      readonly contactLastName: string;
      readonly contactEmail: string;
      readonly language: string;
      readonly requestedAt: string | null;
      readonly promisedAt: string | null;
      readonly assignedAdmin: {
        readonly id: string;
        readonly displayName: string;
        readonly __typename: 'User';
      } | null;
      readonly __typename: 'RegistrationRequest';
    })[];
    readonly totalCount: number;
    readonly __typename: 'RegistrationRequestPage';
  };
};

export type AdminRequestListVariables = {
  readonly filter?: RegistrationRequestFilter | null | undefined;
  readonly orderBy?: readonly RegistrationRequestOrder[] | null | undefined;
  readonly limit: number;
  readonly offset: number;
};

export const AdminRequestListDocument = { id: '15e274e77626f1ca7414fedff3993c697bfa07c0eb935dbb0af87bfa84126174', name: 'AdminRequestList' } as TypedDocument<AdminRequestListResult, AdminRequestListVariables>;
