import type { Clock } from '@cotta/kit/model/time/clock.js';
import { fetchPublic, type FetchOutcome, type Hop } from '@cotta/kit/runtime/public-fetch/public-fetch.js';
import type { PublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { drawPage, hasBrowser, LOCALE, VIEWPORT, type Drawn } from './browser-step.js';
import type { CapturedFile, CapturedHop, CaptureState, PageCaptured } from './page-capture.js';
import { writeWarc } from './warc.js';

/** What looking at a page needs. */
export interface CaptureParts {
  readonly network: PublicNetwork;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Name, version and where to ask about us. */
  readonly userAgent: string;
  /** Of the browser; empty: none is there, and the page is kept without a picture. */
  readonly chromiumPath: string;
  readonly sandbox: boolean;
}

const STATES = { refused: 'Refused', unreachable: 'Not reachable', 'too-large': 'Too large' } as const;
const READABLE = /^(text\/|application\/(xhtml\+xml|xml|json|ld\+json))/;
const DRAWN = /^(text\/html|application\/xhtml\+xml)/;
const SIGN_IN_PATH = /(^|[/_.-])(log-?in|sign-?in|auth|checkpoint|account\/begin)([/_.?-]|$)/i;
/** A page with fewer characters beside its password field shows the sign-in and nothing else. */
const FEW = 1500;

/** Looks at a link: the page as it came, and as a browser draws it, with everything that shows where it came from. */
export async function capturePage(link: string, parts: CaptureParts): Promise<PageCaptured> {
  const { clock, userAgent, chromiumPath } = parts;
  const startedAt = clock.now().toISOString();
  const outcome = await fetchPublic(link, parts);
  const drawn =
    outcome.state === 'fetched' && DRAWN.test(mediaTypeOf(outcome.page)) && hasBrowser(chromiumPath)
      ? await drawPage(outcome.page.url, { ...parts, executablePath: chromiumPath })
      : undefined;
  const pictured = drawn !== undefined && 'files' in drawn;
  const files = outcome.state === 'fetched' ? filesOf(outcome.page, pictured ? drawn : undefined) : [];
  const finishedAt = clock.now().toISOString();
  const software = `cotta-capture, node ${process.versions.node}`;
  const warc: CapturedFile = {
    name: 'capture.warc.gz',
    mediaType: 'application/warc',
    bytes: writeWarc({
      hops: outcome.hops,
      files,
      pageUrl: outcome.hops.at(-1)?.url ?? link,
      at: startedAt,
      software,
      newId: parts.newId,
    }),
  };
  const reason = reasonOf(outcome, drawn, hasBrowser(chromiumPath));
  return {
    state: outcome.state === 'fetched' ? stateOf(outcome.page, drawn) : STATES[outcome.state],
    ...(reason === undefined ? {} : { reason }),
    hops: outcome.hops.map(hopOf),
    ...(outcome.state === 'fetched'
      ? { finalUrl: pictured ? drawn.finalUrl : outcome.page.url, status: outcome.page.status }
      : {}),
    startedAt,
    finishedAt,
    pictured,
    text: pictured ? drawn.text.slice(0, 20_000) : textOf(outcome),
    files: outcome.hops.length === 0 ? [] : [...files, warc],
    tools: { capture: software, ...(pictured ? { browser: drawn.browser } : {}) },
    viewport: `${VIEWPORT.width}x${VIEWPORT.height}`,
    locale: LOCALE,
    userAgent,
  };
}

function stateOf(page: Hop, drawn: Drawn | { missing: string } | undefined): CaptureState {
  if (page.status === 401 || page.status === 407) return 'Needs sign-in';
  const { pathname } = new URL(page.url);
  const asks =
    drawn !== undefined && 'files' in drawn
      ? drawn.asksPassword && (drawn.text.length < FEW || SIGN_IN_PATH.test(new URL(drawn.finalUrl).pathname))
      : SIGN_IN_PATH.test(pathname) && /type=["']?password/i.test(page.content.toString('latin1'));
  return asks ? 'Needs sign-in' : 'Captured';
}

function reasonOf(
  outcome: FetchOutcome,
  drawn: Drawn | { readonly missing: string } | undefined,
  withBrowser: boolean,
): string | undefined {
  if (outcome.state === 'refused') return `${outcome.rule} (${outcome.url})`;
  if (outcome.state !== 'fetched') return outcome.reason;
  if (drawn?.missing !== undefined) return drawn.missing;
  return drawn === undefined && DRAWN.test(mediaTypeOf(outcome.page)) && !withBrowser
    ? 'no browser here: kept without a picture'
    : undefined;
}

function filesOf(page: Hop, drawn: Drawn | undefined): readonly CapturedFile[] {
  const type = mediaTypeOf(page);
  const received: CapturedFile[] =
    READABLE.test(type) || /^(image\/|application\/pdf)/.test(type)
      ? [{ name: `received.${endingOf(type)}`, mediaType: type, bytes: page.content }]
      : [];
  const headers = page.headers.map(([name, value]) => `${name}: ${value}\n`).join('');
  const head: CapturedFile = {
    name: 'headers.txt',
    mediaType: 'text/plain; charset=utf-8',
    bytes: Buffer.from(`HTTP/${page.httpVersion} ${page.status} ${page.statusText}\n${headers}`),
  };
  return [head, ...received, ...(drawn?.files ?? [])];
}

function hopOf({ url, status, address, headers, certificate }: Hop): CapturedHop {
  return { url, status, address, headers, ...(certificate === undefined ? {} : { certificate }) };
}

function mediaTypeOf(page: Hop): string {
  const type = page.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return type.split(';')[0]?.trim().toLowerCase() || 'text/html';
}

function endingOf(type: string): string {
  if (DRAWN.test(type)) return 'html';
  return /[a-z0-9]{2,4}$/.exec(type)?.[0] ?? 'bin';
}

function textOf(outcome: FetchOutcome): string {
  if (outcome.state !== 'fetched' || !READABLE.test(mediaTypeOf(outcome.page))) return '';
  return outcome.page.content
    .toString()
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 20_000);
}
