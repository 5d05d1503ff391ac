import type { Work } from '../work/works.js';

interface Fact<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
}

/** What a line in the bell menu can be about; its words are chosen by kind on the screen. Stored: never renamed. */
export const notificationKinds = [
  'verification-approved',
  'verification-dismissed',
  'assigned-to-you',
  'description-updated',
  'message',
  'draft-sent',
  'payment-received',
  'order-filed',
  'order-refunded',
  'order-on-hold',
  'mark-filed',
  'mark-published',
  'mark-opposed',
  'mark-registered',
  'mark-refused',
  'mark-ended',
  'deadline-near',
  'scam-warning',
  'webhook-stopped',
  'work-arrived',
  'work-unowned',
  'promise-near',
  'promise-broken',
] as const;
/** One of `notificationKinds`. */
export type NotificationKind = (typeof notificationKinds)[number];

/** What happened to a line in the bell menu. `userId`: whose menu; `subjectType` and `subjectId`: the entity it leads to. */
export type NotificationEvent =
  | Fact<
      'NotificationRaised',
      {
        userId: string;
        kind: NotificationKind;
        subjectType: string;
        subjectId: string;
        title: string;
        /** What is to be done, where it is work. */
        work?: Work | null;
        /** Whose it is, where it is a client's. */
        clientId?: string | null;
      }
    >
  | Fact<'NotificationSeen', Record<string, never>>
  | Fact<'NotificationAmended', { title: string }>
  | Fact<'NotificationRemoved', Record<never, never>>;

/** What decisions look at in a notification. */
export interface NotificationState {
  readonly userId: string;
  readonly seen: boolean;
  readonly title: string;
  readonly removed: boolean;
}

/** A notification before its first event. */
export const noNotification: NotificationState = { userId: '', seen: false, title: '', removed: false };

/** The state after one more event. One that was removed keeps nothing but that. */
export function evolveNotification(state: NotificationState, event: NotificationEvent): NotificationState {
  switch (event.type) {
    case 'NotificationRaised':
      return { ...state, userId: event.data.userId, seen: false, title: event.data.title };
    case 'NotificationSeen':
      return { ...state, seen: true };
    case 'NotificationAmended':
      return { ...state, title: event.data.title };
    case 'NotificationRemoved':
      return { ...noNotification, removed: true };
    default:
      return state;
  }
}
