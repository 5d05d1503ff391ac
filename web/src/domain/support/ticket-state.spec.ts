import { describe, expect, it } from '@jest/globals';
import { ticketState } from './ticket-state.js';

const now = new Date('2026-03-20T10:00:00Z');

describe('where a question stands', () => {
  it.each([
    ['CREATED', null, 'ours'],
    ['ASSIGNED', null, 'ours'],
    ['WAITING_FOR_CUSTOMER', null, 'yours'],
    ['RESOLVED', '2026-03-06T10:00:00.000Z', 'solved'],
    ['RESOLVED', '2026-03-06T09:59:59.000Z', 'over'],
    ['RESOLVED', null, 'solved'],
    ['CLOSED', '2026-03-19T10:00:00.000Z', 'over'],
  ])('%s, solved %s: %s', (status, resolvedAt, expected) =>
    expect(ticketState({ status, resolvedAt }, now)).toBe(expected),
  );
});
