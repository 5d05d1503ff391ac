import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figureWords } from '../figure-words.js';
import styles from '../operations.module.css';
import { FigureTable } from './figure-table.js';
import { daysUntil, growthOf, type SeriesLine } from './last-figures.js';

const GIGABYTE = 1024 ** 3;
const LIMITS = [10, 50, 100, 500, 1000] as const;
const KEPT = 'cotta.data-limit';

/** How data grows, service by service, and for how long there is room under a limit that whoever looks has chosen on this machine. */
export function DataGrowth({ lines }: { readonly lines: readonly SeriesLine[] }) {
  const { t, i18n } = useTranslation('admin-upkeep');
  const [limit, setLimit] = useState<number>(() => {
    const kept = Number(localStorage.getItem(KEPT));
    return LIMITS.find((one) => one === kept) ?? 100;
  });
  const growth = growthOf(lines);
  const days = daysUntil(limit * GIGABYTE, growth);
  const isKnown = growth.some(({ perDay }) => perDay !== undefined);
  const bytes = (value: number): string => figureWords(Math.abs(value), 'bytes', i18n.language);
  const choose = (value: number): void => {
    localStorage.setItem(KEPT, String(value));
    setLimit(value);
  };
  return (
    <>
      <FigureTable
        id="growth"
        title={t('growth.title')}
        none={t('growth.none')}
        columns={[t('checks.service'), t('growth.size'), t('growth.perDay')]}
        rows={growth.map(({ service, bytes: size, perDay }) => [
          service,
          bytes(size),
          perDay === undefined ? t('growth.soon') : `${perDay < 0 ? '−' : '+'}${bytes(perDay)}`,
        ])}
      />
      {growth.length > 0 && (
        <>
          <fieldset className={styles.reaches}>
            <legend>{t('growth.limit')}</legend>
            {LIMITS.map((one) => (
              <label key={one}>
                <input type="radio" name="limit" checked={one === limit} onChange={() => choose(one)} />
                {figureWords(one * GIGABYTE, 'bytes', i18n.language)}
              </label>
            ))}
          </fieldset>
          <p role="status">
            {days !== undefined && t('growth.days', { count: Math.floor(days) })}
            {days === undefined && (isKnown ? t('growth.still') : t('growth.later'))}
          </p>
        </>
      )}
    </>
  );
}
