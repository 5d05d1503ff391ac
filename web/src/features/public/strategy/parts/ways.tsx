import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { Way } from '../../../../domain/strategy/ways.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import prices from '../../parts/prices/prices.module.css';
import type { Recommendation } from '../recommend.js';

/** The ways to the same protection side by side: offices, cost over ten years, time, and what can go wrong. */
export function Ways({ found }: { found: Recommendation }) {
  const { t, i18n } = useTranslation('strategy');
  const name = useOfficeName();
  const { ways, list, months } = found;
  if (list === undefined || ways.length === 0) return null;
  const money = (amount: number): string => formatMoney(amount, list.currency, i18n.language);
  const offices = (codes: readonly string[]): string =>
    new Intl.ListFormat(i18n.language).format(codes.map(name));
  const time = ({ name: way, offices: codes }: Way): string => {
    if (way === 'international') return t('ways.times.international');
    const known = codes.flatMap((code) => months[code] ?? []);
    if (known.length < codes.length) return t('ways.times.unknown');
    return t('ways.times.months', {
      min: Math.min(...known.map(({ min }) => min)),
      max: Math.max(...known.map(({ max }) => max)),
    });
  };
  const rows: readonly (readonly [string, (way: Way) => string])[] = [
    ['offices', (way) => offices(way.offices)],
    ['filing', (way) => costOf(way, way.filing)],
    ['later', (way) => money(way.later)],
    ['total', (way) => costOf(way, way.filing + way.later)],
    ['time', time],
    ['risk', ({ name: way }) => t(`ways.risks.${way}`)],
  ];
  return (
    <>
      <h3>{t('ways.title')}</h3>
      <div className="table-scroll" role="region" tabIndex={0} aria-label={t('ways.title')}>
        <table>
          <thead>
            <tr>
              <td />
              {ways.map(({ name: way }) => (
                <th key={way} scope="col">
                  {t(`ways.name.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, said]) => (
              <tr key={row}>
                <th scope="row">{t(`ways.${row}`)}</th>
                {ways.map((way) => (
                  <td key={way.name}>{said(way)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={prices.note}>
        {t('ways.note')}{' '}
        {list.madrid !== null &&
          t('ways.madrid', { date: formatDay(list.madrid.asOf.slice(0, 10), i18n.language) })}
      </p>
    </>
  );

  /** A sum says what it lacks: a lawyer’s price is not nothing. */
  function costOf({ name: way, unpriced }: Way, amount: number): string {
    return [
      money(amount),
      ...(way === 'international' ? [t('ways.plusWork')] : []),
      ...(unpriced.length === 0 ? [] : [t('ways.plusAsked', { offices: offices(unpriced) })]),
    ].join(', ');
  }
}
