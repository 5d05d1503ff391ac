import { CONSENT_COOKIE, readConsent, type Consent } from '../src/kit/consent/consent.js';
import type { Prefs } from '../src/data/api-of.js';
import { readAffiliate } from '../src/kit/attribution/attribution.js';
import {
  forcedVariants,
  readVariants,
  VARIANTS_COOKIE,
  type Experiment,
  type Variant,
  type Variants,
} from '../src/kit/experiments/experiments.js';
import { cameFrom } from '../src/i18n/came-from.js';
import type { Storefront } from '../src/kit/page/boot.js';
import type { Flags } from '../src/kit/page/flags.js';
import type { PageSpec } from '../src/entry.server.js';
import { flagsOf, type FlagSettings } from './flags.js';
import { affiliateCookies, choiceCookies, variantCookie, type CookieWriter } from './kept-cookies.js';
import { affiliateOf, knownChoices, readCookies, readPrefs } from './prefs.js';

/** What one request brings with it besides its page. */
export interface Visit {
  readonly prefs: Prefs;
  readonly consent: Consent | undefined;
  readonly flags: Flags;
  /** Of the tests that the page shows. */
  readonly variants: Variants;
  /** Who sent the visitor, as the address or the cookie says. */
  readonly affiliate: string | undefined;
  /** What the answer has the browser keep. */
  readonly setCookies: readonly string[];
  /** All of it that a rendered page depends on. */
  readonly cacheKey: string;
}

export interface VisitWorld {
  readonly flagSettings: FlagSettings;
  readonly write: CookieWriter;
  readonly now: () => Date;
  /** Which variant a new visitor is shown. */
  readonly draw: (experiment: Experiment) => Variant;
}

interface Request {
  readonly cookie: string | undefined;
  /** With its query. */
  readonly path: string;
  readonly storefront: Storefront;
  readonly locale: string;
  readonly page: PageSpec | undefined;
}

/** The country of a page made for one, as the address names it. */
function landingOf(page: PageSpec | undefined, pathname: string): string | undefined {
  const parts = page?.path.split('/') ?? [];
  const at = parts.findIndex((part) => part === ':country' || (part === ':slug' && parts[1] === 'country'));
  // The path may begin with a language, the page's never does.
  const asked = pathname.split('/');
  return at === -1 ? undefined : asked[at + asked.length - parts.length];
}

/** Reads what a browser keeps and what the address asks for, and says what it keeps from now on. */
export function visitOf(world: VisitWorld, { cookie, path, storefront, locale, page }: Request): Visit {
  const cookies = readCookies(cookie);
  const { pathname, searchParams: query } = new URL(path, storefront.origin);
  const prefs = readPrefs({
    cookies,
    query,
    storefront,
    // An English page for whoever came from another language counts in the money of the pages before.
    locale: cameFrom(query.toString()) ?? locale,
    landing: landingOf(page, pathname),
  });
  const consent = readConsent(cookies[CONSENT_COOKIE], world.now());
  const flags = flagsOf(world.flagSettings, cookies);
  const shown = page?.experiments ?? [];
  // Before statistics are allowed everybody is shown the page as it is, and nothing is kept.
  const mayKeep = consent?.includes('statistics') === true;
  const kept = mayKeep ? readVariants(cookies[VARIANTS_COOKIE]) : {};
  const forced = forcedVariants(query);
  const drawn = shown.filter((name) => (forced[name] ?? kept[name]) === undefined);
  const all: Variants = {
    ...kept,
    ...Object.fromEntries(drawn.map((name) => [name, mayKeep ? world.draw(name) : 0])),
    ...forced,
  };
  const variants: Variants = Object.fromEntries(shown.map((name) => [name, all[name]]));
  const sent = readAffiliate(query.get('affiliate'));
  const isNew = mayKeep && (drawn.length > 0 || Object.keys(forced).length > 0);
  return {
    prefs,
    consent,
    flags,
    variants,
    affiliate: sent ?? affiliateOf(cookies),
    setCookies: [
      ...choiceCookies(
        world.write,
        knownChoices((name) => query.get(name)),
      ),
      ...affiliateCookies(world.write, sent, consent),
      ...(isNew ? [variantCookie(world.write, all)] : []),
    ],
    cacheKey: JSON.stringify([prefs, consent ?? null, flags, variants]),
  };
}
