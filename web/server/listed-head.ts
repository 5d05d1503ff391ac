import type { i18n } from 'i18next';
import type { ContentDocument } from '../src/domain/content/content-document.js';
import { withoutCameFrom } from '../src/i18n/came-from.js';
import { decideLocale, pathIn, type Locale } from '../src/i18n/locale-rules.js';
import type { Firm, OtherSite, Storefront } from '../src/kit/page/boot.js';
import { countryVersions, listedOrigin } from '../src/kit/page/listed-origin.js';
import type { ListedPage } from '../src/kit/page/page-meta.js';
import type { PageFacts } from '../src/kit/page/page-facts.js';
import { headOfListed, type PreviewPicture } from './head.js';
import { isKeptUnlisted, textFactsOf, textsIn } from './page-texts.js';
import type { ListedTexts } from './sitemap.js';
import type { SocialImages } from './social-images/social-images.js';
import { structuredDataOf } from './structured-data/structured-data.js';

/** What heads of pages are made with. */
export interface HeadWorld {
  readonly firm: Firm;
  readonly listedTexts: () => ListedTexts;
  readonly images: SocialImages;
  readonly sites: (locale: Locale) => readonly OtherSite[];
}

export interface RenderedPage {
  readonly storefront: Storefront;
  readonly page: ListedPage | undefined;
  /** Of the page's address. */
  readonly locale: Locale;
  /** Whole address as it was asked for. */
  readonly url: string;
  readonly loaderData: unknown;
  readonly facts: PageFacts;
  /** The words of this language. */
  readonly words: i18n;
}

/** The picture for pages that have none of their own. */
const commonPicture = (origin: string): PreviewPicture => ({
  url: `${origin}/og.png`,
  width: 1200,
  height: 630,
  alt: 'Cotta',
});

/** The picture of a page by its words; whatever somebody asked a page in a query is no word of ours. */
function pictureOf(
  { images }: HeadWorld,
  { storefront: { origin }, locale, url, facts, words }: RenderedPage,
  [text]: readonly ContentDocument[],
): PreviewPicture {
  const { pathname, search } = new URL(url);
  if (withoutCameFrom(search) !== '') return commonPicture(origin);
  const kind = text?.collection ?? (facts.offer === undefined ? 'page' : 'service');
  const label = text === undefined ? words.t('footer.line') : words.t(`content:kind.${text.collection}`);
  return images.pictureOf(origin, pathname, { locale, kind, title: facts.title, label });
}

/** The head of a page as search engines read it; undefined where they may not list it, because it shows a text that no lawyer has checked, or a record that nobody has looked up. */
export function headOfPage(world: HeadWorld, rendered: RenderedPage): string | undefined {
  const { storefront, facts, words } = rendered;
  const texts = textsIn(rendered.loaderData);
  const said = textFactsOf(texts, rendered.locale);
  if (said?.isReviewed === false || isKeptUnlisted(rendered.loaderData)) return undefined;
  const path = facts.address ?? decideLocale(new URL(rendered.url).pathname).path;
  const locale = said?.locale ?? rendered.locale;
  const sites = world.sites(locale);
  const origin = listedOrigin({ storefront, sites }, rendered.page, locale);
  const url = `${origin}${pathIn(locale, path)}`;
  const picture = pictureOf(world, rendered, texts);
  const languages = said === undefined ? undefined : world.listedTexts().get(path)?.keys();
  const page = { origin, url, locale, image: picture.url };
  const home = words.t('content:home');
  return headOfListed({
    origin: sites.find(({ name }) => name === 'global')?.url ?? storefront.origin,
    url,
    countries: (shown) => countryVersions(sites, rendered.page, shown),
    locale,
    path,
    languages: languages === undefined ? undefined : [...languages],
    type: texts.length > 0 ? 'article' : 'website',
    picture,
    structuredData: structuredDataOf({ page, firm: world.firm, locale, path, facts, texts, home }),
  });
}
