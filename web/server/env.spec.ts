/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { chatOf, readWebEnv } from './env.js';

describe('the settings of the web server', () => {
  it('do not start in production before it is said where the balancer stands', () => {
    expect(() => readWebEnv({ NODE_ENV: 'production' })).toThrow('TRUSTED_PROXIES');
    expect(
      readWebEnv({ NODE_ENV: 'production', TRUSTED_PROXIES: '10.42.0.0/16, ::1' }).trustedProxies,
    ).toEqual(['10.42.0.0/16', '::1']);
    expect(readWebEnv({}).trustedProxies).toEqual(['127.0.0.0/8', '::1/128']);
  });

  it('name the file of the key that is not there', () =>
    expect(() => readWebEnv({ VIEWER_PRIVATE_JWK_FILE: '/not/there' })).toThrow(
      'VIEWER_PRIVATE_JWK_FILE: is no file of a private key (JWK): /not/there',
    ));

  it.each(['*', 'https://*.example', 'http://mail.example'])(
    'let %j frame nothing',
    (INBOX_FRAME_ORIGINS) => {
      expect(() => readWebEnv({ INBOX_FRAME_ORIGINS })).toThrow('INBOX_FRAME_ORIGINS');
    },
  );

  it('name the chat by the address of its script alone', () => {
    const of = (MISSIVE_CHAT_SCRIPT_URL?: string) => chatOf(readWebEnv({ MISSIVE_CHAT_SCRIPT_URL }));
    const script = 'https://chat.example/firm-1/missive.js';
    expect(of(script)).toEqual({ script, id: 'firm-1', origin: 'https://chat.example' });
    expect([of(), of('')]).toEqual([undefined, undefined]);
    for (const wrong of ['http://chat.example/firm-1/missive.js', 'https://chat.example/a b/missive.js', '*'])
      expect(() => of(wrong)).toThrow('MISSIVE_CHAT_SCRIPT_URL');
  });

  it.each(['0.0.0.0/0', '10.0.0.0/33', 'everybody'])('take %j for no networks of ours', (TRUSTED_PROXIES) => {
    expect(() => readWebEnv({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES');
  });
});
