/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { textsOf } from '../../../testing/render-page.js';
import { locales } from '../../i18n/locale-rules.js';
import { PARTIES, PURPOSE_OF } from '../third-party/third-party.js';
import { PURPOSES } from './consent.js';

type Said = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** Words by which each program that is loaded for statistics is said, so that none is kept quiet. */
const STATISTICS = {
  en: { productAnalytics: 'versions', webAnalytics: 'pages are read', errorReports: 'fails' },
  cs: { productAnalytics: 'podob', webAnalytics: 'stránky se čtou', errorReports: 'selhává' },
  sk: { productAnalytics: 'podôb', webAnalytics: 'stránky sa čítajú', errorReports: 'zlyháva' },
  es: { productAnalytics: 'versiones', webAnalytics: 'páginas se leen', errorReports: 'falla' },
} as const;

describe.each(locales)('what a consent is asked for, in %s', (locale) => {
  const consent = (textsOf(locale)['site'] as { readonly consent: Said }).consent;
  const page = readFileSync(`web/content/legal/${locale}/cookies.md`, 'utf8').toLowerCase();

  it.each(PURPOSES)('is the same beside the choice and on the page about cookies: %s', (purpose) => {
    const said = consent[purpose];
    expect(page).toContain(`- **${said?.title}**: ${said?.text}`.toLowerCase());
  });

  it('names every program that statistics allow', () => {
    const allowed = PARTIES.filter((party) => PURPOSE_OF[party] === 'statistics');
    expect(Object.keys(STATISTICS[locale]).toSorted()).toEqual([...allowed].toSorted());
    for (const word of Object.values(STATISTICS[locale])) expect(consent['statistics']?.text).toContain(word);
  });
});
