import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import type { AskedSearch } from '../search-address.js';
import styles from '../trademark-search.module.css';

interface Props {
  readonly asked: AskedSearch;
  readonly codes: readonly string[];
  readonly onInput: () => void;
  readonly ref: Ref<HTMLFormElement>;
}

/** Offices people ask for most; the others are in the list beside them. */
const COMMON = ['EU', 'US', 'UK', 'WIPO', 'DE', 'CZ', 'SK', 'ES'];

export function SearchForm({ asked, codes, onInput, ref }: Props) {
  const { t } = useTranslation('search');
  const name = useOfficeName();
  const boxes = [...new Set([...COMMON, ...asked.offices])];
  const others = useOfficesByName(codes.filter((code) => !boxes.includes(code)));
  return (
    <AppForm ref={ref} method="get" role="search" className={styles.form} onInput={onInput}>
      <label htmlFor="search-name" className={styles.label}>
        {t('form.name')}
      </label>
      <div className={styles.line}>
        <input
          id="search-name"
          name="q"
          type="search"
          required
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          defaultValue={asked.query}
        />
        <Button type="submit" look="accent" size="large">
          {t('form.submit')}
        </Button>
      </div>
      <details
        className={styles.filters}
        open={asked.offices.length + asked.classes.length > 0 || asked.liveOnly || undefined}
      >
        <summary>{t('form.filters')}</summary>
        <fieldset>
          <legend>{t('form.offices')}</legend>
          <div className={styles.boxes}>
            {boxes.map((code) => (
              <label key={code}>
                <input type="checkbox" name="j" value={code} defaultChecked={asked.offices.includes(code)} />{' '}
                {name(code)}
              </label>
            ))}
          </div>
          <label className={styles.other}>
            {t('form.otherOffice')}
            <select name="j" defaultValue="">
              <option value="">{t('form.none')}</option>
              <CodedOptions of={others} />
            </select>
          </label>
        </fieldset>
        <label className={styles.classes}>
          {t('form.classes')}
          <input name="c" inputMode="numeric" autoComplete="off" defaultValue={asked.classes.join(', ')} />
          <span>{t('form.classesHint')}</span>
        </label>
        <label className={styles.live}>
          <input type="checkbox" name="live" value="1" defaultChecked={asked.liveOnly} /> {t('form.live')}
        </label>
      </details>
    </AppForm>
  );
}
