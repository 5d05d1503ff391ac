// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type AdminMarkSeenResult = {
  readonly markNotificationSeen: {
    readonly id: string;
    readonly seenAt: string | null;
    readonly __typename: 'Notification';
  } | {
    readonly code: string;
    readonly message: string;
    readonly __typename: 'Refusal';
  };
};

export type AdminMarkSeenVariables = {
  readonly id: string;
};

export const AdminMarkSeenDocument = { id: '4c354db34e087a80bbd82df26d52e613953026a9928c206513de0cb7a1c387ef', name: 'AdminMarkSeen' } as TypedDocument<AdminMarkSeenResult, AdminMarkSeenVariables>;
