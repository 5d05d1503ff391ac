import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../parts/command-button.js';
import { useCommand } from '../../parts/use-command.js';
import {
  GoOnWithOrderDocument,
  GoOnWithOrderNode,
  ReopenOrderDocument,
  ReopenOrderNode,
} from '../order.graphql.js';

interface Props {
  readonly order: {
    readonly id: string;
    readonly nextStep: { readonly target: string; readonly kind: string };
  };
}

/** Whether the step is done by a button of this page. */
export const isStepHere = ({ target }: { readonly target: string }): boolean => target === 'ORDER_PAGE';

/** The steps that are done on the page of the order itself: an order on hold goes on, a wish to end it is taken back. */
export function StepHere({ order: { id, nextStep } }: Props) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const reopen = useCommand(ReopenOrderDocument, ReopenOrderNode);
  const keep = useCommand(GoOnWithOrderDocument, GoOnWithOrderNode);
  if (nextStep.kind === 'END_ASKED')
    return (
      <CommandButton
        command={keep}
        variables={{ id }}
        label={t('portal-next:next.keep.do')}
        title={t('portal-next:next.keep.title')}
        confirm={t('portal-next:next.keep.do')}
      >
        <p>{t('portal-next:next.keep.text')}</p>
      </CommandButton>
    );
  return (
    <CommandButton
      command={reopen}
      variables={{ id }}
      look="accent"
      label={t('portal-next:next.do.UNRESPONSIVE')}
      title={t('portal-next:next.reopen.title')}
      confirm={t('portal-next:next.do.UNRESPONSIVE')}
    >
      <p>{t('portal-next:next.reopen.text')}</p>
    </CommandButton>
  );
}
