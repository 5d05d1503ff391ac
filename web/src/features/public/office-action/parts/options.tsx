import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { inOrder, OptionFacts } from '../../../../domain/office-letter/option-facts.js';
import { OfferedTotal } from '../../../../domain/offered-price/offered-total.js';
import { Button } from '../../../../kit/button/button.js';
import { byName } from '../../../../kit/form/by-name.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { Offer, Offers } from '../../../../kit/offer/offer.js';
import { Status } from '../../../../kit/status/status.js';
import type { LinkedLetter } from '../linked-letter.js';
import type { LetterAnswer } from '../office-action.action.js';
import styles from '../office-action.module.css';

interface Props {
  readonly letter: LinkedLetter;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** Where the payer is thought to be; empty where nobody said it. */
  readonly country: string;
  readonly attempt: string;
  /** Whether it is about to be read anew: an order is about the thing as it is then. */
  readonly waits: boolean;
  readonly answer: LetterAnswer | undefined;
}

/** The ways to answer side by side, the recommended one first, with the total for the payer's country; one is chosen and ordered. */
export function Options({ letter, countries, country: known, attempt, waits, answer }: Props) {
  const { t, i18n } = useTranslation('portal-letter');
  const navigation = useNavigation();
  const [country, setCountry] = useState(known);
  const options = inOrder(letter.sheet.options);
  const [first] = options;
  const [chosen, choose] = useState(first?.id);
  const option = options.find(({ id }) => id === chosen) ?? first;
  if (option === undefined) return <p>{t('office-letter:empty')}</p>;
  const busy = navigation.state === 'submitting' && navigation.formData?.get('intent') === 'order';
  const message = answer?.message;
  return (
    <section aria-labelledby="options" className={styles.options}>
      <h2 id="options">{t('office-letter:options')}</h2>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm method="post" noValidate className={styles.order}>
          <ErrorSummary
            attempt={answer?.attempt}
            labels={{ country: t('order.country') }}
            message={
              message === undefined
                ? undefined
                : t([
                    `refused.${message.replace('refusal.', '')}`,
                    `common:${message}`,
                    'common:refusal.OTHER',
                  ])
            }
          />
          <input type="hidden" name="intent" value="order" />
          <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-order`} />
          <input type="hidden" name="version" value={letter.version} />
          <input type="hidden" name="currency" value={option.serviceFee?.currency ?? 'EUR'} />
          <Offers>
            {options.map((one) => (
              <Offer
                key={one.id}
                title={one.solution}
                badge={one.recommended && <Status tone="progress">{t('office-letter:recommended')}</Status>}
              >
                <OptionFacts option={one} />
                <label className={styles.choose}>
                  <input
                    type="radio"
                    name="option"
                    value={one.id}
                    checked={one.id === option.id}
                    onChange={() => choose(one.id)}
                  />
                  {t('order.choose')}
                </label>
              </Offer>
            ))}
          </Offers>
          <Field name="country" label={t('order.country')} hint={t('order.countryWhy')}>
            {(control) => (
              <select
                {...control}
                value={country}
                autoComplete="billing country"
                onChange={({ target }) => setCountry(target.value)}
              >
                <option value="">{t('order.countryChoose')}</option>
                <CodedOptions of={countries.toSorted(byName(i18n.language))} />
              </select>
            )}
          </Field>
          <OfferedTotal
            fee={option.serviceFee?.amountMinor ?? null}
            officeFee={option.governmentFee?.amountMinor ?? 0}
            currency={option.serviceFee?.currency ?? 'EUR'}
            office={letter.jurisdiction}
            country={country}
          />
          <p>{t('order.text')}</p>
          <Button type="submit" look="accent" size="large" busy={busy || waits}>
            {t('order.button')}
          </Button>
        </AppForm>
      </FormErrorsProvider>
    </section>
  );
}
