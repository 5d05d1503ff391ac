import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { until } from '@cotta/kit/testing/until.js';
import { startStubGateway } from '@cotta/web/testing.js';

const SERVER = `web/${process.env['WEB_DIST'] || 'dist'}/server/main.js`;
const require = createRequire(import.meta.url);
export const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Rules of which axe says that what they find is moderate at most: nobody reads what they would say, and one of them looks at every element. */
const { _audit } = require('axe-core') as { _audit: { rules: readonly { id: string; impact: string }[] } };
const UNREAD = Object.fromEntries(
  _audit.rules
    .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    .map(({ id }) => [id, { enabled: false }]),
);
export const WIDTHS = [390, 1280] as const;

/** The web server over fixtures instead of services: pages as they are drawn. */
export interface DrawnWeb {
  readonly base: string;
  /** What the server wrote so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function answers(base: string): Promise<boolean> {
  return (await fetch(`${base}/readyz`).catch(() => undefined))?.ok === true;
}

const TURNS = 5;

/** What answers behind the web server. */
export interface WebGateway {
  readonly url: string;
  close(): Promise<void>;
}

/** @throws Error that says what to build, or what the server said when it did not start. */
export const startDrawnWeb = (): Promise<DrawnWeb> =>
  startWebOver(() => startStubGateway() as Promise<WebGateway>);

/** The web server as it runs, over the gateway that is opened for its address. @throws Error as above */
export async function startWebOver(open: (base: string) => Promise<WebGateway>): Promise<DrawnWeb> {
  if (!existsSync(SERVER)) throw new Error(`${SERVER} is missing; run "npm run build -w web" first`);
  for (let turn = 1; ; turn += 1) {
    const port = await freePort();
    const gateway = await open(`http://localhost:${port}`);
    const started = await startServer(port, gateway);
    if ('base' in started) return started;
    await gateway.close();
    // Between choosing a port and listening at it somebody else may have taken it.
    if (turn === TURNS || !started.said.includes('EADDRINUSE'))
      throw new Error(`the web server did not start:\n${started.said}`);
  }
}

async function startServer(port: number, gateway: WebGateway): Promise<DrawnWeb | { said: string }> {
  const base = `http://localhost:${port}`;
  const server: ChildProcess = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_URL: gateway.url,
      PUBLIC_ORIGIN: base,
      NODE_ENV: 'production',
      TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
      LOG_LEVEL: 'warn',
      VIEWER_PRIVATE_JWK_FILE: '',
    },
  });
  let log = '';
  server.stdout?.on('data', (text: Buffer) => {
    log += text.toString();
  });
  server.stderr?.on('data', (text: Buffer) => {
    log += text.toString();
  });
  const closed = new Promise<'closed'>((resolve) => {
    server.once('close', () => resolve('closed'));
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await closed;
    await gateway.close();
  };
  let isOver = false;
  void closed.then(() => {
    isOver = true;
  });
  const outcome = await until(
    'the web server answers',
    async () => (isOver ? 'over' : (await answers(base)) ? 'ready' : undefined),
    { everyMs: 50 },
  );
  return outcome === 'ready' ? { base, log: () => log, stop } : { said: log };
}

/** Everything the console or the network had to complain about. */
export function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    // What did not load is named by where it was looked for.
    const from = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : '';
    if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.text()}${from}`);
  });
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was still asking for.
    if (reason !== 'net::ERR_ABORTED') noise.push(`${request.url()} ${reason}`);
  });
  return noise;
}

/** How far the page sticks out sideways. */
export async function overflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}

/** What axe finds serious or critical, and how far the page sticks out sideways. The page must hold axe already. */
export async function look(
  page: Page,
  width: number,
): Promise<{ width: number; overflow: number; serious: string[] }> {
  const out = await overflow(page, width);
  const options = { resultTypes: ['violations'], rules: UNREAD };
  const serious = await page.evaluate(async (options) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(options);
    return violations
      .filter((found) => found.impact === 'serious' || found.impact === 'critical')
      .map((found) => `${found.id}: ${found.nodes[0]?.html ?? ''}`);
  }, options);
  return { width, overflow: out, serious };
}
