import type { TFunction } from 'i18next';
import type { AdminBellResult } from './frame.graphql.js';

type Line = AdminBellResult['notificationList']['items'][number];

/** Kinds that say more than their subject; the others are lines of customers. */
const spoken: readonly string[] = [
  'ASSIGNED_TO_YOU',
  'WORK_ARRIVED',
  'WORK_UNOWNED',
  'PROMISE_NEAR',
  'PROMISE_BROKEN',
  'MESSAGE',
  'DESCRIPTION_UPDATED',
  'DEADLINE_NEAR',
];

/** A line of the bell as a sentence: who wants what, of which mark. */
export function bellLine(t: TFunction<'admin-frame'>, { kind, work, client, title }: Line): string {
  const words = { who: client?.displayName || t('bell.client'), title: title ?? '' };
  const what = work == null ? words.title : t(`bell.work.${work}`, words);
  return spoken.includes(kind ?? '') ? t(`bell.kind.${kind ?? ''}`, { ...words, what }) : what;
}
