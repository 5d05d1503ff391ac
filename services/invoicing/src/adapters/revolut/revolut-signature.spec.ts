import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { judgeDelivery } from './revolut-signature.js';
import { readPaymentNotification } from './revolut-webhook.js';

/** The worked example of the vendor's documentation. @source Revolut, "Verify the payload signature" */
const EXAMPLE = {
  secret: 'wsk_r59a4HfWVAKycbCaNO1RvgCJec02gRd8',
  timestamp: '1683650202360',
  signature: 'v1=bca326fb378d0da7f7c490ad584a8106bab9723d8d9cdd0d50b4c5b3be3837c0',
  rawBody: Buffer.from(
    '{"data":{"id":"645a7696-22f3-aa47-9c74-cbae0449cc46","new_state":"completed","old_state":"pending","request_id":"app_charges-9f5d5eb3-1e06-46c5-b1c0-3914763e0bcb"},"event":"TransactionStateChanged","timestamp":"2023-05-09T16:36:38.028960Z"}',
  ),
};
const sentAt = new Date(Number(EXAMPLE.timestamp));
const later = (minutes: number): Date => new Date(sentAt.getTime() + minutes * 60_000);
const judge = (change: Partial<typeof EXAMPLE>, secrets = [EXAMPLE.secret], now = sentAt): string =>
  judgeDelivery({ ...EXAMPLE, ...change }, secrets, now);

describe('a signed delivery', () => {
  it('is genuine as the vendor documents it', () => {
    expect(judge({})).toBe('genuine');
  });

  it.each([
    { what: 'another body', change: { rawBody: Buffer.from('{}') } },
    { what: 'another time', change: { timestamp: '1683650202361' } },
    { what: 'no signature', change: { signature: '' } },
    { what: 'a short signature', change: { signature: 'v1=bca3' } },
    { what: 'another version', change: { signature: EXAMPLE.signature.replace('v1', 'v2') } },
  ])('is forged with $what', ({ change }) => {
    expect(judge(change)).toBe('forged');
  });

  it('is forged when we have no secret, or only an empty one was used', () => {
    expect(judge({}, [])).toBe('forged');
    const signature = `v1=${createHmac('sha256', '').update(`v1.${EXAMPLE.timestamp}.`).update(EXAMPLE.rawBody).digest('hex')}`;
    expect(readPaymentNotification({ ...EXAMPLE, signature }, `${EXAMPLE.secret},`, sentAt)).toEqual({
      verdict: 'forged',
    });
  });

  it('may carry several signatures, and be checked against several secrets', () => {
    expect(
      judge({ signature: `v1=${'0'.repeat(64)}, ${EXAMPLE.signature}` }, ['wsk_new', EXAMPLE.secret]),
    ).toBe('genuine');
  });

  it.each([
    { minutes: 5, verdict: 'genuine' },
    { minutes: -5, verdict: 'genuine' },
    { minutes: 5.1, verdict: 'stale' },
    { minutes: -5.1, verdict: 'stale' },
  ])('$minutes minutes from now is $verdict', ({ minutes, verdict }) => {
    expect(judge({}, undefined, later(minutes))).toBe(verdict);
  });

  it('may have its time in seconds', () => {
    const timestamp = EXAMPLE.timestamp.slice(0, 10);
    const signature = `v1=${createHmac('sha256', EXAMPLE.secret).update(`v1.${timestamp}.`).update(EXAMPLE.rawBody).digest('hex')}`;
    expect(judge({ timestamp, signature })).toBe('genuine');
  });

  it('that is genuine and names no order is unreadable', () => {
    expect(readPaymentNotification(EXAMPLE, EXAMPLE.secret, sentAt)).toEqual({ verdict: 'unreadable' });
  });
});
