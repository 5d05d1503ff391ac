import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/link/app-link.js';
import { useBoot } from '../kit/page/boot-context.js';
import type { SiteGroup } from './site-links.js';

/** Where an account is signed in to. */
const ACCOUNT = '/portal/login';
/** Where it is said how data are looked after: other languages have a page about the regulation. */
const PRIVACY = '/privacy-policy';

/** The links of one group. */
export function GroupLinks({ of: [, links] }: { of: SiteGroup }) {
  const { t, i18n } = useTranslation();
  const { flags } = useBoot();
  return links
    .filter(([to]) => to !== ACCOUNT || flags.useUserAccount)
    .map(([to, label]) => (
      <AppLink key={to} to={to === PRIVACY && i18n.language !== 'en' ? '/gdpr' : to}>
        {t(label)}
      </AppLink>
    ));
}
