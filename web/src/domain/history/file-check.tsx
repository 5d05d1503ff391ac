import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { entryOf } from './case-file-lines.js';
import styles from './case-file.module.css';

interface Props {
  readonly entries: readonly { readonly number: number; readonly fingerprint: string }[];
  /** Of the last entry. */
  readonly fingerprint: string;
}

/** How a printed file is checked: by hand, or by typing one of its fingerprints. */
export function FileCheck({ entries, fingerprint }: Props) {
  const { t } = useTranslation('records-history');
  const [checked, setChecked] = useState<string>();
  const found = checked === undefined ? undefined : entryOf(entries, checked);
  return (
    <section className={styles.check}>
      <h2>{t('check.title')}</h2>
      <p>{t('check.how')}</p>
      <p className={styles.last}>
        {t('check.last')} <code>{fingerprint}</code>
      </p>
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
        {checked !== undefined &&
          (found === undefined
            ? t('check.unknown')
            : t('check.found', { number: found, count: entries.length }))}
      </p>
    </section>
  );
}
