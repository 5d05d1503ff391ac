import { readFileSync, readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router';
import type { Boot } from '../src/kit/page/boot.js';
import { Providers } from '../src/app/providers.js';
import { createTexts } from '../src/i18n/create.js';
import type { Locale } from '../src/i18n/locale-rules.js';

/** Every text of a language, read from the files as they are shipped. */
export function textsOf(locale: Locale): Record<string, Record<string, unknown>> {
  const folder = `web/locales/${locale}`;
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.slice(0, -5),
      JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
    ]),
  );
}

const boot = (locale: Locale): Boot => ({
  locale,
  storefront: { name: 'global', country: null, currency: 'EUR', origin: 'http://localhost' },
  prefs: { country: 'CZ', currency: 'EUR', origin: 'EU', region: 'CZ' },
  flags: {
    useUserAccount: true,
    useGPTSuggestedComments: false,
    useSavedPaymentMethods: true,
    isSandbox: false,
  },
  hydration: {},
  i18n: {},
  localesVersion: 'test',
  session: 'no',
  firm: {},
});

type Stubs = Parameters<typeof createRoutesStub>[0];

/** Renders routes as a person sees them, with the real texts; a missing text fails the test. */
export function renderPage(
  routes: Stubs,
  { locale = 'en', at = '/', boot }: { locale?: Locale; at?: string; boot?: Partial<Boot> } = {},
) {
  const Stub = createRoutesStub(routes);
  return render(wrapTexts(<Stub initialEntries={[at]} />, locale, boot));
}

/** Anything of a page, with what stands around it. */
export function wrapTexts(page: ReactElement, locale: Locale, more: Partial<Boot> = {}): ReactElement {
  const texts = createTexts({
    locale,
    resources: textsOf(locale),
    fallback: textsOf('en'),
    onMissing: (key) => {
      throw new Error(`missing text ${key}`);
    },
  });
  return (
    <Providers boot={{ ...boot(locale), ...more }} texts={texts}>
      {page}
    </Providers>
  );
}
