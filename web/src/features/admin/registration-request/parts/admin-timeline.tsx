import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Timeline } from '../../../../kit/timeline/timeline.js';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly occurredAt: string;
  readonly by: string;
  readonly actorKind: string;
  readonly actorName?: string | null;
  readonly reason?: string | null;
  readonly audience?: string | null;
}

/** What the system notes of a message of the client was done by the client. */
const kindOf = ({ by, actorKind }: Entry): string =>
  by === 'YOU' && actorKind === 'system' ? 'customer' : actorKind;

/** Everything that happened to an order, newest first, with what the client does not see marked; its case file says all. */
export function AdminTimeline({ id, entries }: { id: string; entries: readonly Entry[] }) {
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
          {entry.actorName ?? t(`admin-draft:actor.${kindOf(entry)}`)}
          {entry.audience === 'staff' && <> · {t('request.private')}</>}
        </>
      ),
      ...(entry.reason == null ? {} : { text: entry.reason }),
    }));
  return (
    <section>
      <h2>{t('request.timeline')}</h2>
      <Timeline label={t('request.timeline')} steps={steps} />
      <p>
        <AppLink to={`/admin/order-file/${id}`}>{t('request.file')}</AppLink>
      </p>
    </section>
  );
}
