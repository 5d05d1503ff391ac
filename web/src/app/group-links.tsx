import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/link/app-link.js';
import type { SiteGroup } from './site-links.js';

/** The links of one group. */
export function GroupLinks({ of: [, links] }: { of: SiteGroup }) {
  const { t } = useTranslation();
  return links.map(([to, label]) => (
    <AppLink key={to} to={to}>
      {t(label)}
    </AppLink>
  ));
}
