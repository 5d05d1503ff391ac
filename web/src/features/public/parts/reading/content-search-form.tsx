import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import styles from './reading.module.css';

/** Searches all texts of the site; a page of its own shows what was found. */
export function ContentSearchForm({ query = '' }: { query?: string }) {
  const { t } = useTranslation('content');
  const id = useId();
  return (
    <AppForm method="get" action="/search" role="search" className={styles.ask}>
      <label htmlFor={id}>{t('search.label')}</label>
      <div>
        <input
          key={query}
          id={id}
          name="q"
          type="search"
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query}
        />
        <Button type="submit">{t('search.submit')}</Button>
      </div>
    </AppForm>
  );
}
