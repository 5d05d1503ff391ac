import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { ask } from '../../parts/admin-api.js';
import type { AskedFields } from '../../records/parts/record-actions.js';
import { paidAgainstDraft } from './paid-against-draft.js';
import { draftKey } from './workbench-context.js';
import { DeskDraftDocument } from './workbench.graphql.js';

/** Whether something that is paid stays out of the draft is asked only where something does, and names it. */
export function useLeftOut({
  id,
  status,
}: {
  readonly id: string;
  readonly status: string | null;
}): AskedFields | undefined {
  const { t } = useTranslation('admin-draft');
  const office = useOfficeName();
  const { data } = useQuery({
    queryKey: draftKey(id),
    queryFn: () => ask(DeskDraftDocument, { id }),
    enabled: status === 'READY_FOR_DRAFTING',
  });
  const units = data?.registrationRequest?.units;
  if (units === undefined) return undefined;
  const unused = paidAgainstDraft(units).filter((one) => one.unused.length > 0);
  const list = unused.map((one) => `${office(one.jurisdiction)} ${one.unused.join(', ')}`).join(' · ');
  return { sendForReview: { leaveOutUnused: unused.length === 0 ? null : t('top.leaveOut', { list }) } };
}
