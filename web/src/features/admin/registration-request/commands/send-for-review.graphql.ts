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
  readonly leaveOutUnused?: boolean | null;
};

export const AdminDraftSendDocument = { id: 'a70601f71620caddd382938c7b43d6c46960bf08c59fea5cdbccd852f2325d31', name: 'AdminDraftSend' } as TypedDocument<AdminDraftSendResult, AdminDraftSendVariables>;
