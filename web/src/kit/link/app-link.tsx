import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isEnglishOnly } from '../../i18n/locale-rules.js';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link that knows languages: nobody writes a prefix by hand, and an English-only page is a document of its own. */
export function AppLink({ to, ...rest }: Props) {
  const { i18n } = useTranslation();
  if (i18n.language !== 'en' && isEnglishOnly(to.split(/[?#]/)[0] ?? to)) {
    const { replace, state, preventScrollReset, relative, reloadDocument, viewTransition, discover, prefetch, ...anchor } = rest as Record<string, unknown>;
    return <a href={to} hrefLang="en" {...(anchor as ComponentProps<'a'>)} />;
  }
  return <Link to={to} {...rest} />;
}
