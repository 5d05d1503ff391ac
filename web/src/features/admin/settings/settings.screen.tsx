import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { useSession } from '../../../kit/session/use-session.js';
import { useRole } from '../parts/records/use-facts.js';
import { LimitsPart } from './parts/limits/limits-part.js';
import { OwnPart } from './parts/own-part.js';
import { PeoplePart } from './parts/people-part.js';
import { PromisesPart } from './parts/promises-part.js';
import { RepresentativesPart } from './parts/representatives-part.js';
import { RulesPart } from './parts/rules-part.js';
import styles from './settings.module.css';

const PARTS = ['mine', 'people', 'rules', 'limits', 'promises', 'representatives'] as const;
type Part = (typeof PARTS)[number];
/** What everybody says of himself, and what everybody may read. */
const FOR_ALL: readonly Part[] = ['mine', 'promises'];

/** Who does what, by which rules work finds somebody, what the firm allows itself, what is promised, and whom offices are named. A lawyer sees the own part. */
export function Component() {
  const { t } = useTranslation('admin-settings');
  const me = useSession().session?.user.id;
  const isAdmin = useRole() === 'admin';
  const [query] = useSearchParams();
  const parts = isAdmin ? PARTS : FOR_ALL;
  const part = parts.find((one) => one === query.get('part')) ?? 'mine';
  if (me === undefined) return null;
  return (
    <div className={styles.settings}>
      <PageMeta title={t('title')} />
      <header>
        <h1>{t('title')}</h1>
        <nav aria-label={t('parts')} className={styles.parts}>
          {parts.map((one) => (
            <AppLink
              key={one}
              to={one === 'mine' ? '/admin/settings' : `/admin/settings?part=${one}`}
              aria-current={one === part ? 'page' : undefined}
            >
              {t(`part.${one}`)}
            </AppLink>
          ))}
        </nav>
      </header>
      {part === 'mine' && <OwnPart me={me} />}
      {part === 'people' && <PeoplePart />}
      {part === 'rules' && <RulesPart />}
      {part === 'limits' && <LimitsPart />}
      {part === 'promises' && <PromisesPart />}
      {part === 'representatives' && <RepresentativesPart />}
    </div>
  );
}
