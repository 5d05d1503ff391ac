import type { Clock } from '../../model/time/clock.js';
import { exchangeOnce, type Exchanged, type PublicPost } from './exchange-once.js';
import type { ExchangeTrouble, FetchLimits } from './fetch-limits.js';
import { routeTo, type PublicNetwork } from './public-network.js';
import { observeVendor } from '../vendor/vendor-metrics.js';

/** What one address answered on the way to a page. */
export interface Hop extends Exchanged {
  readonly url: string;
  /** UTC, ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string;
}

/** What became of a link. `hops`: what was answered on the way, the last one being the page. */
export type FetchOutcome =
  | { readonly state: 'fetched'; readonly hops: readonly [Hop, ...Hop[]]; readonly page: Hop }
  /** A rule of links refused it, or where it led. */
  | {
      readonly state: 'refused';
      readonly rule: string;
      readonly url: string;
      readonly addresses: readonly string[];
      readonly hops: readonly Hop[];
    }
  | { readonly state: 'unreachable' | 'too-large'; readonly reason: string; readonly hops: readonly Hop[] };

/** What a fetch needs. */
export interface PublicFetchParts {
  readonly network: PublicNetwork;
  readonly clock: Clock;
  readonly userAgent: string;
  readonly limits?: Partial<FetchLimits>;
}

const LIMITS: FetchLimits = {
  connectMs: 5000,
  headersMs: 10_000,
  totalMs: 30_000,
  bodyBytes: 10 * 1024 * 1024,
  ratio: 100,
  headers: 100,
  headerBytes: 32 * 1024,
};
const MOST_REDIRECTS = 5;

/**
 * Gets a link that came from outside. Every hop goes through the rules of links and is connected to the address that was checked; redirects are
 * followed by hand, at most five; nothing of us goes along: no cookie, no sign-in, no referrer. Never throws for what a site does.
 */
export async function fetchPublic(link: string, parts: PublicFetchParts): Promise<FetchOutcome> {
  const begun = performance.now();
  const outcome = await follow(link, parts);
  // Sites of strangers are many: what is known by a name is that pages are fetched. A link that a rule of ours refuses says nothing of them.
  if (outcome.state !== 'refused')
    observeVendor.call(
      'public-page',
      outcome.state === 'fetched' ? 'ok' : outcome.state,
      performance.now() - begun,
    );
  return outcome;
}

/** What became of what was sent to a link. */
export type PostOutcome =
  | { readonly state: 'answered'; readonly status: number }
  | { readonly state: 'refused' | 'unreachable' | 'too-large'; readonly reason: string };

/**
 * Sends to a link that came from outside, by the same rules: public addresses alone, connected to the one that was checked. Follows no redirect, and gives nothing to a
 * host whose certificate is not to be trusted. Never throws for what a site does.
 */
export async function postPublic(
  link: string,
  post: PublicPost,
  parts: PublicFetchParts,
): Promise<PostOutcome> {
  const limits = { ...LIMITS, ...parts.limits };
  const route = await routeTo(parts.network, link);
  if (!route.allowed) return { state: 'unknown' in route ? 'unreachable' : 'refused', reason: route.rule };
  const answer = await exchangeOnce(route, {
    limits,
    deadline: AbortSignal.timeout(limits.totalMs),
    userAgent: parts.userAgent,
    post,
  });
  return 'trouble' in answer
    ? { state: answer.trouble, reason: answer.reason }
    : { state: 'answered', status: answer.status };
}

async function follow(link: string, parts: PublicFetchParts): Promise<FetchOutcome> {
  const limits = { ...LIMITS, ...parts.limits };
  const deadline = AbortSignal.timeout(limits.totalMs);
  const hops: Hop[] = [];
  let next = link;
  for (;;) {
    const route = await routeTo(parts.network, next);
    if (!route.allowed) {
      const { rule, addresses } = route;
      return 'unknown' in route
        ? { state: 'unreachable', reason: rule, hops }
        : { state: 'refused', rule, url: next, addresses, hops };
    }
    const startedAt = parts.clock.now().toISOString();
    const answer = await exchangeOnce(route, { limits, deadline, userAgent: parts.userAgent });
    if ('trouble' in answer) return { ...ofTrouble(answer), hops };
    const hop: Hop = {
      ...answer,
      url: route.link.url.href,
      startedAt,
      finishedAt: parts.clock.now().toISOString(),
    };
    hops.push(hop);
    const to = redirectOf(hop);
    if (to === undefined) return { state: 'fetched', hops: hops as [Hop, ...Hop[]], page: hop };
    if (hops.length > MOST_REDIRECTS) return { state: 'unreachable', reason: 'too many redirects', hops };
    next = to;
  }
}

/**
 * What a page says, where it is taken at its word: it was there, and whoever answered on the way had a certificate to be trusted, where the link has one at all.
 * Evidence needs no such trust: what a fraud shows is kept, with what is wrong with its certificate.
 */
export function trustedContent(outcome: FetchOutcome): Buffer | undefined {
  if (outcome.state !== 'fetched' || outcome.page.status !== 200) return undefined;
  return outcome.hops.some(({ certificate }) => certificate?.trusted === false)
    ? undefined
    : outcome.page.content;
}

function ofTrouble({ trouble, reason }: ExchangeTrouble) {
  return { state: trouble, reason } as const;
}

/** Where an answer leads on; text that is no link is left for the rules to refuse. */
function redirectOf({ status, headers, url }: Hop): string | undefined {
  if (![301, 302, 303, 307, 308].includes(status)) return undefined;
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
  if (location === undefined) return undefined;
  return URL.canParse(location, url) ? new URL(location, url).href : location;
}
