import { isAllowed } from '../consent/given-consent.js';

const NAMES = ['gclid', 'utm_source', 'msclkid', 'gbraid'] as const;
const LIFE_MS = 7_776_000_000;
/** As long as the cookie lasts. @source specification, "Limits and other constants" */
const AFFILIATE_LIFE_MS = 2_592_000_000;
const KEY = 'attribution';
const AFFILIATE = 'affiliate';
const AFFILIATE_TEXT = /^[\w.-]{1,64}$/;

interface Entry {
  readonly value: string;
  readonly at: number;
}
type Entries = Readonly<Record<string, Entry>>;

/** One value of an order about where its visit came from. */
export interface AttributionValue {
  readonly name: string;
  readonly value: string;
}

/** What this page was reached by: it goes along with an order of this visit, and is stored nowhere. */
let ofVisit: Entries = {};

function stored(): Entries {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Entries;
  } catch {
    return {};
  }
}

/** An affiliate as addresses and cookies name it; undefined for anything else. */
export const readAffiliate = (text: string | null | undefined): string | undefined =>
  AFFILIATE_TEXT.test(text ?? '') ? (text ?? undefined) : undefined;

/** What an address says about where its visit came from. `gclsrc` decides about `gclid` and is never taken itself. */
export function attributionIn(query: URLSearchParams): AttributionValue[] {
  const source = query.get('gclsrc');
  const affiliate = readAffiliate(query.get(AFFILIATE));
  const found = NAMES.filter(
    (name) => query.get(name) && (name !== 'gclid' || source === null || source.includes('aw')),
  ).map((name) => ({ name, value: (query.get(name) ?? '').slice(0, 200) }));
  return affiliate === undefined ? found : [...found, { name: AFFILIATE, value: affiliate }];
}

/** Takes notice of where a visit came from, on whatever page it begins; stores it for 90 days where marketing is allowed, and else nowhere. */
export function rememberAttribution(query: URLSearchParams, now = Date.now()): void {
  const found = attributionIn(query);
  if (found.length === 0) return;
  ofVisit = { ...ofVisit, ...Object.fromEntries(found.map(({ name, value }) => [name, { value, at: now }])) };
  if (isAllowed('marketing')) storeAttribution();
}

/** Marketing is allowed from now on: what is known of this visit is kept. The affiliate is in a cookie, which the server writes. */
export function storeAttribution(): void {
  const { [AFFILIATE]: _inCookie, ...kept } = ofVisit;
  if (Object.keys(kept).length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...kept }));
  } catch {
    // Without storage there is nothing to remember.
  }
}

/** Marketing is not allowed any more: what was stored goes. */
export function forgetAttribution(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off, so there was nothing to forget.
  }
}

/** Who sent this visit here, as its address said; a page that has stood open for longer than thirty days forgets it, as the cookie does. */
export function affiliateOfVisit(now = Date.now()): string | undefined {
  const entry = ofVisit[AFFILIATE];
  return entry === undefined || now - entry.at > AFFILIATE_LIFE_MS ? undefined : entry.value;
}

const inCookie = (): string | undefined =>
  readAffiliate(/(?:^|;\s*)affiliate=([^;]*)/.exec(document.cookie)?.[1]);

/** What is sent along with an order in the browser: what the visit came by, before what is stored from an earlier one. */
export function readAttribution(now = Date.now()): AttributionValue[] {
  const entries: Entries = { ...(isAllowed('marketing') ? stored() : {}), ...ofVisit };
  const affiliate = affiliateOfVisit(now) ?? inCookie();
  const known = Object.entries(entries)
    .filter(
      ([name, entry]) =>
        (NAMES as readonly string[]).includes(name) &&
        typeof entry?.value === 'string' &&
        now - entry.at < LIFE_MS,
    )
    .map(([name, entry]) => ({ name, value: entry.value }));
  return affiliate === undefined ? known : [...known, { name: AFFILIATE, value: affiliate }];
}
