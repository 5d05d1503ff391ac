import type { NotificationKind } from './notification.js';

/** Something a customer is told in the bell menu. */
export interface News {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly subjectType: string;
  readonly subjectId: string;
  /** Names the subject for people. */
  readonly title: string;
  readonly at: Date;
}

/** All news of one subject as one line, told by the weightiest. */
export interface NewsLine extends News {
  /** The other news of the subject, newest first. */
  readonly more: readonly News[];
}

/** Weightiest first: a legal date, an office, a payment, a draft, a report, a message. */
const weight: readonly NotificationKind[] = [
  'deadline-near',
  'mark-opposed',
  'mark-refused',
  'mark-ended',
  'mark-registered',
  'mark-published',
  'mark-filed',
  'order-filed',
  'order-refunded',
  'payment-received',
  'order-on-hold',
  'draft-sent',
  'verification-approved',
  'verification-dismissed',
  'message',
  'scam-warning',
  'webhook-stopped',
  'description-updated',
];

const subjectOf = ({ subjectType, subjectId }: News): string => `${subjectType} ${subjectId}`;
const rank = ({ kind }: News): number => (weight.includes(kind) ? weight.indexOf(kind) : weight.length);
const newestFirst = (one: News, other: News): number => other.at.getTime() - one.at.getTime();

/** One line a subject, the one with the newest news first. */
export function newsLines(news: readonly News[]): readonly NewsLine[] {
  const subjects = new Set(news.map(subjectOf));
  const lines = [...subjects].map((subject) => {
    const all = news.filter((one) => subjectOf(one) === subject);
    const sorted = all.toSorted(newestFirst);
    const [shown] = sorted.toSorted((one, other) => rank(one) - rank(other));
    if (shown === undefined) throw new Error('a subject without news');
    return { ...shown, more: sorted.filter(({ id }) => id !== shown.id) };
  });
  return lines.toSorted((one, other) => Math.max(...times(other)) - Math.max(...times(one)));
}

function times({ at, more }: NewsLine): number[] {
  return [at, ...more.map((one) => one.at)].map((time) => time.getTime());
}
