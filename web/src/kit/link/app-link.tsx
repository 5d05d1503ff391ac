import { useContext, type ComponentProps, type ContextType } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { addressFor, cameFrom, type OtherLocale } from '../../i18n/came-from.js';
import { isEnglishOnly, isLocale } from '../../i18n/locale-rules.js';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** What the router's link understands and a plain one does not. */
const ROUTER_ONLY = new Set([
  'replace',
  'state',
  'preventScrollReset',
  'relative',
  'reloadDocument',
  'viewTransition',
  'discover',
  'prefetch',
]);

const isPath = (to: string): boolean => to.startsWith('/');

/** A link that knows languages: nobody writes a prefix by hand, and an English-only page is a document of its own. Whoever came to such a page from another language is led on in theirs, and their own pages stay a click away. */
export function AppLink({ to, ...rest }: Props) {
  const language = useLanguage();
  const { search } = useLocation();
  const reader = readerOf(language, search);
  const inEnglish = isEnglishOnly(to.split(/[?#]/)[0] ?? to);
  const isOther = language === 'en' ? reader !== undefined && isPath(to) : inEnglish;
  if (!isOther || reader === undefined) return <Link to={to} {...rest} />;
  const anchor: ComponentProps<'a'> = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !ROUTER_ONLY.has(name)),
  );
  return (
    <a
      href={addressFor(reader, to)}
      hrefLang={inEnglish ? 'en' : reader}
      {...(inEnglish && language !== 'en' ? { 'data-in-english': '' } : {})}
      {...anchor}
    />
  );
}

/** Of the page. There are a hundred links on one, and words cost each of them more than the link. */
function useLanguage(): string {
  // Typed as if it were always there; a part that is drawn alone has none.
  const given = useContext(I18nContext) as ContextType<typeof I18nContext> | undefined;
  return (given?.i18n ?? getI18n()).language;
}

/** The language that who reads the page reads best, where it is not English: the page's, else the one they came from. */
function readerOf(language: string, search: string): OtherLocale | undefined {
  return isLocale(language) && language !== 'en' ? language : cameFrom(search);
}
