import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
  type Route,
} from 'playwright-core';

const BROWSERS = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The same engine without all that windows need, which takes a good part of the work; it shows no papers. Where it is not, the browser. */
const SHELL_FIRST = ['/usr/bin/chromium-headless-shell', ...BROWSERS];

/** Foreign names fail at once instead of hanging on a closed network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

/** @throws Error that says what to install when no Chromium is found. */
function howToLaunch(candidates: readonly string[]): LaunchOptions {
  const executablePath = candidates.find((path) => path !== '' && existsSync(path));
  if (executablePath === undefined)
    throw new Error('journeys need Chromium: apt-get install chromium, or set CHROMIUM_PATH');
  // A copy behind a certificate of its own: the browser takes that one and no other.
  const trusted = process.env['COTTA_TRUSTED_CERTIFICATE'];
  const certificate = trusted === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trusted}`];
  // Two start at the same time, beside servers that do: the thirty seconds of the library are a promise of an idle machine.
  return { executablePath, args: [...FLAGS, ...certificate], timeout: 120_000 };
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch(howToLaunch(BROWSERS));
}

/** For many pages without papers that nobody measures. */
export async function openShell(): Promise<Browser> {
  return chromium.launch(howToLaunch(SHELL_FIRST));
}

/** A browser as somebody has it at work: it keeps files and compiled scripts from one visit to the next. The others begin each context as a private window, which keeps neither. */
export function openOwnBrowser(options: BrowserContextOptions): Promise<BrowserContext> {
  return openProfile(howToLaunch(BROWSERS), options);
}

/** The same for many pages without papers that nobody measures. */
export function openOwnShell(options: BrowserContextOptions): Promise<BrowserContext> {
  return openProfile(howToLaunch(SHELL_FIRST), options);
}

async function openProfile(launch: LaunchOptions, options: BrowserContextOptions): Promise<BrowserContext> {
  const profile = await mkdtemp(join(tmpdir(), 'cotta-browser-'));
  const context = await chromium.launchPersistentContext(profile, { ...launch, ...options });
  // It may still be writing to it; a folder that is left is no reason to fail.
  const forget = (): Promise<void> =>
    rm(profile, { recursive: true, force: true, maxRetries: 20 }).catch(() => undefined);
  context.on('close', () => void forget());
  return context;
}

/** COTTA_SLOW_ANSWERS names the longest delay of an answer in ms: journeys run so must pass too, as they would on a busy machine or a bad line. */
const SLOWEST_ANSWER_MS = Number(process.env['COTTA_SLOW_ANSWERS'] ?? 0);

async function answersLate(route: Route): Promise<void> {
  await pause(randomInt(SLOWEST_ANSWER_MS));
  // Whoever asked may have left the page meanwhile.
  await route.continue().catch(() => undefined);
}

export interface Person {
  readonly page: Page;
  /** What went wrong on any page of this person: errors of the console, answers of 500 and above, texts that are missing. */
  readonly trouble: readonly string[];
  close(): Promise<void>;
}

/** An address of the range kept for tests of networks (RFC 2544): people do not share one visitor's allowance. */
export function ownAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`;
}

/** Someone with a browser of his own: nobody else's cookies or address, no animations. */
export async function someone(
  browser: Browser,
  { width, locale = 'en-GB' }: { width: number; locale?: string },
): Promise<Person> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: 900 },
    locale,
    timezoneId: 'Europe/Bratislava',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
  });
  // News travel between services; a machine that is busy needs longer than a person would wait.
  context.setDefaultTimeout(120_000);
  if (SLOWEST_ANSWER_MS > 0) await context.route(/\/graphql/, answersLate);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => trouble.push(`script: ${error.message}`));
  page.on('request', (request) => {
    const told = request.url().endsWith('/api/log') ? (request.postData() ?? '') : '';
    if (told.includes('missing text')) trouble.push(told);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) trouble.push(`${response.status()} ${response.url()}`);
  });
  return { page, trouble, close: () => context.close() };
}

/** Waits until the page is alive: public pages wake up at the first touch, those of words alone at a touch of what asks for it, or when the browser is idle. The mark is set by the outermost
 *  effect, the last of all: by then every part listens, and what was kept on the device stands in its form. */
export async function awake(page: Page): Promise<void> {
  // A window behind one that was opened since may draw nothing any more, and what is not drawn never stands still for a press.
  await page.bringToFront();
  await page.evaluate(() =>
    (document.querySelector('[data-wakes]') ?? document.body).dispatchEvent(
      new Event('pointerover', { bubbles: true }),
    ),
  );
  await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
}
