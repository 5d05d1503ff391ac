import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.js';
import { formatDay } from '../../../kit/dates/day.js';
import { AppLink } from '../../../kit/link/app-link.js';
import styles from './add-mark.module.css';
import type { LookedUp, RegisteredMark } from './look-up-number.js';

/** Marks we have under this number already, each with its page. */
export function AlreadyHere({ known }: Pick<LookedUp, 'known'>) {
  const { t } = useTranslation('admin-add-mark');
  return (
    <section aria-label={t('here')} className={styles.here}>
      <p>{t('here')}</p>
      <ul>
        {known.map(({ id, name, number, user }) => (
          <li key={id}>
            <AppLink to={`/trademark/${id}/show`}>{[name, number].filter(Boolean).join(' ')}</AppLink>
            {user !== null && <> · {user.displayName || user.email}</>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the register has under the number; where it has two, one is chosen. */
export function Registered({
  marks,
  chosen,
  onChoose,
}: {
  marks: readonly RegisteredMark[];
  chosen: RegisteredMark | undefined;
  onChoose: (mark: RegisteredMark) => void;
}) {
  const { t } = useTranslation('admin-add-mark');
  return (
    <ul className={styles.found}>
      {marks.map((mark) => (
        <li key={`${mark.kind} ${mark.number}`} aria-current={mark === chosen ? 'true' : undefined}>
          <h2>{mark.name}</h2>
          <dl>
            {factsOf(mark).map(([name, value]) => (
              <div key={name}>
                <dt>{t(`fact.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {mark !== chosen && (
            <Button size="small" onClick={() => onChoose(mark)}>
              {t(mark.kind === 'registration' ? 'takeRegistration' : 'takeApplication')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const FACTS = ['status', 'owner', 'classes', 'filedOn', 'registeredOn', 'expiresOn'] as const;

function factsOf(mark: RegisteredMark): readonly (readonly [(typeof FACTS)[number], string])[] {
  return FACTS.flatMap((name) => {
    const value = mark[name];
    if (value === null) return [];
    if (typeof value !== 'string') return [[name, value.join(', ')] as const];
    return [[name, name.endsWith('On') ? formatDay(value, 'en', { short: true }) : value] as const];
  });
}
