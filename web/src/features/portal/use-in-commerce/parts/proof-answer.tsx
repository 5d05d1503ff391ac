import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownCountry, prefsOf } from '../../../../data/api-of.js';
import { CommandButton } from '../../parts/command-button.js';
import { OrderCountry } from '../../parts/ordered-work/order-country.js';
import { useCommand } from '../../parts/use-command.js';
import {
  RequestUseInCommerceAbandonmentDocument,
  RequestUseInCommerceAbandonmentNode,
  OrderUseInCommerceRequestDocument,
  OrderUseInCommerceRequestNode,
} from '../use-in-commerce.graphql.js';

/** The two ways on: order the filing, once no class is `open`, or give the mark up. */
export function ProofAnswer({ id, open }: { id: string; open: readonly number[] }) {
  const { t } = useTranslation('portal-trademarks');
  const order = useCommand(OrderUseInCommerceRequestDocument, OrderUseInCommerceRequestNode);
  const [country, setCountry] = useState(knownCountry(undefined));
  const abandon = useCommand(RequestUseInCommerceAbandonmentDocument, RequestUseInCommerceAbandonmentNode);
  return (
    <div>
      {open.length > 0 ? (
        <p>{t('proof.open', { count: open.length, classes: open.join(', ') })}</p>
      ) : (
        <>
          <CommandButton
            command={order}
            variables={{
              id,
              input: { currency: prefsOf(undefined).currency, ...(country === '' ? {} : { country }) },
            }}
            look="accent"
            label={t('proof.order')}
            title={t('proof.order')}
            confirm={t('proof.order')}
          >
            <OrderCountry country={country} choose={setCountry} />
            <p>{t('proof.orderText')}</p>
          </CommandButton>{' '}
        </>
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
    </div>
  );
}
