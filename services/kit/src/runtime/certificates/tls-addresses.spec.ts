import { describe, expect, it } from '@jest/globals';
import { tlsAddresses } from './tls-addresses.js';

describe('addresses among settings', () => {
  it.each([
    [
      { VIES_BASE_URL: 'https://vies.example/rest', PORT: 4300, LOG_LEVEL: 'info' },
      ['https://vies.example/rest'],
    ],
    [
      { CERTIFICATE_HOSTS: 'https://a.example  https://b.example:8443' },
      ['https://a.example', 'https://b.example:8443'],
    ],
    [
      { FILING_PARTNERS: '[{"code":"north","webhookUrl":"https://north.example/hook","offices":["US"]}]' },
      ['https://north.example/hook'],
    ],
    [{ FILING_PARTNERS: '[not json' }, []],
    [{ METRICS_TARGETS: [{ name: 'web', url: 'http://web:9090' }] }, ['http://web:9090']],
    [{ KAFKA_BROKERS: 'a:9093, b:9093', KAFKA_TLS: '1' }, ['tls://a:9093', 'tls://b:9093']],
    [{ KAFKA_BROKERS: 'a:9092', KAFKA_TLS: '0' }, []],
    [{ REDIS_URL: 'rediss://who:secret@redis:6380' }, ['rediss://redis:6380']],
    [
      { REDIS_URL: 'rediss://who:secret@s1:26379,s2:26379/0?master=cotta' },
      ['rediss://s1:26379', 'rediss://s2:26379'],
    ],
    [
      { REDIS_URL: 'rediss://s1,[fd00::1]/0?master=cotta&ca=/run/ca.crt' },
      ['rediss://s1:26379', 'rediss://[fd00::1]:26379'],
    ],
    [{ REDIS_URL: 'rediss://redis' }, ['rediss://redis:6379']],
    [{ REDIS_URL: 'redis://redis:6379' }, []],
  ])('%j', (settings, addresses) => expect(tlsAddresses(settings)).toEqual(addresses));
});
