import { describe, expect, it } from '@jest/globals';
import { isGenuine, signedHeaders } from './standard-webhooks.js';

/** The worked example that the reference libraries share. @source Standard Webhooks */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const now = new Date(1_614_265_330_000);
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('standard webhooks', () => {
  it('are signed as the standard shows', () => {
    expect(signedHeaders(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', body, now)).toEqual(headers);
    expect(isGenuine(headers, body, [secret], now)).toBe(true);
  });

  it('may carry several signatures while the secret rotates', () => {
    expect(
      isGenuine(
        { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` },
        body,
        ['whsec_AAAA', secret],
        now,
      ),
    ).toBe(true);
  });

  it.each([
    { what: 'another body', change: {}, text: '{"test": 1}' },
    { what: 'another id', change: { 'webhook-id': 'msg_2' }, text: body },
    { what: 'no signature', change: { 'webhook-signature': '' }, text: body },
    {
      what: 'another version',
      change: { 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') },
      text: body,
    },
    { what: 'no time', change: { 'webhook-timestamp': '' }, text: body },
  ])('are turned away with $what', ({ change, text }) => {
    expect(isGenuine({ ...headers, ...change }, text, [secret], now)).toBe(false);
  });

  it('are turned away after five minutes', () => {
    expect(isGenuine(headers, body, [secret], new Date(now.getTime() + 300_000))).toBe(true);
    expect(isGenuine(headers, body, [secret], new Date(now.getTime() + 301_000))).toBe(false);
  });
});
