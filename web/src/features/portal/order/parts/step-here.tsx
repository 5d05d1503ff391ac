import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../parts/command-button.js';
import { useCommand } from '../../parts/use-command.js';
import { GoOnWithOrderDocument, GoOnWithOrderNode } from '../go-on-with-order.graphql.js';
import { ReopenOrderDocument, ReopenOrderNode } from '../reopen-order.graphql.js';

interface Props { readonly order: { readonly id: string; readonly nextStep: { readonly target: string; readonly kind: string } } }

/** Whether the step is done by a button of this page. */
export const isStepHere = ({ target }: { readonly target: string }): boolean => target === 'ORDER_PAGE';

/** The steps that are done on the page of the order itself: an order on hold goes on, a wish to end it is taken back. */
export function StepHere({ order: { id, nextStep } }: Props) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const reopen = useCommand(ReopenOrderDocument, ReopenOrderNode);
  const keep = useCommand(GoOnWithOrderDocument, GoOnWithOrderNode);
  if (nextStep.kind === 'END_ASKED') return <CommandButton command={keep} variables={{ id }} label={t('next.keep.do')} title={t('next.keep.title')} confirm={t('next.keep.do')}><p>{t('next.keep.text')}</p></CommandButton>;
  return <CommandButton command={reopen} variables={{ id }} look="accent" label={t('next.do.UNRESPONSIVE')} title={t('next.reopen.title')} confirm={t('next.do.UNRESPONSIVE')}><p>{t('next.reopen.text')}</p></CommandButton>;
}
