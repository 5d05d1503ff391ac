import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import type { HeldStep } from '../../records/parts/record-actions.js';
import { useGapWords, type Gap } from './gap-words.js';
import { draftKey } from './workbench-context.js';
import { DeskDraftDocument } from './workbench.graphql.js';

/** While the draft lacks what the client must find in it, its first gap is filled instead of the sending. */
export function useSendingHeld(
  { id, status }: { readonly id: string; readonly status: string | null },
  onFill: (gap: Gap) => void,
): HeldStep | undefined {
  const { t, i18n } = useTranslation('admin-draft');
  const words = useGapWords();
  const { data } = useQuery({
    queryKey: draftKey(id),
    queryFn: () => ask(DeskDraftDocument, { id }),
    enabled: status === 'READY_FOR_DRAFTING',
  });
  const gaps = (data?.registrationRequest?.draftGaps ?? []).filter(({ holdsSending }) => holdsSending);
  const [first] = gaps;
  if (first === undefined) return undefined;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(gaps.map(words));
  return {
    root: 'sendForReview',
    why: t('missing.before', { list }),
    first: { label: t('missing.fill', { what: words(first) }), go: () => onFill(first) },
  };
}
