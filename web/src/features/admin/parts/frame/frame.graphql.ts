// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type AdminBellResult = {
  readonly notificationList: {
    readonly items: readonly ({
      readonly id: string;
      readonly title: string;
      readonly subjectType: string;
      readonly subjectId: string;
      readonly seenAt: string | null;
      readonly createdAt: string;
      readonly __typename: 'Notification';
    })[];
    readonly __typename: 'NotificationPage';
  };
  readonly unseen: number;
};

export type AdminBellVariables = Readonly<Record<string, never>>;

export const AdminBellDocument = { id: 'c0a657a4210178f559b6368f9f90952c18ea45393c5b211838bdedcbab1e5135', name: 'AdminBell' } as TypedDocument<AdminBellResult, AdminBellVariables>;

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
