import type { Firm, Storefront } from '../src/kit/page/boot.js';
import { isEnglishOnly, locales, pathIn, type Locale } from '../src/i18n/locale-rules.js';
import { inlineJson } from './starter.js';

/** Languages by the names Open Graph has for them. @source https://ogp.me/ */
const OG_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_GB', cs: 'cs_CZ', sk: 'sk_SK', es: 'es_ES' };

export interface HeadFacts {
  readonly storefront: Storefront;
  readonly firm: Firm;
  readonly locale: Locale;
  /** Without language prefix. */
  readonly path: string;
  /** Languages the page exists in; by default all that its address has. */
  readonly languages?: readonly Locale[] | undefined;
}

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(
      ([key, value]) =>
        `${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    )
    .join(' ')}/>`;

/** One page in its languages; a page that exists in English alone has one. Whoever has no language of it is sent to the English one, where that exists. */
export function alternatesOf(
  origin: string,
  path: string,
  languages: readonly Locale[] = isEnglishOnly(path) ? ['en'] : locales,
): readonly (readonly [language: string, href: string])[] {
  return [
    ...languages.map((locale) => [locale, `${origin}${pathIn(locale, path)}`] as const),
    ...(languages.includes('en') ? [['x-default', `${origin}${path}`] as const] : []),
  ];
}

function structuredData({ storefront: { origin }, firm, locale }: HeadFacts): object {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: firm.name ?? 'Cotta',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(firm.email === undefined ? {} : { email: firm.email }),
    ...(firm.phone === undefined ? {} : { telephone: firm.phone }),
    ...(firm.address === undefined ? {} : { address: firm.address }),
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: 'Cotta',
    url: `${origin}/`,
    inLanguage: locale,
    publisher: { '@id': organization['@id'] },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, site] };
}

/** What search engines and link previews read of a listed page. The browser's React neither draws nor needs it, so no script pays for it. */
export function headOfListed(facts: HeadFacts): string {
  const {
    storefront: { origin },
    locale,
    path,
    languages,
  } = facts;
  const og = {
    type: 'website',
    site_name: 'Cotta',
    url: `${origin}${pathIn(locale, path)}`,
    locale: OG_LOCALES[locale],
    image: `${origin}/og.png`,
    'image:width': '1200',
    'image:height': '630',
  };
  return [
    ...alternatesOf(origin, path, languages).map(([language, href]) =>
      tag('link', { rel: 'alternate', hreflang: language, href }),
    ),
    ...Object.entries(og).map(([name, content]) => tag('meta', { property: `og:${name}`, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    `<script type="application/ld+json">${inlineJson(structuredData(facts))}</script>`,
  ].join('');
}
