import { describe, expect, it } from '@jest/globals';
import { errorCode, readReach, readState } from './epostak-answers.js';

const now = new Date('2027-01-04T10:00:00Z');
const state = (body: object) => readState(JSON.stringify(body), now);

describe('where a message stands', () => {
  it.each([
    { body: { status: 'SENT' }, is: { state: 'accepted' } },
    { body: { status: 'A_WORD_OF_NEXT_YEAR' }, is: { state: 'accepted' } },
    { body: { status: 'delivered' }, is: { state: 'delivered', at: now } },
    {
      body: { status: 'SENT', deliveredAt: '2027-01-04T09:00:00+01:00' },
      is: { state: 'delivered', at: new Date('2027-01-04T08:00:00Z') },
    },
    { body: { status: 'FAILED' }, is: { state: 'rejected', reason: 'The provider says FAILED.' } },
    {
      body: {
        status: 'REJECTED',
        statusHistory: [{ detail: 'Unknown order.' }],
        validationResult: { errors: ['BR-06'] },
      },
      is: { state: 'rejected', reason: 'Unknown order. BR-06' },
    },
    {
      body: { status: 'DELIVERED', deliveredAt: now.toISOString(), invoiceResponseStatus: 'RE' },
      is: { state: 'rejected', reason: 'The provider says DELIVERED.' },
    },
  ])('$body is $is', ({ body, is }) => {
    expect(state(body)).toEqual(is);
  });
});

it('whoever is in no register is not reached; a look-up that failed is no answer', () => {
  expect(readReach('{"found":true,"accepts":true,"routingStatus":"ready"}')).toBe(true);
  expect(readReach('{"found":false,"routingStatus":"participant_not_found"}')).toBe(false);
  expect(readReach('{"found":true,"accepts":true,"routingStatus":"certificate_expired"}')).toBe(false);
  expect(() => readReach('{"found":false,"temporaryFailure":true}')).toThrow(
    expect.objectContaining({ trouble: 'unavailable' }),
  );
});

it('an error has its code, flat or wrapped, and the rule that was broken', () => {
  expect(errorCode('{"error":{"code":"VALIDATION_FAILED","rule":"BR-06"}}')).toBe('VALIDATION_FAILED BR-06');
  expect(errorCode('{"code":"idempotency_conflict"}')).toBe('idempotency_conflict');
  expect(errorCode('<html>')).toBeUndefined();
});
