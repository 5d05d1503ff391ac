// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type AdminDraftSendResult = {
  readonly sendForReview: {
    readonly __typename: 'RegistrationRequest';
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

export type AdminDraftSendVariables = {
  readonly id: string;
  readonly leaveOutUnused?: boolean | null | undefined;
};

export const AdminDraftSendDocument = { id: '2e70fb3fbb30d35f37afb3b6f05f6ef07cb30c025a34db53a1baa8d1070f3045', name: 'AdminDraftSend' } as TypedDocument<AdminDraftSendResult, AdminDraftSendVariables>;
