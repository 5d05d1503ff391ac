/** What a visitor is asked about; what a page cannot do without is not among it. */
export const PURPOSES = ['preferences', 'statistics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What somebody allowed; empty: only what is needed. */
export type Consent = readonly Purpose[];

export const CONSENT_COOKIE = 'cookie-consent';

/** Goes up when a purpose or a third party is added: what was allowed before it was asked for counts no more. */
const VERSION = '1';

/** After as many days everybody is asked anew. */
export const CONSENT_DAYS = 180;
const DAY_MS = 86_400_000;

/** The day of a moment in Greenwich, `2026-11-28`. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The cookie's text: version, day of the answer, and what was allowed, `1.2026-11-28.statistics.marketing`. */
export function consentText(consent: Consent, now: Date): string {
  return [VERSION, dayOf(now), ...PURPOSES.filter((purpose) => consent.includes(purpose))].join('.');
}

/** What the cookie says; undefined where nobody was asked, under another version, or too long ago. */
export function readConsent(text: string | undefined, now: Date): Consent | undefined {
  const [version, day = '', ...named] = (text ?? '').split('.');
  const given = Date.parse(`${day}T00:00:00Z`);
  if (version !== VERSION || Number.isNaN(given)) return undefined;
  const age = now.getTime() - given;
  if (age < -DAY_MS || age >= CONSENT_DAYS * DAY_MS) return undefined;
  return PURPOSES.filter((purpose) => named.includes(purpose));
}

/** What an answered form allows: one of the two whole answers, or what was ticked. */
export function consentOf(form: Pick<FormData, 'get' | 'getAll'>): Consent {
  const choice = form.get('choice');
  if (choice === 'all') return PURPOSES;
  if (choice === 'necessary') return [];
  const ticked = form.getAll('purpose');
  return PURPOSES.filter((purpose) => ticked.includes(purpose));
}
