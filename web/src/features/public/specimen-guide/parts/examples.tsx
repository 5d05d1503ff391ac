import { useTranslation } from 'react-i18next';
import type { SpecimenExample } from '../../../../domain/records/specimen-guide.js';
import { Status, type StatusTone } from '../../../../kit/status/status.js';
import readingStyles from '../../parts/reading/reading.module.css';
import styles from '../specimen-guide.module.css';
import { Drawing } from './drawing.js';

const TONES: Readonly<Record<'good' | 'weak' | 'refused', StatusTone>> = {
  good: 'ok',
  weak: 'waiting',
  refused: 'problem',
};

interface Props {
  readonly good: SpecimenExample;
  readonly weak: SpecimenExample;
  readonly refused: SpecimenExample;
}

/** Three pictures beside each other: one that passes, one that may, and one that does not, with the reason. */
export function Examples(examples: Props) {
  const { t } = useTranslation('records');
  return (
    <section className={readingStyles.group}>
      <h2>{t('example.title')}</h2>
      <div className={styles.examples}>
        {(['good', 'weak', 'refused'] as const).map((fit) => (
          <figure key={fit} data-fit={fit}>
            <Drawing of={examples[fit].drawing} thing={examples[fit].thing} />
            <figcaption>
              <h3>
                <Status tone={TONES[fit]}>{t(`example.${fit}`)}</Status>
              </h3>
              <p>{examples[fit].text}</p>
              {examples[fit].reason !== undefined && <p className={styles.reason}>{examples[fit].reason}</p>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
