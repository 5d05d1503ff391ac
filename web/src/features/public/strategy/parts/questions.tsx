import { useTranslation } from 'react-i18next';
import type { Prefs } from '../../../../data/api-of.js';
import {
  answersOf,
  budgetText,
  marketplaceSaid,
  officeQuestions,
  officesSaid,
  readStrategy,
  startSaid,
  strategySearch,
  type StrategyAnswers,
} from '../../../../domain/strategy/strategy-query.js';
import { Button } from '../../../../kit/button/button.js';
import { Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { MoneyFields } from '../../parts/prices/money-fields.js';
import { OfficeChoice } from '../../parts/prices/office-choice.js';
import prices from '../../parts/prices/prices.module.css';
import styles from '../../parts/reading/reading.module.css';
import type { StrategyFormResult } from '../strategy.graphql.js';

interface Props {
  /** Undefined before anything was answered. */
  readonly answers: StrategyAnswers | undefined;
  readonly form: StrategyFormResult;
  readonly prefs: Prefs;
}

/** What a recommendation follows from: a plain form whose answers stand in the address. */
export function Questions({ answers, form, prefs }: Props) {
  const { t } = useTranslation('strategy');
  const said = answers ?? readStrategy(new URLSearchParams('start=now'), prefs);
  if (said === undefined) return null;
  return (
    <section className={styles.group} aria-labelledby="questions">
      <h2 id="questions">{t(answers === undefined ? 'questions.title' : 'questions.again')}</h2>
      <AppForm key={strategySearch(said)} method="get" action="/trademark-strategy" className={prices.form}>
        {officeQuestions.map((question) => (
          <OfficeChoice
            key={question}
            name={question}
            label={t(`questions.${question}`)}
            chosen={officesSaid(said, question)}
          />
        ))}
        <Choices
          name="start"
          label={t('questions.start')}
          chosen={startSaid(said)}
          choices={answersOf.start.map((value) => ({ value, title: t(`questions.starts.${value}`) }))}
        />
        <Choices
          name="marketplace"
          label={t('questions.marketplace')}
          chosen={marketplaceSaid(said)}
          choices={answersOf.marketplace.map((value) => ({
            value,
            title: t(`questions.marketplaces.${value}`),
          }))}
        />
        <div className={prices.fields}>
          <MoneyFields
            classes={said.classes}
            currency={said.currency}
            country={answers === undefined && prefs.guessed === true ? undefined : said.country}
            currencies={form.currencyList}
            countries={form.countryList}
            countryLabel={t('questions.country')}
          />
          <Field name="budget" label={t('questions.budget')} optional>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                maxLength={14}
                defaultValue={budgetText(said)}
              />
            )}
          </Field>
          <Button type="submit" look={answers === undefined ? 'accent' : 'plain'}>
            {t('questions.submit')}
          </Button>
        </div>
      </AppForm>
    </section>
  );
}
