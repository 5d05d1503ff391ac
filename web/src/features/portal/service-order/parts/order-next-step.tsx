import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { CommandButton } from '../../parts/command-button.js';
import { NextStep } from '../../parts/entity-status.js';
import { OrderDraft } from './order-draft.js';
import { useCommand } from '../../parts/use-command.js';
import {
  type PortalServiceOrderResult,
  SubmitServiceRequestDocument,
  SubmitServiceRequestNode,
  WithdrawServiceRequestDocument,
  WithdrawServiceRequestNode,
} from '../service-order.graphql.js';

type Order = NonNullable<PortalServiceOrderResult['serviceRequest']>;

const UNPAID: readonly string[] = ['SUBMITTED', 'QUOTED', 'INVOICED'];

/** What can be done with the order now: sent, paid, or taken back while it is not paid. */
export function OrderNextStep({ order }: { order: Order }) {
  const { t } = useTranslation('portal-threats');
  const { id } = order;
  const submit = useCommand(SubmitServiceRequestDocument, SubmitServiceRequestNode);
  const withdraw = useCommand(WithdrawServiceRequestDocument, WithdrawServiceRequestNode);
  const unpaid = UNPAID.includes(order.status);
  return (
    <NextStep of="serviceRequest" status={order.status}>
      {order.status === 'DRAFT' && (
        <CommandButton
          command={submit}
          variables={{ id }}
          look="accent"
          label={t('order.submit')}
          title={t('order.submitTitle')}
          confirm={t('order.submit')}
        >
          <p>{t('order.submitText')}</p>
        </CommandButton>
      )}
      {order.status === 'IN_PROGRESS' && <OrderDraft order={order} />}
      {unpaid && order.payableProductId !== null && (
        <ButtonLink to={`/product/${order.payableProductId}/checkout`} look="accent">
          {t('order.pay')}
        </ButtonLink>
      )}
      {unpaid && order.partOf === null && (
        <CommandButton
          command={withdraw}
          variables={{ id }}
          look="danger"
          label={t('order.withdraw')}
          title={t('order.withdrawTitle')}
          confirm={t('order.withdraw')}
        >
          <p>{t('order.withdrawText')}</p>
        </CommandButton>
      )}
    </NextStep>
  );
}
