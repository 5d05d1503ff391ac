import { useTranslation } from 'react-i18next';
import type { SpecimenClass } from '../../../../domain/records/specimen-guide.js';
import readingStyles from '../../parts/reading/reading.module.css';
import styles from '../specimen-guide.module.css';

const POINTS = ['customers', 'same', 'legible', 'real', 'dated'] as const;

/** What to look at before a picture is handed in; how the goods or the service are seen depends on the kind. */
export function Checklist({ kind }: { kind?: SpecimenClass['kind'] }) {
  const { t } = useTranslation('records');
  const kinds = kind === undefined ? (['goods', 'services'] as const) : [kind];
  return (
    <section className={readingStyles.group}>
      <h2>{t('checklist.title')}</h2>
      <ul className={styles.checklist}>
        {[...kinds, ...POINTS].map((point) => (
          <li key={point}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <rect x="2.5" y="2.5" width="15" height="15" rx="3" />
              <path d="M6 10.2l2.8 2.8L14 7.4" />
            </svg>
            {t(`checklist.${point}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
