import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { insideAttempts, trappedNetwork } from '@cotta/kit/testing/inside-attempts.js';
import { closed, listening, openInsideTraps, type InsideTraps } from '@cotta/kit/testing/inside-traps.js';
import { drawPage } from './browser-step.js';
import { openFilterProxy } from './filter-proxy.js';

const CHROMIUM =
  [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find((path) => existsSync(path)) ?? '';
const pages = new Map<string, string>();
const site = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(pages.get(request.url ?? '') ?? '<!doctype html><h1>shop</h1>');
});
let traps: InsideTraps;
let port = 0;

beforeAll(async () => {
  traps = await openInsideTraps();
  port = await listening(site, 0, '127.0.0.1');
});
beforeEach(() => void traps.connections.splice(0));
afterAll(async () => {
  await traps.close();
  await closed(site);
});

const network = () => trappedNetwork({ site: port, inside: traps.port });
const links = (): string[] => insideAttempts(traps.port).map(({ link }) => link);

/** What the proxy answers to bytes that a browser would send it. */
const said = (proxy: string, bytes: string): Promise<string> =>
  new Promise((done) => {
    const socket = connect(Number(new URL(proxy).port), '127.0.0.1', () => socket.write(bytes));
    const got: Buffer[] = [];
    socket.on('data', (chunk) => {
      got.push(chunk);
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(Buffer.concat(got).toString()));
  });

/** How a page has its browser ask for a link. */
const WAYS: Readonly<Record<string, (link: string) => string>> = {
  'a picture': (link) => `<img src="${link}">`,
  'a frame': (link) => `<iframe src="${link}"></iframe>`,
  'a script': (link) => `<script src="${link}"></script>`,
  'a style': (link) => `<link rel="stylesheet" href="${link}">`,
  'a sound': (link) => `<audio src="${link}" autoplay></audio>`,
  'a plug-in': (link) => `<object data="${link}"></object>`,
  'a fetch': (link) => `<script>fetch(${JSON.stringify(link)}, { mode: 'no-cors' }).catch(() => {})</script>`,
  'a beacon': (link) => `<script>try { navigator.sendBeacon(${JSON.stringify(link)}) } catch {}</script>`,
  'a WebSocket': (link) =>
    `<script>try { new WebSocket(${JSON.stringify(link.replace(/^http/, 'ws'))}) } catch {}</script>`,
  'a form': (link) =>
    `<form target="f" method="post" action="${link}"></form><script>document.forms[document.forms.length - 1].submit()</script>`,
  'a worker': (link) =>
    `<script>new Worker(URL.createObjectURL(new Blob([${JSON.stringify(`fetch(${JSON.stringify(link)}).catch(() => {})`)}])))</script>`,
  'a hint': (link) => `<link rel="prefetch" href="${link}"><link rel="preconnect" href="${link}">`,
};
/** One at a time, because the page goes away. */
const LEAVING: Readonly<Record<string, (link: string) => string>> = {
  'a refresh': (link) => `<meta http-equiv="refresh" content="0;url=${link}">`,
  'a change of place': (link) => `<script>location.href = ${JSON.stringify(link)}</script>`,
  'a new window': (link) => `<script>window.open(${JSON.stringify(link)})</script>`,
};

const draw = (path: string) =>
  drawPage(`http://shop.com:${port}${path}`, {
    executablePath: CHROMIUM,
    network: network(),
    userAgent: 'Spec/1.0',
    sandbox: false,
  });

describe('the way out of the browser', () => {
  it.each([
    [
      'a plain request',
      (link: string) => `GET ${link} HTTP/1.1\r\nHost: shop.com\r\nConnection: close\r\n\r\n`,
    ],
    [
      'a tunnel',
      (link: string) =>
        `CONNECT ${link.replace(/^[a-z]+:\/*/, '').replace(/\/.*$/, '')} HTTP/1.1\r\nHost: shop.com\r\n\r\n`,
    ],
  ])('is closed to every way inside by %s', async (way, bytes) => {
    const proxy = await openFilterProxy(network());
    const answers: string[] = [];
    for (const link of links()) answers.push(`${link}: ${(await said(proxy.url, bytes(link))).slice(0, 12)}`);
    await proxy.close();
    process.stdout.write(`${way}: 0 of ${answers.length} got in\n  ${answers.join('\n  ')}\n`);
    expect(answers.filter((answer) => / 2\d\d$/.test(answer))).toEqual([]);
    expect(traps.connections).toEqual([]);
  });
});

describe('a page of a fraud, in the browser,', () => {
  it.each(Object.keys(WAYS))('gets nowhere inside by %s', async (way) => {
    const asks = WAYS[way] ?? (() => '');
    pages.set(
      '/inward',
      `<!doctype html><h1>shop</h1><iframe name="f"></iframe>${links().map(asks).join('\n')}`,
    );
    const drawn = await draw('/inward');
    expect(drawn).toMatchObject({ text: expect.stringContaining('shop') });
    expect(traps.connections).toEqual([]);
  });

  it.each(Object.keys(LEAVING))('gets nowhere inside by %s', async (way) => {
    const asks = LEAVING[way] ?? (() => '');
    for (const link of [
      `http://127.0.0.1:${traps.port}/`,
      `http://loop.com:${traps.port}/`,
      'file:///etc/passwd',
    ]) {
      pages.set('/leaving', `<!doctype html><h1>shop</h1>${asks(link)}`);
      const drawn = await draw('/leaving');
      expect(JSON.stringify(drawn)).not.toMatch(/secret|root:/);
    }
    expect(traps.connections).toEqual([]);
  });
});
