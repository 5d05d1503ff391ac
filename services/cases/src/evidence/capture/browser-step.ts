import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { PublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { openFilterProxy } from './filter-proxy.js';
import type { CapturedFile } from './page-capture.js';

/** What a browser made of a page. */
export interface Drawn {
  readonly files: readonly CapturedFile[];
  readonly text: string;
  readonly finalUrl: string;
  /** Whether the page asks for a password. */
  readonly asksPassword: boolean;
  readonly browser: string;
  readonly missing?: string;
}

/** Where the browser is, and for how long it may look. */
export interface BrowserParts {
  readonly executablePath: string;
  readonly network: PublicNetwork;
  readonly userAgent: string;
  /** Of everything, in milliseconds. */
  readonly totalMs?: number;
  /** False only where the kernel gives none and the container is the wall. */
  readonly sandbox: boolean;
}

export const VIEWPORT = { width: 1280, height: 800 } as const;
export const LOCALE = 'en-GB';
const TALLEST = 20_000;
const TOTAL_MS = 45_000;
const MOST_REQUESTS = 300;

const FLAGS = [
  '--disable-quic',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--no-pings',
  '--renderer-process-limit=2',
  '--js-flags=--max-old-space-size=256',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  // Loopback goes through the proxy too, and nothing else resolves a name.
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** Whether there is a browser to draw with. */
export function hasBrowser(executablePath: string): boolean {
  return executablePath !== '' && existsSync(executablePath);
}

/** Draws a page with a browser of its own, a fresh profile and one way out. Undefined: it was not drawn in time, or not at all. */
export async function drawPage(
  link: string,
  parts: BrowserParts,
): Promise<Drawn | { readonly missing: string }> {
  const { executablePath, network, totalMs = TOTAL_MS, sandbox, userAgent } = parts;
  const proxy = await openFilterProxy(network);
  let browser: Browser | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    browser = await chromium.launch({
      executablePath,
      chromiumSandbox: sandbox,
      args: FLAGS,
      proxy: { server: proxy.url },
      timeout: totalMs / 2,
      env: { HOME: '/tmp', LANG: 'C.UTF-8', PATH: '/usr/bin:/bin' },
    });
    const late = new Promise<{ missing: string }>((done) => {
      timer = setTimeout(() => done({ missing: 'not drawn in time' }), totalMs);
    });
    return await Promise.race([draw(browser, link, userAgent), late]);
  } catch (error) {
    return { missing: `not drawn: ${String((error as Error).message).split('\n')[0]}` };
  } finally {
    clearTimeout(timer);
    await browser?.close().catch(() => undefined);
    await proxy.close();
  }
}

async function draw(browser: Browser, link: string, userAgent: string): Promise<Drawn> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: LOCALE,
    timezoneId: 'UTC',
    userAgent,
    acceptDownloads: false,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  let requests = 0;
  await context.route('**/*', (route) => {
    requests += 1;
    return requests <= MOST_REQUESTS && /^(https?|data|blob):/.test(route.request().url())
      ? route.continue()
      : route.abort();
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  context.on('page', (other) => void (other === page ? undefined : other.close().catch(() => undefined)));
  await page.goto(link, { waitUntil: 'commit', timeout: 20_000 });
  // What never comes to rest is taken as it stands.
  await page.waitForLoadState('load', { timeout: 10_000 }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  const height = await scrollThrough(page);
  const viewport = await page.screenshot({ animations: 'disabled', timeout: 10_000 });
  const whole = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    timeout: 15_000,
    clip: { x: 0, y: 0, width: VIEWPORT.width, height: Math.max(VIEWPORT.height, Math.min(height, TALLEST)) },
  });
  const text = await page.evaluate<string>("document.body ? document.body.innerText : ''");
  return {
    files: [
      { name: 'page.png', mediaType: 'image/png', bytes: whole },
      { name: 'viewport.png', mediaType: 'image/png', bytes: viewport },
      {
        name: 'rendered.html',
        mediaType: 'text/html; charset=utf-8',
        bytes: Buffer.from(await page.content()),
      },
      { name: 'text.txt', mediaType: 'text/plain; charset=utf-8', bytes: Buffer.from(text) },
    ],
    text,
    finalUrl: page.url(),
    asksPassword: (await page.locator('input[type=password]:visible').count()) > 0,
    browser: `Chromium ${browser.version()}`,
    ...(height > TALLEST ? { missing: `the picture ends at ${TALLEST} pixels` } : {}),
  };
}

/** Down and up again, so that what is loaded when it is looked at is there. @returns its height in pixels */
async function scrollThrough(page: Page): Promise<number> {
  let height = 0;
  for (let y = 0; y < TALLEST && y <= height; y += VIEWPORT.height * 2) {
    await page.evaluate(`window.scrollTo(0, ${y})`);
    height = await page.evaluate<number>('document.documentElement.scrollHeight');
  }
  await page.evaluate('window.scrollTo(0, 0)');
  return page.evaluate<number>('document.documentElement.scrollHeight');
}
