import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import styles from '../class-assist.module.css';

/** `next`: something else on the page is the next step, and its button the filled one. */
export function AskForm({ label, query, next = false }: { label: string; query: string; next?: boolean }) {
  const { t } = useTranslation('class-assist');
  const id = useId();
  return (
    <AppForm method="get" role="search" className={styles.form}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          key={query}
          id={id}
          name="q"
          type="search"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query}
        />
        <Button type="submit" look={next ? 'plain' : 'accent'}>
          {t('submit')}
        </Button>
      </div>
    </AppForm>
  );
}
