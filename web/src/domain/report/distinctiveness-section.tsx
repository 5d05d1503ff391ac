import { useTranslation } from 'react-i18next';
import styles from './report.module.css';

const BANDS = ['NONE', 'WEAK', 'MEDIUM', 'STRONG'] as const;
type Band = (typeof BANDS)[number];

interface Facts {
  readonly band?: Band | null;
  readonly explanation?: string | null;
  readonly descriptiveWords: readonly string[];
  readonly whatHelps?: string | null;
}

/** How strongly the sign points to one firm, and what would make it stronger. */
export function DistinctivenessSection({ facts }: { facts: Facts }) {
  const { t, i18n } = useTranslation('report');
  const words = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(facts.descriptiveWords);
  return (
    <section className={styles.distinctiveness}>
      <h2>{t('distinctiveness.title')}</h2>
      <div>
        {facts.band != null && (
          <ol
            className={styles.scale}
            aria-label={t('distinctiveness.scale', { band: t(`distinctiveness.${facts.band}`) })}
          >
            {BANDS.map((band) => (
              <li key={band} aria-current={band === facts.band ? 'true' : undefined}>
                {t(`distinctiveness.${band}`)}
              </li>
            ))}
          </ol>
        )}
        <p>{facts.explanation}</p>
        {facts.descriptiveWords.length > 0 && (
          <p className={styles.more}>
            <strong>{t('distinctiveness.words')}</strong> {words}
          </p>
        )}
        {facts.whatHelps != null && facts.whatHelps !== '' && (
          <p className={styles.more}>
            <strong>{t('distinctiveness.helps')}</strong> {facts.whatHelps}
          </p>
        )}
      </div>
    </section>
  );
}
