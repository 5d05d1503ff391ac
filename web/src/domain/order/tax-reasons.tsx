import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../jurisdiction/office-name.js';

export interface Tax {
  readonly scheme: string;
  /** Percent, as decimal text. */
  readonly rate: string;
  /** Whose rate it is; null where none is charged. */
  readonly country: string | null;
  /** Offices whose fees are taxed so. */
  readonly officeFees: readonly string[];
}

/** Rate, country and reason of the tax in a price, each in a sentence that names the office fees it is for. Fees that are only passed on are told where something else is taxed, because the figures do not add up otherwise. Needs the texts `offices`. */
export function TaxReasons({ taxes, className }: { taxes: readonly Tax[]; className: string | undefined }) {
  const { t, i18n } = useTranslation();
  const office = useOfficeName();
  const region = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const list = new Intl.ListFormat(i18n.language);
  const taxed = taxes.filter(
    ({ scheme }) => scheme !== 'DISBURSEMENT' || taxes.some((tax) => tax.country !== null),
  );
  return taxed.map(({ scheme, rate, country, officeFees }) => {
    const offices = list.format(officeFees.map(office));
    return (
      <small key={`${scheme} ${rate} ${country ?? ''}`} className={className}>
        {t(`tax.${scheme}`, {
          rate: percent.format(Number(rate) / 100),
          country: country === null ? '' : (region.of(country) ?? country),
          offices,
        })}
        {country !== null && officeFees.length > 0 && ` ${t('tax.feesToo', { offices })}`}
      </small>
    );
  });
}
