import { useTranslation } from 'react-i18next';

export interface Tax {
  readonly scheme: string;
  /** Percent, as decimal text. */
  readonly rate: string;
  /** Whose rate it is; null where none is charged. */
  readonly country: string | null;
}

/** Rate, country and reason of the tax in a price, each in a sentence. Fees that are only passed on are told where something else is taxed, because the figures do not add up otherwise. */
export function TaxReasons({ taxes, className }: { taxes: readonly Tax[]; className: string | undefined }) {
  const { t, i18n } = useTranslation();
  const region = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const told = taxes.filter(({ scheme }) => scheme !== 'DISBURSEMENT' || taxes.some((tax) => tax.country !== null));
  return told.map(({ scheme, rate, country }) => (
    <small key={`${scheme} ${rate} ${country ?? ''}`} className={className}>{t(`tax.${scheme}`, { rate: percent.format(Number(rate) / 100), country: country === null ? '' : (region.of(country) ?? country) })}</small>
  ));
}
