import { useTranslation } from 'react-i18next';
import { Status } from '../../../kit/status/status.js';
import { Next } from './page.js';
import { STATUS_FACTS, type StatusOf } from './status-facts.js';

/** Where a thing stands, in the customer's words; the inside labels never reach a customer. */
export function EntityStatus({ of, status }: { of: StatusOf; status: string }) {
  const { t } = useTranslation('portal-statuses');
  const [tone] = STATUS_FACTS[of][status] ?? ['progress'];
  return <Status tone={tone}>{t(`${of}.${status}.label`, { defaultValue: t('other') })}</Status>;
}

/** What follows from a status, and whose turn it is. */
export function NextStep({ of, status, children }: { of: 'trademark' | 'officeAction' | 'proof' | 'case' | 'serviceRequest' | 'service'; status: string; children?: React.ReactNode }) {
  const { t } = useTranslation('portal-statuses');
  const [, who] = STATUS_FACTS[of][status] ?? ['progress', 'US'];
  return <Next title={t('next')} who={t(`who.${who}`)}><p>{t(`${of}.${status}.next`, { defaultValue: t('otherNext') })}</p>{children}</Next>;
}
