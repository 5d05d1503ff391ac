import { useTranslation } from 'react-i18next';
import type { Basket } from '../../../../domain/class-basket/use-basket.js';
import { TermList, type ListedTerm } from './term-list.js';

const NEEDS = ['core', 'often', 'optional'] as const;

/** Terms of a trade: what it cannot do without, what is often added, what may be. */
export function TermsByNeed({
  terms,
  basket,
  level,
}: {
  terms: readonly (ListedTerm & { readonly need: string })[];
  basket: Basket;
  level: 2 | 4;
}) {
  const { t } = useTranslation('class-assist');
  const Heading = level === 2 ? 'h2' : 'h4';
  return NEEDS.map((need) => ({ need, shown: terms.filter((one) => one.need === need) }))
    .filter(({ shown }) => shown.length > 0)
    .map(({ need, shown }) => (
      <div key={need}>
        <Heading>{t(`need.${need}`)}</Heading>
        <TermList terms={shown} basket={basket} />
      </div>
    ));
}
