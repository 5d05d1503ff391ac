import { currencies } from '@cotta/reference/currencies.js';
import { countryOptions } from '@cotta/reference/site-countries.js';
import type { Locale } from '../src/i18n/locale-rules.js';
import type { PageSpec } from '../src/entry.server.js';
import type { Boot, Choosable, OtherSite } from '../src/kit/page/boot.js';
import type { ThirdParties } from '../src/kit/third-party/third-party.js';
import { mayStandOn } from '../src/kit/third-party/where.js';
import type { Visit } from './visit.js';

type VisitPart = Pick<
  Boot,
  'prefs' | 'consent' | 'flags' | 'variants' | 'choosable' | 'sites' | 'thirdParties'
>;

interface World {
  readonly thirdParties: ThirdParties | undefined;
  readonly sites: (locale: Locale) => readonly OtherSite[];
}

const choosable = new Map<Locale, Choosable>();

/** Countries are named by this runtime alone: the browser's own names would be other ones here and there. */
function choosableIn(locale: Locale): Choosable {
  const known = choosable.get(locale) ?? {
    countries: countryOptions(locale).map(({ code, name }) => [code, name] as const),
    currencies: currencies.map(({ code }) => code),
  };
  choosable.set(locale, known);
  return known;
}

/** What a page is shown of the visit, and of what the firm has switched on. Pages behind a sign-in have no footer, so nothing is chosen there. */
export function bootOfVisit(
  { thirdParties, sites }: World,
  {
    visit,
    page,
    locale,
  }: { readonly visit: Visit; readonly page: PageSpec | undefined; readonly locale: Locale },
): VisitPart {
  const isOpen = page?.area !== 'portal' && page?.area !== 'admin';
  const shownSites = isOpen ? sites(locale) : [];
  return {
    prefs: visit.prefs,
    flags: visit.flags,
    ...(visit.consent === undefined ? {} : { consent: visit.consent }),
    ...(Object.keys(visit.variants).length === 0 ? {} : { variants: visit.variants }),
    ...(isOpen ? { choosable: choosableIn(locale) } : {}),
    ...(shownSites.length > 0 ? { sites: shownSites } : {}),
    ...(thirdParties !== undefined && mayStandOn(page) ? { thirdParties } : {}),
  };
}
