import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { CommandButton } from '../../parts/command-button.js';
import { CommandForm } from '../../parts/command-form.js';
import { useCommand } from '../../parts/use-command.js';
import {
  ApproveOrderDraftDocument,
  ApproveOrderDraftNode,
  AskOrderDraftChangeDocument,
  AskOrderDraftChangeNode,
  type PortalServiceOrderResult,
} from '../service-order.graphql.js';

type Order = NonNullable<PortalServiceOrderResult['serviceRequest']>;

/** The draft of the order: read, agreed to as it is, or sent back with what should be different. */
export function OrderDraft({ order }: { order: Order }) {
  const { t } = useTranslation('portal-threats');
  const approve = useCommand(ApproveOrderDraftDocument, ApproveOrderDraftNode);
  const { id, draftDocument, draftApprovedAt, draftWish } = order;
  if (draftDocument === null) return null;
  return (
    <>
      <p>
        <a href={draftDocument.url} target="_blank" rel="noreferrer">
          {draftDocument.name}
        </a>
      </p>
      {draftApprovedAt !== null && <p role="status">{t('order.draftApproved')}</p>}
      {draftWish !== null && <p role="status">{t('order.draftChanging')}</p>}
      {draftApprovedAt === null && draftWish === null && (
        <>
          <CommandButton
            command={approve}
            variables={{ id, draft: draftDocument.id }}
            look="accent"
            label={t('order.draftApprove')}
            title={t('order.draftApproveTitle')}
            confirm={t('order.draftApprove')}
          >
            <p>{t('order.draftApproveText')}</p>
          </CommandButton>
          <AskForChange id={id} draft={draftDocument.id} />
        </>
      )}
    </>
  );
}

function AskForChange({ id, draft }: { id: string; draft: string }) {
  const { t } = useTranslation('portal-threats');
  const ask = useCommand(AskOrderDraftChangeDocument, AskOrderDraftChangeNode);
  const labels = { draftWish: t('order.draftWish') };
  return (
    <details>
      <summary>{t('order.draftChange')}</summary>
      <CommandForm
        command={ask}
        labels={labels}
        required={['draftWish']}
        submit={t('order.draftSend')}
        look="plain"
        keep={`portal-draft-${draft}`}
        read={(form) => ({ id, draft, words: String(form.get('draftWish') ?? '').trim() })}
      >
        <Field name="draftWish" label={labels.draftWish}>
          {(control) => <textarea {...control} rows={5} maxLength={5000} />}
        </Field>
      </CommandForm>
    </details>
  );
}
