import type { TFunction } from 'i18next';
import type { AdminBellResult } from './frame.graphql.js';

export type BellItem = Pick<
  AdminBellResult['notificationList']['items'][number],
  'kind' | 'work' | 'client' | 'title' | 'subjectType'
>;

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

/** Work that needs no thing beside it to be understood. */
const alone: readonly string[] = ['CONSULT', 'TALK', 'OUTCOME', 'SERVICE', 'MONEY', 'LETTER', 'TICKET'];

/** What a task may be about that has words of its own here; whoever makes a task may make it about anything. */
export const BELL_THINGS: readonly string[] = [
  'trademark',
  'office_action',
  'use_in_commerce_request',
  'registration_request',
  'additional_order',
  'service_request',
  'brand_monitoring_task',
  'brand_subscription',
  'case_request',
  'case',
  'case_solution',
  'case_platform_report',
  'case_letter',
  'case_objection',
  'service',
  'product',
  'bank_credit',
  'consultation',
  'support_ticket',
  'letter',
  'invoice',
  'e_invoice',
  'rule_repair',
  'official_fee_check',
  'official_fee_confirmation',
  'user',
  'feedback',
];
const thingOf = (subjectType: string | null | undefined): string =>
  BELL_THINGS.find((one) => one === subjectType) ?? 'other';

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A line of the bell as a sentence: who wants what, of which mark. A thing without a name is called by what it is. */
export function bellLine(
  t: TFunction<'admin-frame'>,
  { kind, work, client, title, subjectType }: BellItem,
): string {
  const named = title ?? '';
  const words = {
    who: client?.displayName || t('bell.client'),
    title: named === '' ? t(`bell.thing.${thingOf(subjectType)}`) : named,
  };
  const table = named === '' && alone.includes(work ?? '') ? 'workAlone' : 'work';
  const what = work == null ? words.title : sentence(t(`bell.${table}.${work}`, words));
  const said = spoken.includes(kind ?? '') ? t(`bell.kind.${kind ?? ''}`, { ...words, what }) : what;
  // Where the sentence does not name whose it is, the name stands behind it.
  return client?.displayName && !said.includes(client.displayName)
    ? t('bell.ofWhom', { what: said, who: client.displayName })
    : said;
}
