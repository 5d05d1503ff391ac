import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../jurisdiction/office-name.js';
import styles from './report.module.css';
import type { FrozenReport } from './report.graphql.js';

type Advice = FrozenReport['classAdvice'][number];
const KINDS = ['RECOMMENDED', 'ADVISED_AGAINST', 'NOT_ASSESSED'] as const;

function Line({ one }: { one: Advice }) {
  const { t } = useTranslation(['report', 'classes']);
  const office = useOfficeName();
  return (
    <li>
      <span className="mono">{one.classNumber}</span>
      <div>
        {t(`classes:${one.classNumber}`, { defaultValue: '' })}
        {one.jurisdiction != null && <p className={styles.where}>{office(one.jurisdiction)}</p>}
        {one.reason != null && one.reason !== '' && <p className={styles.why}>{one.reason}</p>}
      </div>
    </li>
  );
}

/** What the lawyer says of each class: take it, leave it and why, or nothing was said. */
export function ClassList({ advice }: { advice: readonly Advice[] }) {
  const { t } = useTranslation('report');
  if (advice.length === 0) return null;
  return (
    <section className={styles.classes}>
      <h2>{t('classes.title')}</h2>
      <div className={styles.columns}>
        {KINDS.map((kind) => {
          const lines = advice.filter((one) => one.advice === kind);
          if (lines.length === 0) return null;
          return (
            <div key={kind}>
              <h3>{t(`classes.${kind}`)}</h3>
              <ul>
                {lines.map((one) => (
                  <Line key={`${one.classNumber} ${one.jurisdiction}`} one={one} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
