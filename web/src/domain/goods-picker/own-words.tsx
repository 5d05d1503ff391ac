import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import type { OneTerm } from './class-goods.js';
import styles from './goods-picker.module.css';

const CLASSES = Array.from({ length: 45 }, (_, at) => at + 1);

/** A wording that no list has: allowed, with what it costs in time and money said before. */
export function OwnWords({
  words,
  suggested,
  onAdd,
}: {
  words: string;
  suggested: number | undefined;
  onAdd: (terms: readonly OneTerm[]) => void;
}) {
  const { t } = useTranslation(['goods-picker', 'classes']);
  const id = useId();
  const [number, setNumber] = useState(suggested ?? 0);
  return (
    <details className={styles.own}>
      <summary>{t('own.title', { words })}</summary>
      <p className={styles.muted}>{t('own.text')}</p>
      <div>
        <label htmlFor={id}>{t('own.class')}</label>
        <select id={id} value={number} onChange={(event) => setNumber(Number(event.target.value))}>
          <option value={0}>{t('own.choose')}</option>
          {CLASSES.map((one) => (
            <option key={one} value={one}>{`${one} · ${t(`classes:${one}`)}`}</option>
          ))}
        </select>
        <Button
          type="button"
          size="small"
          disabled={number === 0}
          onClick={() => onAdd([{ classNumber: number, term: words }])}
        >
          {t('own.add')}
        </Button>
      </div>
    </details>
  );
}
