import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import styles from '../office-letter.module.css';
import type { Saved } from '../use-saved.js';

interface Cited {
  readonly name: string;
  readonly number: string | null;
  readonly jurisdiction: string;
}
const FIELD = 'similarTrademarks';

/** Earlier marks the office names. A line counts once it has its name. */
export function CitedMarks({ saved, office }: { saved: Saved; office: string }) {
  const { t } = useTranslation('admin-office-letter');
  const marks = (saved.value(FIELD) ?? []) as readonly Cited[];
  const put = (index: number, part: Partial<Cited>): void =>
    saved.change(
      FIELD,
      marks.map((mark, at) => (at === index ? { ...mark, ...part } : mark)),
    );
  return (
    <section>
      <h3>{t('cited.title')}</h3>
      <ul className={styles.lines}>
        {marks.map((mark, index) => (
          <li key={index} className={styles.line} onBlur={() => void saved.save()}>
            <input
              aria-label={t('cited.name')}
              placeholder={t('cited.name')}
              maxLength={300}
              value={mark.name}
              onChange={(event) => put(index, { name: event.target.value })}
            />
            <input
              aria-label={t('cited.number')}
              placeholder={t('cited.number')}
              maxLength={60}
              value={mark.number ?? ''}
              onChange={(event) => put(index, { number: event.target.value || null })}
            />
            <input
              className={styles.code}
              aria-label={t('cited.office')}
              maxLength={4}
              value={mark.jurisdiction}
              onChange={(event) => put(index, { jurisdiction: event.target.value.toUpperCase() })}
            />
            <Button
              size="small"
              look="quiet"
              aria-label={t('cited.remove', { name: mark.name })}
              onClick={() =>
                saved.change(
                  FIELD,
                  marks.filter((_, at) => at !== index),
                )
              }
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        onClick={() => saved.change(FIELD, [...marks, { name: '', number: null, jurisdiction: office }])}
      >
        {t('cited.add')}
      </Button>
    </section>
  );
}
