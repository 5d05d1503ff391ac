import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { disputesQuery, type AskedDisputes } from '../../../../domain/records/asked-disputes.js';
import type { DisputeList } from '../../../../domain/records/dispute.js';
import { Button } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import styles from '../../parts/records/records.module.css';
import { useRecordWords } from '../../parts/records/use-record-words.js';

interface Props {
  readonly asked: AskedDisputes;
  readonly choices: DisputeList['choices'];
}

const CHOSEN = ['jurisdiction', 'industry', 'subject-matter'] as const;
const TYPED = ['party', 'q'] as const;

/** Narrows the decisions; a form that works without script, so its fields are those of the address. */
export function DisputeFilters({ asked, choices }: Props) {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const id = useId();
  return (
    <AppForm
      // What was typed before another address was opened belongs to that address.
      key={disputesQuery({ ...asked, page: 1 })}
      method="get"
      action="/trademark-disputes"
      role="search"
      className={styles.narrow}
    >
      {TYPED.map((name) => (
        <label key={name} htmlFor={`${id}${name}`}>
          {t(`filter.${name}`)}
          <input
            id={`${id}${name}`}
            name={name}
            type="search"
            maxLength={100}
            autoComplete="off"
            defaultValue={asked.filters[name]}
          />
        </label>
      ))}
      {CHOSEN.map((axis) => (
        <label key={axis} htmlFor={`${id}${axis}`}>
          {t(`axis.${axis}`)}
          <select id={`${id}${axis}`} name={axis} defaultValue={asked.filters[axis] ?? ''}>
            <option value="">{t('filter.any')}</option>
            {choices[axis].map(({ slug, code, count }) => (
              <option key={slug} value={slug}>
                {t('filter.choice', { name: words.value(axis, code), count })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label htmlFor={`${id}order`}>
        {t('filter.order')}
        <select id={`${id}order`} name="order" defaultValue={asked.isOldestFirst ? 'oldest' : ''}>
          <option value="">{t('filter.newest')}</option>
          <option value="oldest">{t('filter.oldest')}</option>
        </select>
      </label>
      <Button type="submit">{t('filter.submit')}</Button>
    </AppForm>
  );
}
