import { useTranslation } from 'react-i18next';
import { prefsOf } from '../../../../data/api-of.js';
import { isRefusal } from '../../../../data/refusal.js';
import { EstimateNote } from '../../../../domain/order/estimate-note.js';
import { shownTotal } from '../../../../domain/order/shown-total.js';
import { TaxReasons } from '../../../../domain/order/tax-reasons.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { Money } from '../../parts/money.js';
import { Loaded, Section } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import styles from '../../../../domain/order/order.module.css';
import { TryRenewalPriceDocument, TryRenewalPriceNode } from '../deadlines.graphql.js';

interface Props {
  readonly jurisdiction: string;
  readonly classes: number;
  readonly expirationDate: string;
}

/** What the next renewal would cost at that office, for so many classes, on the day it would fall due. */
export function RenewalPrice({ jurisdiction, classes, expirationDate }: Props) {
  const { t } = useTranslation('portal-deadlines');
  const { country, currency, guessed } = prefsOf(undefined);
  const taxed = guessed !== true;
  const answer = usePortalQuery(TryRenewalPriceDocument, TryRenewalPriceNode, {
    jurisdiction,
    classes,
    expirationDate,
    currency,
    country,
  });
  return (
    <Section title={t('try.price', { count: classes })}>
      <Loaded answer={answer}>
        {({ serviceOrderQuote: quote }) => {
          if (isRefusal(quote)) return <p>{quote.message}</p>;
          if (quote.__typename !== 'ServiceOrderQuote') return null;
          const money = (amountMinor: number) => <Money of={{ amountMinor, currency: quote.currency }} />;
          return (
            <>
              <Extract
                rows={[
                  { label: t('try.ourFee'), value: money(quote.ourFee) },
                  {
                    label: t('try.officeFee'),
                    value: (
                      <>
                        {money(quote.officeFee)}
                        {quote.surcharge > 0 && (
                          <>
                            {' '}
                            · {t('try.late')} {money(quote.surcharge)}
                          </>
                        )}
                        <EstimateNote price={quote} most={quote.officeFee} taxed={taxed} />
                      </>
                    ),
                  },
                  ...(taxed
                    ? [
                        {
                          label: t('try.tax'),
                          value: (
                            <>
                              {money(quote.tax)}
                              <TaxReasons taxes={quote.taxes} className={styles.reason} />
                            </>
                          ),
                        },
                      ]
                    : []),
                  {
                    label: t(taxed ? 'try.total' : 'common:tax.withoutVat'),
                    value: (
                      <>
                        <strong>{money(shownTotal(quote, taxed))}</strong>
                        {!taxed && <small className={styles.reason}>{t('common:tax.countryUnknown')}</small>}
                      </>
                    ),
                  },
                ]}
              />
              <p>{quote.priceListLabel}</p>
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
