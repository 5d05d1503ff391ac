import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { VendorHttp, type VendorHttpOptions } from './vendor-http.js';

let server: Server | undefined;

async function vendorThat(
  answers: RequestListener,
  patience: Pick<VendorHttpOptions, 'timeoutMs' | 'timer'>,
): Promise<VendorHttp> {
  const listening = createServer(answers).listen(0, '127.0.0.1');
  server = listening;
  await new Promise((resolve) => void listening.once('listening', resolve));
  return new VendorHttp({
    vendor: 'post',
    baseUrl: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    ...patience,
  });
}

/** The broken connection is heard of before the time is up, on a machine of any speed. */
const neverUp = (): AbortSignal => new AbortController().signal;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => void server?.close(resolve));
});

describe('what is said of a call that was not answered', () => {
  const send = { method: 'POST', path: '/parcels', repeatable: false } as const;

  it('names the time that was waited', async () => {
    const silent = await vendorThat(() => undefined, { timeoutMs: 20 });
    await expect(silent.call(send)).rejects.toMatchObject({
      trouble: 'unavailable',
      message: 'post: POST /parcels: no answer within 20 ms',
    });
  });

  it('names what the system says of a broken connection', async () => {
    const gone = await vendorThat(() => undefined, { timer: neverUp });
    server?.closeAllConnections();
    await new Promise((resolve) => void server?.close(resolve));
    await expect(gone.call(send)).rejects.toMatchObject({
      trouble: 'unavailable',
      message: 'post: POST /parcels: the connection failed (ECONNREFUSED)',
    });
  });
});
