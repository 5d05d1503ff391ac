import { describe, expect, it } from '@jest/globals';
import { receiptStateOf, wayOn } from './receipt-state.js';

const at = '2026-11-20T10:00:00.000Z';
type Status = Parameters<typeof receiptStateOf>[0]['status'];
const table: readonly (readonly [Status, string | null, string | null, string])[] = [
  ['VERIFICATION_REQUESTED', null, null, 'waiting'],
  ['VERIFICATION_APPROVED', null, null, 'report'],
  ['VERIFICATION_DISMISSED', null, null, 'report'],
  [null, null, null, 'begun'],
  ['ORDER_CREATED', at, null, 'ordered'],
  ['ORDER_CREATED', at, at, 'paid'],
  ['READY_FOR_DRAFTING', at, at, 'paid'],
  ['FILED', at, at, 'paid'],
  ['CLIENT_UNRESPONSIVE', at, null, 'ordered'],
  ['REFUNDED', at, at, 'over'],
  ['WITHDRAWN', at, null, 'over'],
  ['LOST_TO_FOLLOW_UP', null, null, 'over'],
];

describe('the page behind the first link', () => {
  it.each(table)('of %s, ordered %s, paid %s, says %s', (status, orderedAt, paidAt, receiptState) =>
    expect(receiptStateOf({ status, orderedAt, paidAt })).toBe(receiptState),
  );

  it('leads on from each standing; to the report only by the link of its own letter, to what an account owns by signing in', () => {
    const link = { token: 'r.t', id: 'r1', owned: false };
    expect(
      (['waiting', 'report', 'begun', 'ordered', 'paid', 'over'] as const).map((receiptState) =>
        wayOn(receiptState, link),
      ),
    ).toEqual([
      undefined,
      '/new-link',
      '/registration-request/r.t',
      '/registration-request/r.t/success',
      '/registration-request/r.t/success',
      '/verification',
    ]);
    expect(wayOn('paid', { ...link, owned: true })).toBe('/portal/login?callbackUrl=%2Fportal%2Forder%2Fr1');
  });
});
