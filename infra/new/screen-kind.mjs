/**
 * A screen of the web: what the router loads, its spec, its words.
 * @typedef {import('./kinds.mjs').Wanted} Wanted
 * @typedef {import('./kinds.mjs').Made} Made
 * @typedef {{ row: string, table: string, ns: (name: string) => string, languages: readonly string[], imports: string, page: string }} Area
 */

const PAGE_META = `import { PageMeta } from '../../../kit/page/page-meta.js';`;

/** @type {Record<string, Area>} */
const AREAS = {
  public: {
    row: 'publicPage',
    table: 'open-pages',
    ns: (name) => name,
    languages: ['en', 'cs', 'sk', 'es'],
    imports: PAGE_META,
    page: `<main id="content" className="wrap">
      <PageMeta title={t('title')} />
      <h1>{t('title')}</h1>
    </main>`,
  },
  portal: {
    row: 'portalPage',
    table: 'portal-pages',
    ns: (name) => `portal-${name}`,
    languages: ['en'],
    imports: `import { Page } from '../parts/page.js';`,
    page: `<Page title={t('title')}>
      <p>{t('lead')}</p>
    </Page>`,
  },
  admin: {
    row: 'adminPage',
    table: 'staff-pages',
    ns: (name) => `admin-${name}`,
    languages: ['en'],
    imports: PAGE_META,
    page: `<div>
      <PageMeta title={t('title')} />
      <h1>{t('title')}</h1>
    </div>`,
  },
};

/** @param {Wanted} wanted @returns {Made} */
export function screen({ place, name }) {
  const [areaName = '', feature = ''] = place.split('/');
  const area = AREAS[areaName];
  if (area === undefined || feature === '')
    throw new Error(`The place is area/feature, the area one of: ${Object.keys(AREAS).join(', ')}.`);
  const ns = area.ns(name);
  const folder = `web/src/features/${place}`;
  return {
    within: `web/src/features/${areaName}`,
    files: {
      [`${folder}/${name}.screen.tsx`]: `import { useTranslation } from 'react-i18next';
${area.imports}

/** What one comes here for. */
export function Component() {
  const { t } = useTranslation('${ns}');
  return (
    ${area.page}
  );
}
`,
      [`${folder}/${name}.screen.spec.tsx`]: `import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { Component } from './${name}.screen.js';

afterEach(cleanup);

it('says in its heading what one comes here for', () => {
  renderPage([{ path: '/', Component }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('A heading');
});
`,
      ...Object.fromEntries(
        area.languages.map((language) => [
          `web/locales/${language}/${ns}.json`,
          `${JSON.stringify({ title: 'A heading', ...(areaName === 'portal' && { lead: 'What one can do here.' }) }, null, 2)}\n`,
        ]),
      ),
    },
    lines: [
      {
        file: `web/src/app/${area.table}.ts`,
        among: 'pages',
        line:
          areaName === 'public'
            ? `publicPage('/${name}', '${feature}/${name}', { ns: ['${ns}'] }),`
            : `${area.row}('/${areaName}/${name}', '${feature}/${name}', ['${ns}']),`,
      },
    ],
    next: 'Then write its words in every language that has its file (npm run check reads them), and name its address in route-table.spec.ts where the specification does not.',
  };
}
