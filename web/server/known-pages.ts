import type { i18n } from 'i18next';
import { jurisdictions } from '@cotta/reference/jurisdictions.js';
import { SITE_GROUPS } from '../src/app/site-links.js';
import type { ContentDocument } from '../src/domain/content/content-document.js';
import { formServices, serviceAddresses } from '../src/domain/service-order/service-addresses.js';
import { isEnglishOnly, type Locale } from '../src/i18n/locale-rules.js';
import type { SuggestedPage } from '../src/kit/problem/page-problem.js';
import type { RecordsStore } from './records-store.js';

/** Lists and forms that neither the menu nor a text names. */
const OTHERS = [
  ['/contact', 'contact:title'],
  ['/trademark-renewal/several', 'renewals:title'],
  ['/report-brand-infringement', 'threat-report:title'],
  ['/brand-protection-guide', 'content:protection.title'],
  ['/trademark-disputes', 'records:disputes.title'],
  ['/trademark-hall-of-fame', 'records:fame.title'],
  ['/specimen-guide', 'records:guide.title'],
] as const;

const CLASSES = Array.from({ length: 45 }, (_, place) => place + 1);

export interface KnownPages {
  readonly documents: readonly ContentDocument[];
  readonly records: Pick<RecordsStore, 'famousMarks'>;
  readonly words: i18n;
}

/** Every open page that somebody may mean by an address, with what it is called in a language; one that is there in English alone by its English name. */
export function knownPages(
  { documents, records, words }: KnownPages,
  locale: Locale,
): readonly SuggestedPage[] {
  const { t } = words;
  const named = (
    to: string,
    key: string,
    more: Readonly<Record<string, string | number>> = {},
  ): SuggestedPage => ({
    to,
    title: t(key, more),
    locale: isEnglishOnly(to) && key.startsWith('records:') ? 'en' : locale,
  });
  const texts = (language: Locale): SuggestedPage[] =>
    documents
      .filter((document) => document.locale === language)
      .map(({ path: to, title }) => ({ to, title, locale: language }));
  const pages: readonly SuggestedPage[] = [
    ...SITE_GROUPS.flatMap(([, links]) =>
      links.filter(([to]) => !to.includes('#')).map(([to, label]) => named(to, label)),
    ),
    ...OTHERS.map(([to, key]) => named(to, key)),
    ...formServices.map((name) => named(serviceAddresses[name], `service-form:service.${name}.title`)),
    ...jurisdictions.map(({ code, slug }) => named(`/country/${slug}`, `offices:${code}`)),
    ...CLASSES.map((number) => ({
      ...named(`/class-assist/trademark-class/${number}`, 'content:classPart', {
        number,
        title: t(`classes:${number}`),
      }),
    })),
    ...texts(locale),
    ...texts('en'),
    ...records
      .famousMarks(new URLSearchParams())
      .items.map(({ id, name }) => ({ to: `/trademark-hall-of-fame/${id}`, title: name, locale: 'en' })),
  ];
  // Several texts may be one page, and the first name of a page is in the reader's language.
  return [...new Map(pages.toReversed().map((page) => [page.to, page])).values()];
}
