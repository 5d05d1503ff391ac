import { useTranslation } from 'react-i18next';
import { knownCountry } from '../../../../data/api-of.js';
import { orderedFiling } from '../../../../domain/proof-of-use/offered-filing.js';
import { OfferedFilings } from '../../../../domain/proof-of-use/offered-filings.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { CommandButton } from '../../parts/command-button.js';
import { CommandForm } from '../../parts/command-form.js';
import { OrderCountriesDocument, OrderCountriesNode } from '../../parts/ordered-work/ordered-work.graphql.js';
import { Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  RequestUseInCommerceAbandonmentDocument,
  RequestUseInCommerceAbandonmentNode,
  OrderUseInCommerceRequestDocument,
  OrderUseInCommerceRequestNode,
  type PortalUseInCommerceResult,
} from '../use-in-commerce.graphql.js';

interface Props {
  readonly id: string;
  /** Classes that are not decided yet. */
  readonly open: readonly number[];
  readonly sheet: NonNullable<PortalUseInCommerceResult['useInCommerceRequest']>['proof'];
}

/** The two ways on: order a filing at its price, or give the mark up. */
export function ProofAnswer({ id, open, sheet }: Props) {
  const { t, i18n } = useTranslation('portal-trademarks');
  const order = useCommand(OrderUseInCommerceRequestDocument, OrderUseInCommerceRequestNode);
  const abandon = useCommand(RequestUseInCommerceAbandonmentDocument, RequestUseInCommerceAbandonmentNode);
  const { data } = usePortalQuery(OrderCountriesDocument, OrderCountriesNode, {});
  const day = formatDay(sheet.orderUntil, i18n.language, { weekday: true });
  return (
    <Section title={t('portal-proof:order.title')}>
      <p>{t(`portal-proof:phase.${sheet.canOrder ? 'choose' : 'late'}`, { day })}</p>
      {open.length > 0 && <p>{t('proof.open', { count: open.length, classes: open.join(', ') })}</p>}
      {sheet.canOrder && data !== undefined && (
        <CommandForm
          command={order}
          labels={{
            country: t('portal-letter:order.country'),
            goodCause: t('portal-proof:offer.goodCause'),
          }}
          submit={t('portal-proof:order.button')}
          sends={sheet.offers.some(({ isReady }) => isReady)}
          required={['country']}
          read={(form) => ({ id, input: orderedFiling(form) })}
        >
          <OfferedFilings
            offers={sheet.offers}
            countries={data.countryList}
            country={knownCountry(undefined)}
          />
          <p>{t('portal-proof:order.text')}</p>
        </CommandForm>
      )}
      <CommandButton
        command={abandon}
        variables={{ id }}
        look="danger"
        label={t('proof.abandon')}
        title={t('proof.abandonTitle')}
        confirm={t('proof.abandon')}
      >
        <p>{t('proof.abandonText')}</p>
      </CommandButton>
    </Section>
  );
}
