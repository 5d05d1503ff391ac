import { useTranslation } from 'react-i18next';
import { OfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { ScoreBar } from '../../../../kit/score-bar/score-bar.js';
import { Seal } from '../../../../kit/seal/seal.js';
import { Status } from '../../../../kit/status/status.js';
import styles from './specimen.module.css';

const OFFICES = [
  { code: 'EU', tone: 'ok', verdict: 'go' },
  { code: 'UK', tone: 'waiting', verdict: 'changes' },
  { code: 'US', tone: 'problem', verdict: 'no' },
] as const;
const SCORES = [
  ['look', 71],
  ['sound', 88],
  ['meaning', 20],
  ['goods', 64],
] as const;
const EXAMPLE = 'Lumora';

/** What the visitor will hold in the end, with invented facts and labelled so. */
export function Specimen() {
  const { t } = useTranslation('home');
  return (
    <section id="report" className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{t('specimen.title')}</h2>
          <p>{t('specimen.text')}</p>
          <ul>
            {(['offices', 'similar', 'classes', 'limits'] as const).map((item) => (
              <li key={item}>{t(`specimen.${item}`)}</li>
            ))}
          </ul>
        </div>
        <figure className={styles.sheet}>
          <figcaption>{t('specimen.caption')}</figcaption>
          <div className={styles.head}>
            <Seal name={EXAMPLE} size={72} />
            <p className={styles.mark}>{EXAMPLE}</p>
          </div>
          <ul className={styles.verdicts}>
            {OFFICES.map((office) => (
              <li key={office.code}>
                <OfficeName code={office.code} />
                <Status tone={office.tone}>{t(`specimen.verdict.${office.verdict}`)}</Status>
              </li>
            ))}
          </ul>
          <p className={styles.near}>{t('specimen.near')}</p>
          <div className={styles.scores}>
            {SCORES.map(([kind, value]) => (
              <ScoreBar key={kind} label={t(`specimen.score.${kind}`)} value={value} />
            ))}
          </div>
        </figure>
      </div>
    </section>
  );
}
