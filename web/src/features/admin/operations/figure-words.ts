import type { Unit } from './pictures.js';

const KILO = 1024;
const DAY_S = 86_400;
const TWO_DAYS_S = 2 * DAY_S;
const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A figure with its unit, short enough for the edge of a picture. */
export function figureWords(value: number, unit: Unit, locale: string): string {
  const said = (amount: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, ...options }).format(amount);
  if (unit === 'share') return said(value, { style: 'percent' });
  if (unit === 'perSecond') return `${said(value, {})}/s`;
  if (unit === 'count')
    return value < 100_000
      ? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
      : said(value, { notation: 'compact' });
  if (unit === 'bytes') {
    const at = Math.min(BYTE_UNITS.length - 1, value < 1 ? 0 : Math.floor(Math.log(value) / Math.log(KILO)));
    return said(value / KILO ** at, {
      style: 'unit',
      unit: BYTE_UNITS[at] ?? 'byte',
      unitDisplay: 'short',
    });
  }
  const style = (amount: number, of: string): string =>
    said(amount, { style: 'unit', unit: of, unitDisplay: 'short' });
  if (value < 1) return style(value * 1000, 'millisecond');
  if (value < 120) return style(value, 'second');
  if (value < 7_200) return style(value / 60, 'minute');
  // 7,630 hours say nothing to anybody.
  return value < TWO_DAYS_S
    ? style(value / 3_600, 'hour')
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
        Math.floor(value / DAY_S),
      );
}
