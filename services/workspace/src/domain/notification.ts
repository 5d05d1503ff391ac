interface Fact<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
}

export const notificationKinds = ['verification-approved', 'verification-dismissed', 'assigned-to-you', 'description-updated'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationEvent =
  | Fact<'NotificationRaised', { userId: string; kind: NotificationKind; subjectType: string; subjectId: string; title: string }>
  | Fact<'NotificationSeen', Record<string, never>>;

export interface NotificationState {
  readonly userId: string;
  readonly seen: boolean;
}

export const noNotification: NotificationState = { userId: '', seen: false };

export function evolveNotification(state: NotificationState, event: NotificationEvent): NotificationState {
  switch (event.type) {
    case 'NotificationRaised':
      return { userId: event.data.userId, seen: false };
    case 'NotificationSeen':
      return { ...state, seen: true };
    default:
      return state;
  }
}
