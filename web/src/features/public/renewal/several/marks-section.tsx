import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import { AccountMarks } from './account-marks.js';
import { needsLookUp } from './find-marks.js';
import { ListInput } from './list-input.js';
import { MarkRow } from './mark-row.js';
import { MOST_MARKS } from './renewal-row.js';
import styles from './several.module.css';
import type { RenewalMarks } from './use-renewal-marks.js';

interface Props {
  readonly marks: RenewalMarks;
  readonly offices: readonly { readonly code: string }[];
  readonly currency: string;
  /** Of who is signed in. */
  readonly token: string | undefined;
}

/** The marks: from a list, from the account, or typed one after the other. */
export function MarksSection({ marks, offices, currency, token }: Props) {
  const { t } = useTranslation('renewals');
  const named = useOfficesByName(offices.map(({ code }) => code));
  const { shown, wrong } = marks;
  return (
    <FormSection number={1} id="marks" title={t('marks.title')} lead={t('marks.lead', { count: MOST_MARKS })}>
      <ListInput onList={marks.addList} />
      {token !== undefined && (
        <AccountMarks
          token={token}
          taken={new Set(shown.map(({ row }) => row.trademarkId))}
          onAdd={marks.add}
        />
      )}
      <ol className={styles.rows} aria-label={t('marks.title')}>
        {shown.map((one, position) => (
          <MarkRow
            key={one.row.key}
            {...one}
            position={position}
            currency={currency}
            offices={named}
            onChange={(change) => marks.replace(one.row.key, change)}
            onRemove={() => marks.takeOut([one.row.key])}
          />
        ))}
      </ol>
      <p className={styles.tools}>
        {shown.length < MOST_MARKS && (
          <Button type="button" onClick={marks.addOne}>
            {t('marks.add')}
          </Button>
        )}
        {token !== undefined && shown.some(({ row }) => needsLookUp(row)) && (
          <Button type="button" busy={marks.looking} onClick={() => void marks.lookUpAll(token)}>
            {t('marks.lookUp')}
          </Button>
        )}
        {wrong.length > 0 && shown.length > wrong.length && (
          <Button type="button" look="quiet" onClick={() => marks.takeOut(wrong)}>
            {t('marks.takeOut', { count: wrong.length })}
          </Button>
        )}
      </p>
    </FormSection>
  );
}
