import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Timeline } from '../../../../kit/timeline/timeline.js';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly occurredAt: string;
  readonly actorKind: string;
  readonly reason?: string | null;
  readonly audience?: string | null;
}

/** Everything that happened, newest first, with what the client does not see marked. */
export function AdminTimeline({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation(['admin', 'admin-draft']);
  const steps = [...entries]
    .sort((left, right) => right.occurredAt.localeCompare(left.occurredAt))
    .map((entry) => ({
      id: entry.id,
      title: entry.label,
      state: 'done' as const,
      meta: (
        <>
          <Moment at={entry.occurredAt} style="short" /> ·{' '}
          {t(`admin-draft:actor.${entry.actorKind}`, { defaultValue: entry.actorKind })}
          {entry.audience === 'staff' && <> · {t('request.private')}</>}
        </>
      ),
      ...(entry.reason == null ? {} : { text: entry.reason }),
    }));
  return (
    <section>
      <h2>{t('request.timeline')}</h2>
      <Timeline label={t('request.timeline')} steps={steps} />
    </section>
  );
}
