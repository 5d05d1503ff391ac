import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { StrategyAnswers } from '../../../../domain/strategy/strategy-query.js';
import { withinBudget } from '../../../../domain/strategy/ways.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { Recommendation } from '../recommend.js';

/** Which offices the named budget reaches, the first ones first. */
export function Budget({ answers, found }: { answers: StrategyAnswers; found: Recommendation }) {
  const { t, i18n } = useTranslation('strategy');
  const name = useOfficeName();
  const { list, strategy } = found;
  const { budget } = answers;
  if (budget === undefined || list === undefined) return null;
  const money = (amount: number): string => formatMoney(amount, list.currency, i18n.language);
  const { fits, left } = withinBudget(strategy.offices, list.prices, budget);
  const names = (codes: readonly string[]): string =>
    new Intl.ListFormat(i18n.language).format(codes.map(name));
  const rest = strategy.offices.flatMap(({ code }) => (fits.includes(code) ? [] : [code]));
  return (
    <>
      <h3>{t('budget.title', { budget: money(budget) })}</h3>
      <p>
        {fits.length === 0
          ? t('budget.nothing')
          : t('budget.fits', { offices: names(fits), left: money(left) })}{' '}
        {rest.length > 0 && t('budget.rest', { offices: names(rest) })}
      </p>
    </>
  );
}
