import { CONSENT_COOKIE, CONSENT_DAYS, consentText, type Consent } from '../src/kit/consent/consent.js';
import { VARIANTS_COOKIE, type Variants } from '../src/kit/experiments/experiments.js';
import { CHOICES, type Choices } from './prefs.js';

const DAY_SECONDS = 86_400;
const YEAR_DAYS = 365;
/** @source specification, "Limits and other constants" */
const AFFILIATE_DAYS = 30;

export type CookieWriter = (name: string, value: string, days: number) => string;

/** Cookies that scripts of the page may read, sent to this site alone; `days` 0 takes one away. `https`: whether the public reaches us by it. */
export const cookieWriter =
  ({ https }: { readonly https: boolean }): CookieWriter =>
  (name, value, days) =>
    `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${https ? '; Secure' : ''}`;

export function choiceCookies(write: CookieWriter, choices: Choices): string[] {
  return CHOICES.flatMap((name) => {
    const value = choices[name];
    return value === undefined ? [] : [write(name, value, YEAR_DAYS)];
  });
}

export const variantCookie = (write: CookieWriter, variants: Variants): string =>
  write(VARIANTS_COOKIE, JSON.stringify(variants), YEAR_DAYS);

/** Kept for thirty days where marketing is allowed, and nowhere else. */
export function affiliateCookies(
  write: CookieWriter,
  affiliate: string | undefined,
  consent: Consent | undefined,
): string[] {
  return affiliate !== undefined && consent?.includes('marketing') === true
    ? [write('affiliate', affiliate, AFFILIATE_DAYS)]
    : [];
}

/** The answer itself; what was kept for a purpose that is not allowed goes with it. */
export function consentCookies(write: CookieWriter, consent: Consent, now: Date): string[] {
  return [
    write(CONSENT_COOKIE, consentText(consent, now), CONSENT_DAYS),
    ...(consent.includes('marketing') ? [] : [write('affiliate', '', 0)]),
    ...(consent.includes('statistics') ? [] : [write(VARIANTS_COOKIE, '', 0)]),
  ];
}
