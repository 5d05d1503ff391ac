import { createServer, type Server } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { tlsTrap } from '@cotta/kit/testing/tls-trap.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { certificateHosts, watchCertificates } from './certificate-watch.js';

const DAY_S = 86_400;
let server: Server | undefined;
afterEach(() => new Promise((resolve) => server?.close(resolve)));

const served = async (expired: boolean): Promise<number> => {
  server = createServer(tlsTrap('localhost', { expired }), (socket) => socket.end());
  await new Promise<void>((resolve) => server?.listen(0, 'localhost', () => resolve()));
  return (server.address() as AddressInfo).port;
};
const figureOf = async (port: number): Promise<number> => {
  const registry = new Registry();
  await watchCertificates([{ host: 'localhost', port }], registry)();
  return Number(/\{host="localhost"\} (\S+)/.exec(await registry.metrics())?.[1]);
};

describe('the certificate of a host', () => {
  it.each([
    [false, 1],
    [true, -1],
  ])('is seen with its end, also after it (%p)', async (expired, days) => {
    const left = (await figureOf(await served(expired))) - Date.now() / 1000;
    expect(Math.round(left / DAY_S)).toBe(days);
  });

  it('of a host that does not answer is a failure, which the round counts', async () =>
    expect(watchCertificates([{ host: 'localhost', port: 9 }], new Registry())()).rejects.toThrow(
      /ECONNREFUSED/,
    ));

  it('is looked at where people come by TLS, and there is none where they do not', () => {
    expect(certificateHosts('https://cotta.example')).toEqual([{ host: 'cotta.example', port: 443 }]);
    expect(certificateHosts('https://cotta.example:8443')).toEqual([{ host: 'cotta.example', port: 8443 }]);
    expect(certificateHosts('http://localhost:4300')).toEqual([]);
  });
});
