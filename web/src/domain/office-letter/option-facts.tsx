import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kit/money/format-money.js';

interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

export interface OptionOffered {
  readonly id: string;
  readonly solution: string;
  readonly chanceOfSuccess: number | null;
  readonly serviceFee: Amount | null;
  readonly governmentFee: Amount | null;
  readonly recommended: boolean;
}

interface Props {
  readonly option: OptionOffered;
  /** @defaultValue the language of the page */
  readonly locale?: string;
}

/** The recommended one stands first. */
export function inOrder<Option extends OptionOffered>(options: readonly Option[]): readonly Option[] {
  return [...options].sort((left, right) => Number(right.recommended) - Number(left.recommended));
}

/** What answering in this way costs. */
function OptionFees({ option, locale }: Props) {
  const { t, i18n } = useTranslation('office-letter', locale === undefined ? {} : { lng: locale });
  const fee = (of: Amount | null): string =>
    of === null || of.amountMinor === 0
      ? t('none')
      : formatMoney(of.amountMinor, of.currency, locale ?? i18n.language);
  const rows = [
    [t('ourFee'), fee(option.serviceFee)],
    [t('officeFee'), fee(option.governmentFee)],
    [t('tax'), t('taxAdded')],
  ];
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The odds as the lawyer sees them, and the fees. */
export function OptionFacts({ option, locale }: Props) {
  const { t } = useTranslation('office-letter', locale === undefined ? {} : { lng: locale });
  return (
    <>
      {option.chanceOfSuccess !== null && <p>{t('odds', { percent: option.chanceOfSuccess })}</p>}
      <OptionFees option={option} {...(locale === undefined ? {} : { locale })} />
    </>
  );
}
