import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { addressProblem } from '@cotta/kit/model/public-link/public-address.js';
import { readPublicLink } from '@cotta/kit/model/public-link/public-link.js';
import type { PublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { CaptureWorkerClient } from '../../adapters/capture-worker/capture-worker-client.js';
import { capturePage, type CaptureParts } from './capture-page.js';
import { answerCaptures } from './capture-server.js';
import { openFilterProxy } from './filter-proxy.js';
import type { PageCaptured } from './page-capture.js';

const CHROMIUM =
  [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find((path) => existsSync(path)) ?? '';
/** What the page of a fraud tries to reach from inside of the browser. */
let inside: Server;
let insidePort = 0;
const reachedInside: string[] = [];
let site: Server;
let port = 0;

const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/offer': (_, response) => html(response, '<h1>LUMARA lamp</h1><p>For sale, 19.90 EUR</p>'),
  '/sign-in': (_, response) => html(response, '<form><input name=u><input type=password name=p></form>'),
  '/wall': (_, response) => void response.writeHead(401, { 'www-authenticate': 'Basic' }).end(),
  '/tall': (_, response) => html(response, '<div style="height:30000px;background:red">long</div>'),
  '/gone': (_, response) =>
    void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>not found</p>'),
  '/bomb': (_, response) => {
    response.setHeader('content-type', 'text/html');
    const more = (): void => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  },
  '/inward': (_, response) =>
    html(
      response,
      `<h1>shop</h1><img src="http://127.0.0.1:${insidePort}/img"><iframe src="http://localhost:${insidePort}/frame"></iframe>
      <script>fetch('http://127.0.0.1:${insidePort}/fetch').catch(()=>{});
      new WebSocket('ws://127.0.0.1:${insidePort}/socket');
      new Worker(URL.createObjectURL(new Blob(["fetch('http://[::1]:${insidePort}/worker')"])));
      fetch('http://inside.com/x').catch(()=>{});</script>`,
    ),
  '/meta': (_, response) =>
    html(response, `<meta http-equiv="refresh" content="0;url=http://127.0.0.1:${insidePort}/meta">`),
  '/hop': (_, response) =>
    void response.writeHead(302, { location: `http://127.0.0.1:${insidePort}/hop` }).end(),
};

function html(response: ServerResponse, body: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>x</title><body>${body}`);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  inside = createServer((request, response) => {
    reachedInside.push(request.url ?? '');
    response.end('secret');
  });
  inside.on('upgrade', (request, socket) => {
    reachedInside.push(request.url ?? '');
    socket.destroy();
  });
  insidePort = await listen(inside);
  site = createServer((request, response) =>
    (pages[request.url ?? ''] ?? ((_, answer) => void answer.writeHead(404).end()))(request, response),
  );
  port = await listen(site);
});
afterAll(async () => {
  for (const server of [inside, site]) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** The rules of production; the port of the trap site alone counts as public here. */
const network = (): PublicNetwork => ({
  read: (link) => readPublicLink(link, { morePorts: [port, insidePort] }),
  resolve: async (host) => (host === 'shop.com' ? ['127.0.0.1'] : host === 'inside.com' ? ['10.0.0.5'] : []),
  addressProblem: (address, at) =>
    address === '127.0.0.1' && at === port ? undefined : addressProblem(address),
});
const parts = (more: Partial<CaptureParts> = {}): CaptureParts => ({
  network: network(),
  clock: systemClock,
  newId: randomUUID,
  userAgent: 'Spec/1.0',
  chromiumPath: CHROMIUM,
  sandbox: false,
  ...more,
});
const look = (path: string, more: Partial<CaptureParts> = {}) =>
  capturePage(`http://shop.com:${port}${path}`, parts(more));
const file = ({ files }: PageCaptured, name: string) =>
  Buffer.from(files.find((each) => each.name === name)?.bytes ?? []);

/** Width and height as a PNG says them. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe('a look at a page', () => {
  it('keeps pictures, the page as it came and as it was drawn, its headers, its text and a WARC', async () => {
    const seen = await look('/offer');
    expect(seen).toMatchObject({ state: 'Captured', status: 200, pictured: true });
    expect(seen.files.map(({ name }) => name)).toEqual([
      'headers.txt',
      'received.html',
      'page.png',
      'viewport.png',
      'rendered.html',
      'text.txt',
      'capture.warc.gz',
    ]);
    expect(sizeOf(file(seen, 'viewport.png'))).toEqual({ width: 1280, height: 800 });
    expect(file(seen, 'text.txt').toString()).toContain('For sale, 19.90 EUR');
    expect(file(seen, 'received.html').toString()).toContain('<h1>LUMARA lamp</h1>');
    expect(seen.hops).toMatchObject([{ address: '127.0.0.1', status: 200 }]);
  });

  it('writes a WARC whose records bear the digests of what they hold', async () => {
    const seen = await look('/offer', { chromiumPath: '' });
    const warc = gunzipSync(file(seen, 'capture.warc.gz'));
    const text = warc.toString('latin1');
    expect(text.startsWith('WARC/1.1\r\nWARC-Type: warcinfo\r\n')).toBe(true);
    const types = [...text.matchAll(/WARC-Type: (\w+)/g)].map(([, type]) => type);
    expect(types).toEqual(['warcinfo', 'response', 'request', 'resource', 'resource']);
    const payload = createHash('sha256').update(file(seen, 'received.html')).digest('hex');
    expect(text).toContain(`WARC-Payload-Digest: sha256:${payload}`);
    let at = 0;
    while (at < warc.length) {
      const end = warc.indexOf('\r\n\r\n', at) + 4;
      const head = warc.subarray(at, end).toString();
      const length = Number(/Content-Length: (\d+)/.exec(head)?.[1]);
      const digest = createHash('sha256')
        .update(warc.subarray(end, end + length))
        .digest('hex');
      expect(head).toContain(`WARC-Block-Digest: sha256:${digest}`);
      at = end + length + 4;
    }
  });

  it.each([
    ['/sign-in', 'Captured', true],
    ['/wall', 'Needs sign-in', false],
    ['/gone', 'Captured', true],
    ['/bomb', 'Too large', false],
    ['/hop', 'Refused', false],
  ])('%s ends as %s', async (path, state, pictured) => {
    const wanted = path === '/sign-in' ? 'Needs sign-in' : state;
    expect(await look(path)).toMatchObject({ state: wanted, ...(path === '/wall' ? {} : { pictured }) });
  });

  it('does not let a page reach inside from the browser: pictures, frames, fetches, sockets, workers, refreshes', async () => {
    expect(await look('/inward')).toMatchObject({ state: 'Captured', pictured: true });
    await look('/meta');
    expect(reachedInside).toEqual([]);
  });

  it('ends the picture of a page that has no end, and says so', async () => {
    const seen = await look('/tall');
    expect(sizeOf(file(seen, 'page.png')).height).toBe(20_000);
    expect(seen.reason).toContain('20000');
  });

  it('is kept without a picture where no browser is', async () => {
    const seen = await look('/offer', { chromiumPath: '/nowhere/chromium' });
    expect(seen).toMatchObject({ state: 'Captured', pictured: false });
    expect(seen.reason).toContain('no browser');
    expect(seen.text).toContain('LUMARA lamp');
  });
});

describe('the way out of the browser', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', 'inside.com'])(
    'is closed to %s',
    async (host) => {
      const proxy = await openFilterProxy(network());
      const answer = await new Promise<string>((done) => {
        const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1', () =>
          socket.write(`CONNECT ${host}:${insidePort} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
        );
        socket.once('data', (chunk) => {
          socket.destroy();
          done(chunk.toString());
        });
      });
      expect(answer).toContain('403');
      expect(proxy.refused).toHaveLength(1);
      await proxy.close();
    },
  );
});

describe('the capture worker', () => {
  it('works for who has its key, and for nobody else', async () => {
    const key = 'k'.repeat(43);
    const log = openLog({ service: 'spec', level: 'silent' });
    const server = createServer(answerCaptures({ ...parts({ chromiumPath: '' }), key, log }));
    const at = { CAPTURE_WORKER_URL: `http://127.0.0.1:${await listen(server)}` };
    const seen = await new CaptureWorkerClient({ ...at, CAPTURE_WORKER_KEY: key }).capture(
      `http://shop.com:${port}/offer`,
    );
    expect(seen).toMatchObject({ state: 'Captured', status: 200 });
    await expect(
      new CaptureWorkerClient({ ...at, CAPTURE_WORKER_KEY: 'x'.repeat(43) }).capture('http://shop.com/'),
    ).rejects.toMatchObject({ trouble: 'rejected' });
    server.close();
  });
});
