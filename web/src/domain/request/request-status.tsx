import { useTranslation } from 'react-i18next';
import { Status, type StatusTone } from '../../kit/status/status.js';

const TONES: Readonly<Record<string, StatusTone>> = {
  VERIFICATION_REQUESTED: 'progress',
  VERIFICATION_APPROVED: 'ok',
  VERIFICATION_DISMISSED: 'problem',
  FILED: 'ok',
  CLIENT_UNRESPONSIVE: 'problem',
  LOST_TO_FOLLOW_UP: 'problem',
};

/** Where a request stands, in plain words; the inside labels never reach a customer. */
export function RequestStatus({
  status,
  quiet = false,
}: {
  status: string | null | undefined;
  quiet?: boolean;
}) {
  const { t } = useTranslation('portal');
  if (status == null) return null;
  return (
    <Status tone={TONES[status] ?? 'progress'} quiet={quiet}>
      {t(`status.${status}`)}
    </Status>
  );
}

/** The same for its client: a wish to end the order, while nobody has answered it, is what stands there. */
export function ClientsRequestStatus({
  order: { status, nextStep },
}: {
  order: { readonly status: string | null; readonly nextStep: { readonly kind: string } };
}) {
  const { t } = useTranslation('portal');
  return nextStep.kind === 'END_ASKED' ? (
    <Status tone="waiting">{t('endAsked')}</Status>
  ) : (
    <RequestStatus status={status} />
  );
}
