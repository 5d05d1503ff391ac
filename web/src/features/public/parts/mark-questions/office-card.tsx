import { useTranslation } from 'react-i18next';
import { OfficeFlag } from '../../../../domain/jurisdiction/office-flag.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import styles from './mark-questions.module.css';

export interface OfficeFacts {
  readonly code: string;
  readonly office: { readonly short: string };
  readonly typicalMonths: { readonly min: number | null; readonly max: number | null } | null;
}

/** One office to tick, with the two facts people ask for: who decides, and how long it usually takes. */
export function OfficeCard({ office, checked }: { office: OfficeFacts; checked: boolean }) {
  const { t } = useTranslation('verification');
  const name = useOfficeName();
  const { min, max } = office.typicalMonths ?? { min: null, max: null };
  return (
    <label className={styles.card}>
      <input type="checkbox" name="jurisdictions" value={office.code} defaultChecked={checked} />
      <span className={styles.name}>
        {name(office.code)}
        <OfficeFlag code={office.code} />
      </span>
      <span className={styles.facts}>
        {office.office.short}
        {min !== null && max !== null && (
          <>
            <br />
            {t('where.months', { min, max })}
          </>
        )}
      </span>
    </label>
  );
}
