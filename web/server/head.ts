import { isEnglishOnly, locales, pathIn, type Locale } from '../src/i18n/locale-rules.js';
import type { countryVersions } from '../src/kit/page/listed-origin.js';
import { escapeMarkup } from './markup.js';
import { inlineJson } from './starter.js';

/** Languages by the names Open Graph has for them. @source https://ogp.me/ */
const OG_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_GB', cs: 'cs_CZ', sk: 'sk_SK', es: 'es_ES' };

/** A picture that previews of links show. */
export interface PreviewPicture {
  /** Whole address. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** What is written on it. */
  readonly alt: string;
}

export interface HeadFacts {
  /** Of the global site. */
  readonly origin: string;
  /** Address under which the page is listed. */
  readonly url: string;
  readonly locale: Locale;
  /** Without language prefix. */
  readonly path: string;
  /** Languages the page exists in; by default all that its address has. */
  readonly languages?: readonly Locale[] | undefined;
  /** Sites that have a version of their own. */
  readonly countries: (languages: readonly Locale[]) => ReturnType<typeof countryVersions>;
  readonly type: 'website' | 'article';
  readonly picture: PreviewPicture;
  readonly structuredData: object;
}

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeMarkup(value)}"`)
    .join(' ')}/>`;

/** Languages that an address has. */
export const languagesOf = (path: string): readonly Locale[] => (isEnglishOnly(path) ? ['en'] : locales);

/** One page in its languages, and as it is made for countries; a page that exists in English alone has one. Whoever has no language of it is sent to the English one, where that exists. */
export function alternatesOf(
  origin: string,
  path: string,
  languages: readonly Locale[],
  countries: ReturnType<typeof countryVersions> = [],
): readonly (readonly [language: string, href: string])[] {
  return [
    ...languages.map((locale) => [locale, `${origin}${pathIn(locale, path)}`] as const),
    ...countries.map(({ language, locale, url }) => [language, `${url}${pathIn(locale, path)}`] as const),
    ...(languages.includes('en') ? [['x-default', `${origin}${path}`] as const] : []),
  ];
}

/** What search engines and link previews read of a listed page. The browser's React neither draws nor needs it, so no script pays for it. */
export function headOfListed(facts: HeadFacts): string {
  const { origin, url, locale, path, languages = languagesOf(path), picture, countries } = facts;
  const og = {
    type: facts.type,
    site_name: 'Cotta',
    url,
    locale: OG_LOCALES[locale],
    image: picture.url,
    'image:width': String(picture.width),
    'image:height': String(picture.height),
    'image:alt': picture.alt,
  };
  return [
    ...alternatesOf(origin, path, languages, countries(languages)).map(([language, href]) =>
      tag('link', { rel: 'alternate', hreflang: language, href }),
    ),
    ...Object.entries(og).map(([name, content]) => tag('meta', { property: `og:${name}`, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    `<script type="application/ld+json">${inlineJson(facts.structuredData)}</script>`,
  ].join('');
}
