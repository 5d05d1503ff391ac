import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferedTotal } from '../offered-price/offered-total.js';
import { Field } from '../../kit/form/field.js';
import { byName } from '../../kit/form/by-name.js';
import { CodedOptions } from '../../kit/form/coded-options.js';
import { formatMoney } from '../../kit/money/format-money.js';
import { Offer, Offers } from '../../kit/offer/offer.js';
import { valueOf, wordsOf, type OfferedFiling } from './offered-filing.js';
import styles from './offered-filings.module.css';

interface Props {
  readonly offers: readonly OfferedFiling[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** Where the payer is thought to be; empty where nobody said it. */
  readonly country: string;
}

/** The filings that can be ordered side by side, with what each is for and costs; one is chosen. The fields of a form. */
export function OfferedFilings({ offers, countries, country: known }: Props) {
  const { t, i18n } = useTranslation('portal-proof');
  const [country, setCountry] = useState(known);
  const ready = offers.find(({ isReady }) => isReady);
  const [chosen, choose] = useState<string>();
  const offer = offers.find((one) => one.isReady && valueOf(one) === chosen) ?? ready;
  return (
    <>
      <Offers>
        {offers.map((one) => (
          <FilingOffer
            key={valueOf(one)}
            of={one}
            chosen={one === offer}
            choose={() => choose(valueOf(one))}
          />
        ))}
      </Offers>
      {offer !== undefined && (
        <>
          {offer.needsGoodCause && (
            <Field name="goodCause" label={t('offer.goodCause')} hint={t('offer.goodCauseWhy')}>
              {(control) => <textarea {...control} rows={4} maxLength={2000} />}
            </Field>
          )}
          <Field
            name="country"
            label={t('portal-letter:order.country')}
            hint={t('portal-letter:order.countryWhy')}
          >
            {(control) => (
              <select
                {...control}
                value={country}
                autoComplete="billing country"
                onChange={({ target }) => setCountry(target.value)}
              >
                <option value="">{t('portal-letter:order.countryChoose')}</option>
                <CodedOptions of={countries.toSorted(byName(i18n.language))} />
              </select>
            )}
          </Field>
          <OfferedTotal
            fee={offer.serviceFee.amountMinor}
            officeFee={offer.officeFee.amountMinor}
            currency={offer.serviceFee.currency}
            office="US"
            country={country}
          />
        </>
      )}
    </>
  );
}

interface OfferProps {
  readonly of: OfferedFiling;
  readonly chosen: boolean;
  readonly choose: () => void;
}

/** One filing: what it does, for which classes, and what it costs; without a price what that waits for. */
function FilingOffer({ of, chosen, choose }: OfferProps) {
  const { t, i18n } = useTranslation('portal-proof');
  const words = wordsOf(of);
  const money = ({ amountMinor, currency }: OfferedFiling['serviceFee']): string =>
    formatMoney(amountMinor, currency, i18n.language);
  return (
    <Offer title={t(`offer.${words}.title`)}>
      <p>{t(`offer.${words}.text`)}</p>
      {of.isReady ? (
        <>
          <dl className={styles.facts}>
            <Fact label={t('offer.classes')} value={of.classes.join(', ')} />
            <Fact label={t('office-letter:ourFee')} value={money(of.serviceFee)} />
            {of.rushFee.amountMinor > 0 && <Fact label={t('offer.rush')} value={money(of.rushFee)} isPart />}
            <Fact label={t('office-letter:officeFee')} value={money(of.officeFee)} />
            {of.lateFee.amountMinor > 0 && <Fact label={t('offer.late')} value={money(of.lateFee)} isPart />}
          </dl>
          <label className={styles.choose}>
            <input type="radio" name="offer" value={valueOf(of)} checked={chosen} onChange={choose} />
            {t('offer.choose')}
          </label>
        </>
      ) : (
        <p className={styles.open}>{t(of.type === 'EXTENSION' ? 'offer.leftOut' : 'offer.open')}</p>
      )}
    </Offer>
  );
}

function Fact({ label, value, isPart = false }: { label: string; value: string; isPart?: boolean }) {
  return (
    <div data-part={isPart || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
