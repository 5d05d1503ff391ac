import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Timeline, type TimelineStep } from '../../../../kit/timeline/timeline.js';

interface Entry { readonly id: string; readonly label: string; readonly occurredAt: string; readonly by: 'US' | 'YOU' | 'OFFICE'; readonly reason?: string | null }

/** Past facts and the one thing expected next. */
export function OrderTimeline({ entries, promisedAt }: { entries: readonly Entry[]; promisedAt: string | null | undefined }) {
  const { t } = useTranslation('portal');
  const past: TimelineStep[] = [...entries].sort((left, right) => left.occurredAt.localeCompare(right.occurredAt)).map((entry) => ({
    id: entry.id,
    title: t(`event.${entry.label}`, { defaultValue: entry.label }),
    meta: <><Moment at={entry.occurredAt} style="short" /> · {t(`by.${entry.by}`)}</>,
    ...(entry.reason == null ? {} : { text: entry.reason }),
    state: 'done',
  }));
  const expected: TimelineStep[] = promisedAt == null ? [] : [{ id: 'expected', title: t('order.expected'), meta: <><Moment at={promisedAt} style="short" /> · {t('by.US')}</>, state: 'expected' }];
  return <div aria-live="polite"><Timeline label={t('order.timeline')} steps={[...past, ...expected]} /></div>;
}
