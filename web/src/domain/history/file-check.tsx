import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { entryOf } from './case-file-lines.js';
import styles from './case-file.module.css';

interface Props {
  /** Each a chain of its own; `fingerprint`: of its last entry. */
  readonly files: readonly {
    readonly entries: readonly { readonly number: number; readonly fingerprint: string }[];
    readonly fingerprint: string;
  }[];
}

/** How a printed file is checked: by hand, or by typing one of its fingerprints. */
export function FileCheck({ files }: Props) {
  const { t } = useTranslation('records-history');
  const [checked, setChecked] = useState<string>();
  const found = files
    .map(({ entries }) => ({ number: entryOf(entries, checked ?? ''), count: entries.length }))
    .find(({ number }) => number !== undefined);
  return (
    <section className={styles.check}>
      <h2>{t('check.title')}</h2>
      <p>{t('check.how')}</p>
      {files.map(({ fingerprint }) => (
        <p key={fingerprint} className={styles.last}>
          {t('check.last')} <code>{fingerprint}</code>
        </p>
      ))}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(String(new FormData(event.currentTarget).get('fingerprint') ?? ''));
        }}
      >
        <label>
          <span>{t('check.label')}</span>
          <input name="fingerprint" required autoComplete="off" spellCheck={false} />
        </label>
        <Button type="submit">{t('check.button')}</Button>
      </form>
      <p role="status">
        {checked !== undefined && (found === undefined ? t('check.unknown') : t('check.found', found))}
      </p>
    </section>
  );
}
