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
        open={
          asked.offices.length + asked.classes.length + asked.noClasses.length > 0 ||
          asked.liveOnly ||
          undefined
        }
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
        <Classes asked={asked} />
        <label className={styles.live}>
          <input type="checkbox" name="live" value="1" defaultChecked={asked.liveOnly} /> {t('form.live')}
        </label>
      </details>
    </AppForm>
  );
}

/** Where one of them is no class, the field says which; the others narrow the search all the same. */
function Classes({ asked: { classes, noClasses } }: { asked: AskedSearch }) {
  const { t } = useTranslation('search');
  const isWrong = noClasses.length > 0;
  return (
    <div className={styles.classes}>
      <label htmlFor="search-classes">{t('form.classes')}</label>
      <input
        id="search-classes"
        name="c"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={[...classes, ...noClasses].join(', ')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'search-no-class search-classes-hint' : 'search-classes-hint'}
      />
      {isWrong && (
        <p id="search-no-class" role="alert" className={styles.failure}>
          {t('common:errors.at.parameters.classes.NO_SUCH_CLASS', { wrong: noClasses.join(', ') })}
        </p>
      )}
      <span id="search-classes-hint">{t('form.classesHint')}</span>
    </div>
  );
}
