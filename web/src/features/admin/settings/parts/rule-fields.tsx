import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { languageName } from '../../parts/language-name.js';
import { WorkFactsDocument } from '../settings.graphql.js';
import styles from '../settings.module.css';
import { GoalChoice } from './goal-choice.js';
import { otherLanguages, OUR_LANGUAGES } from './languages.js';

/** A rule as it is typed; empty: open. */
export interface Typed {
  readonly work: string;
  readonly office: string;
  readonly language: string;
  readonly client: string;
  readonly amount: string;
  readonly currency: string;
  readonly who: string;
  readonly position: string;
}

/** Orders are paid in these. */
const CURRENCIES = ['EUR', 'USD', 'CZK', 'GBP'] as const;

interface Props {
  readonly typed: Typed;
  readonly last: number;
  readonly put: (part: Partial<Typed>) => void;
}

/** What a rule asks, and whom it names. */
export function RuleFields({ typed, last, put }: Props) {
  const { t } = useTranslation('admin-settings');
  const works = useQuery({
    queryKey: ['work-facts'],
    queryFn: () => ask(WorkFactsDocument, {}),
    staleTime: Infinity,
  });
  return (
    <>
      <label>
        {t('rules.work')}
        <select value={typed.work} onChange={(event) => put({ work: event.target.value })}>
          <option value="">{t('rules.any')}</option>
          {works.data?.workFacts.map(({ work }) => (
            <option key={work} value={work}>
              {t(`admin-day:work.${work}`)}
            </option>
          ))}
        </select>
      </label>
      {(['office', 'clientAddress'] as const).map((name) => {
        const key = ({ office: 'office', clientAddress: 'client' } as const)[name];
        return (
          <label key={name}>
            {t(`rules.${name}`)}
            <input
              value={typed[key]}
              autoComplete="off"
              placeholder={t('rules.any')}
              onChange={(event) => put({ [key]: event.target.value })}
            />
          </label>
        );
      })}
      <label>
        {t('rules.clientLanguage')}
        <select value={typed.language} onChange={(event) => put({ language: event.target.value })}>
          <option value="">{t('rules.any')}</option>
          {[...OUR_LANGUAGES, ...otherLanguages].map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </select>
      </label>
      <AmountFields typed={typed} put={put} />
      <GoalChoice value={typed.who} onChange={(who) => put({ who })} />
      <label>
        {t('rules.place')}
        <input
          type="number"
          min={1}
          max={last}
          required
          value={typed.position}
          onChange={(event) => put({ position: event.target.value })}
        />
      </label>
    </>
  );
}

/** From which sum on, and in which currency. */
function AmountFields({ typed, put }: Omit<Props, 'last'>) {
  const { t } = useTranslation('admin-settings');
  const note = useId();
  return (
    <>
      <label>
        {t('rules.fromAmount')}
        <input
          inputMode="decimal"
          value={typed.amount}
          autoComplete="off"
          placeholder={t('rules.any')}
          aria-describedby={note}
          onChange={(event) => put({ amount: event.target.value })}
        />
      </label>
      <label>
        {t('rules.currency')}
        <select
          value={typed.currency}
          aria-describedby={note}
          onChange={(event) => put({ currency: event.target.value })}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </select>
      </label>
      <p id={note} className={styles.note}>
        {t('rules.amountNote')}
      </p>
    </>
  );
}
