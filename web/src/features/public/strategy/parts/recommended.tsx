import { useTranslation } from 'react-i18next';
import { useInOffice } from '../../../../domain/jurisdiction/in-office.js';
import { OfficeFlag } from '../../../../domain/jurisdiction/office-flag.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { markSearch } from '../../../../domain/price-list/price-query.js';
import { together } from '../../../../domain/price-list/price-rows.js';
import { strategySearch, type StrategyAnswers } from '../../../../domain/strategy/strategy-query.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import prices from '../../parts/prices/prices.module.css';
import styles from '../../parts/reading/reading.module.css';
import type { Recommendation, StrategyOffice } from '../recommend.js';
import { Budget } from './budget.js';
import own from './strategy.module.css';
import { Ways } from './ways.js';

/** Offices in their order, each with its reasons, and what to do with the list. */
export function Recommended({ answers, found }: { answers: StrategyAnswers; found: Recommendation }) {
  const { t, i18n } = useTranslation('strategy');
  const name = useOfficeName();
  const { strategy, list } = found;
  const { offices, leftOut, regional } = strategy;
  const mark = markSearch(regional);
  return (
    <section className={styles.group} aria-labelledby="recommended">
      <h2 id="recommended">{t('recommended.title', { count: offices.length })}</h2>
      <ol className={own.offices}>
        {offices.map((office) => (
          <li key={office.code}>
            <h3>
              <OfficeFlag code={office.code} />
              {name(office.code)}
            </h3>
            <Why office={office} />
            <p className={own.price}>{priceOf(office.code)}</p>
          </li>
        ))}
      </ol>
      {leftOut.length > 0 && (
        <p>
          {t('recommended.leftOut', {
            offices: new Intl.ListFormat(i18n.language).format(leftOut.map(name)),
          })}
        </p>
      )}
      <p className={prices.note}>
        {t('recommended.figures')} {list?.priceListLabel}
      </p>
      <p className={prices.actions}>
        <ButtonLink to={`/registration-request/new?${mark}`} look="accent" size="large">
          {t('recommended.order')}
        </ButtonLink>
        <ButtonLink to={`/verification?${mark}`}>{t('recommended.check')}</ButtonLink>
        <AppLink to={`/trademark-strategy?${strategySearch(answers)}`}>{t('recommended.link')}</AppLink>
      </p>
      <Ways found={found} />
      <Budget answers={answers} found={found} />
    </section>
  );

  function priceOf(code: string): string {
    const price = list?.prices.find(({ jurisdiction }) => jurisdiction === code);
    const net = price === undefined ? null : together(price);
    return net === null || list === undefined
      ? t('recommended.asked')
      : t('recommended.price', { price: formatMoney(net, list.currency, i18n.language) });
  }
}

/** Why there, and when, in words. */
function Why({ office }: { office: StrategyOffice }) {
  const { t, i18n } = useTranslation('strategy');
  const name = useOfficeName();
  const inOffice = useInOffice();
  const list = new Intl.ListFormat(i18n.language);
  const figures = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const { reasons, when, insteadOf, coveredBy, population, purchasingPower } = office;
  return (
    <ul className={own.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{t(`reason.${reason}`)}</li>
      ))}
      {insteadOf.length > 0 && <li>{t('insteadOf', { offices: list.format(insteadOf.map(name)) })}</li>}
      {coveredBy !== null && <li>{t('coveredBy', { office: inOffice(coveredBy) })}</li>}
      {population !== null && purchasingPower !== null && (
        <li>
          {t('figures', {
            population: figures.format(Number(population)),
            share: figures.format(Number(purchasingPower)),
          })}
        </li>
      )}
      <li>{t(`when.${when}`)}</li>
    </ul>
  );
}
