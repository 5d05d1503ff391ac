import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isEnglishOnly } from '../../i18n/locale-rules.js';

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

/** A link that knows languages: nobody writes a prefix by hand, and an English-only page is a document of its own. */
export function AppLink({ to, ...rest }: Props) {
  const { i18n } = useTranslation();
  if (i18n.language !== 'en' && isEnglishOnly(to.split(/[?#]/)[0] ?? to)) {
    const anchor: ComponentProps<'a'> = Object.fromEntries(
      Object.entries(rest).filter(([name]) => !ROUTER_ONLY.has(name)),
    );
    return <a href={to} hrefLang="en" data-in-english="" {...anchor} />;
  }
  return <Link to={to} {...rest} />;
}
