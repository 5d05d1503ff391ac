import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FAME_FILTERS,
  type FameFilter,
  type FamousMarkList,
} from '../../../../domain/records/famous-mark.js';
import { Button } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import styles from '../../parts/records/records.module.css';
import { useRecordWords } from '../../parts/records/use-record-words.js';

interface Props {
  readonly asked: Readonly<Record<FameFilter, string>>;
  readonly choices: FamousMarkList['choices'];
}

/** Narrows the famous marks; works without script. */
export function FameFilters({ asked, choices }: Props) {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const id = useId();
  const nameOf: Readonly<Record<FameFilter, (code: string) => string>> = {
    kind: (kind) => t(`kind.${kind}`),
    industry: words.sector,
    country: words.country,
  };
  return (
    <AppForm
      // What was chosen before another address was opened belongs to that address.
      key={FAME_FILTERS.map((name) => asked[name]).join()}
      method="get"
      action="/trademark-hall-of-fame"
      role="search"
      className={styles.narrow}
    >
      {FAME_FILTERS.map((name) => (
        <label key={name} htmlFor={`${id}${name}`}>
          {t(`fame.${name}`)}
          <select id={`${id}${name}`} name={name} defaultValue={asked[name]}>
            <option value="">{t('filter.any')}</option>
            {choices[name]
              .map(({ code, count }) => ({ code, count, name: nameOf[name](code) }))
              .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
              .map((choice) => (
                <option key={choice.code} value={choice.code}>
                  {t('filter.choice', { name: choice.name, count: choice.count })}
                </option>
              ))}
          </select>
        </label>
      ))}
      <Button type="submit">{t('filter.submit')}</Button>
    </AppForm>
  );
}
