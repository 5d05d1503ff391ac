/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readWebEnv } from './env.js';

describe('the settings of the web server', () => {
  it('do not start in production before it is said where the balancer stands', () => {
    expect(() => readWebEnv({ NODE_ENV: 'production' })).toThrow('TRUSTED_PROXIES');
    expect(
      readWebEnv({ NODE_ENV: 'production', TRUSTED_PROXIES: '10.42.0.0/16, ::1' }).trustedProxies,
    ).toEqual(['10.42.0.0/16', '::1']);
    expect(readWebEnv({}).trustedProxies).toEqual(['127.0.0.0/8', '::1/128']);
  });

  it.each(['*', 'https://*.example', 'http://mail.example'])(
    'let %j frame nothing',
    (INBOX_FRAME_ORIGINS) => {
      expect(() => readWebEnv({ INBOX_FRAME_ORIGINS })).toThrow('INBOX_FRAME_ORIGINS');
    },
  );

  it.each(['0.0.0.0/0', '10.0.0.0/33', 'everybody'])('take %j for no networks of ours', (TRUSTED_PROXIES) => {
    expect(() => readWebEnv({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES');
  });
});
