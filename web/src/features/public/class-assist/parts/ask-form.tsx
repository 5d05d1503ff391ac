import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import styles from './ask-form.module.css';

export function AskForm({ label, query }: { label: string; query: string }) {
  const { t } = useTranslation('class-assist');
  const id = useId();
  return (
    <AppForm method="get" role="search" className={styles['form']}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input key={query} id={id} name="q" type="search" maxLength={200} autoComplete="off" enterKeyHint="search" defaultValue={query} />
        <Button type="submit" look="accent">{t('submit')}</Button>
      </div>
    </AppForm>
  );
}
