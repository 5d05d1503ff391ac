import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../kit/money/format-money.js';

interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

/** An amount as the graph gives it: whole minor units with their currency. */
export function Money({ of }: { of: Amount }) {
  const { i18n } = useTranslation();
  return <span>{formatMoney(of.amountMinor, of.currency, i18n.language)}</span>;
}
