import { useTranslation } from 'react-i18next';
import { Status } from '../../../kit/status/status.js';
import { Next } from './page.js';
import { STATUS_FACTS, type StatusOf, type Who } from './status-facts.js';

/** Where a thing stands, in the customer's words; the inside labels never reach a customer. */
export function EntityStatus({ of, status }: { of: StatusOf; status: string }) {
  const { t } = useTranslation('portal-statuses');
  const [tone] = STATUS_FACTS[of][status] ?? ['progress'];
  return <Status tone={tone}>{t(`${of}.${status}.label`, { defaultValue: t('other') })}</Status>;
}

interface NextStepProps {
  readonly of:
    | 'trademark'
    | 'officeAction'
    | 'proof'
    | 'case'
    | 'threat'
    | 'serviceRequest'
    | 'service'
    | 'ticket';
  readonly status: string;
  /** The reader has said all that the status asks for; only the press that hands it in is left. */
  readonly answered?: boolean;
  /** Whose turn it is where more is known than the status. */
  readonly who?: Who | undefined;
  readonly children?: React.ReactNode;
}

/** What follows from a status, and whose turn it is. */
export function NextStep({ of, status, answered = false, who, children }: NextStepProps) {
  const { t } = useTranslation(['portal-statuses', 'portal-frame']);
  const [, usually] = STATUS_FACTS[of][status] ?? ['progress', 'US'];
  return (
    <Next title={t('next')} who={t(`portal-frame:turn.${who ?? usually}`)}>
      <p>{t(`${of}.${status}.${answered ? 'answered' : 'next'}`, { defaultValue: t('otherNext') })}</p>
      {children}
    </Next>
  );
}

/** What follows from a status and whose turn it is, as one line. */
export function NextLine({ of, status }: Pick<NextStepProps, 'of' | 'status'>) {
  const { t } = useTranslation(['portal-statuses', 'portal-frame']);
  const [, who] = STATUS_FACTS[of][status] ?? ['progress', 'US'];
  return (
    <>
      {t(`${of}.${status}.next`, { defaultValue: t('otherNext') })}{' '}
      <strong>{t(`portal-frame:turn.${who}`)}</strong>
    </>
  );
}
