import { useTranslation } from 'react-i18next';
import type { Draft, Drafts } from './form-draft.js';
import styles from './form.module.css';

/** Amount in major units beside its currency. */
export function MoneyInput({
  control,
  draft,
  onChange,
}: {
  control: object;
  draft: Drafts;
  onChange: (draft: Draft) => void;
}) {
  const { t } = useTranslation('admin-records');
  return (
    <div className={styles.money}>
      <input
        {...control}
        type="text"
        inputMode="decimal"
        value={String(draft['amount'] ?? '')}
        onChange={(event) => onChange({ ...draft, amount: event.target.value })}
      />
      <input
        type="text"
        aria-label={t('form.currency')}
        maxLength={3}
        value={String(draft['currency'] ?? '')}
        onChange={(event) => onChange({ ...draft, currency: event.target.value.toUpperCase() })}
      />
    </div>
  );
}
