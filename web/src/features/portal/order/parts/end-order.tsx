import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { useState } from 'react';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { CommandButton } from '../../parts/command-button.js';
import { CommandForm } from '../../parts/command-form.js';
import { useCommand } from '../../parts/use-command.js';
import {
  AskToEndOrderDocument,
  AskToEndOrderNode,
  type PortalOrderMoneyResult,
  type PortalOrderResult,
  WithdrawOrderDocument,
  WithdrawOrderNode,
} from '../order.graphql.js';
import { endingOf, phaseOf } from './ending.js';

type Order = NonNullable<PortalOrderResult['registrationRequest']>;

/** What can be changed of the order now and how it can be ended; where neither can be done, why not. */
export function EndOrder({
  order,
  product,
}: {
  order: Order;
  product: PortalOrderMoneyResult['orderProduct'];
}) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const withdraw = useCommand(WithdrawOrderDocument, WithdrawOrderNode);
  const ending = endingOf(order, product);
  return (
    <section aria-labelledby="end">
      <h2 id="end">{t('order.end.title')}</h2>
      {ending !== 'ASKED' && <p>{t(`order.end.change.${phaseOf(order)}`)}</p>}
      {ending === 'cancel' && (
        <CommandButton
          command={withdraw}
          variables={{ id: order.id }}
          label={t('order.end.cancel.do')}
          look="danger"
          title={t('order.end.cancel.title')}
          confirm={t('order.end.cancel.do')}
        >
          <p>{t(order.orderedAt === null ? 'order.end.cancel.check' : 'order.end.cancel.text')}</p>
        </CommandButton>
      )}
      {ending === 'ask' && <AskToEnd id={order.id} />}
      {ending !== 'cancel' && ending !== 'ask' && <p>{t(`order.end.no.${ending}`)}</p>}
    </section>
  );
}

function AskToEnd({ id }: { id: string }) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const [open, setOpen] = useState(false);
  const ask = useCommand(AskToEndOrderDocument, AskToEndOrderNode, (answer) => {
    if (answer.askToEndOrder.__typename === 'RegistrationRequest') setOpen(false);
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('order.end.ask.do')}</Button>
      <Dialog open={open} title={t('order.end.ask.title')} onClose={() => setOpen(false)}>
        <p>{t('order.end.ask.text')}</p>
        <CommandForm
          command={ask}
          labels={{ reason: t('order.end.ask.reason') }}
          submit={t('order.end.ask.send')}
          beside={
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t('common:action.cancel')}
            </Button>
          }
          read={(form) => ({ id, input: { reason: String(form.get('reason') ?? '').trim() || null } })}
        >
          <Field name="reason" label={t('order.end.ask.reason')}>
            {(control) => <textarea {...control} rows={3} maxLength={2000} />}
          </Field>
        </CommandForm>
      </Dialog>
    </>
  );
}
