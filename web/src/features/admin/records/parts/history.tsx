import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Timeline, type TimelineStep } from '../../../../kit/timeline/timeline.js';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { ReferenceText } from '../../parts/records/reference-text.js';
import { isMachine } from './machine-entry.js';
import { trackingKey } from './tracking-key.js';
import styles from '../record.module.css';

const text = (value: unknown): string => (value == null ? '' : String(value));

function Who({ entry }: { entry: RecordRow }) {
  const { t } = useTranslation('admin-records');
  if (entry['actorKind'] === 'partner' && entry['actorId'] != null) return <>{t('show.actor.program')}</>;
  if (entry['actorId'] != null) return <ReferenceText table="user" id={text(entry['actorId'])} />;
  const kind = text(entry['actorKind']);
  return <>{t([`show.actor.${kind}`, 'show.itself'])}</>;
}

/** What happened to the record, newest first; what the client does not see is marked, what machines say of themselves is folded. */
export function History({ facts, id }: { facts: RecordFacts; id: string }) {
  const { t } = useTranslation('admin-records');
  const { data, error, refetch } = useGetList<RecordRow>(facts.tracking ?? '', trackingKey(facts, id));
  const steps = (entries: readonly RecordRow[]): readonly TimelineStep[] =>
    entries.map((entry) => ({
      id: entry.id,
      title: text(entry['label']),
      state: 'done',
      meta: (
        <>
          <Moment at={text(entry['createdAt'])} style="short" /> · <Who entry={entry} />
          {entry['audience'] === 'staff' && <> · {t('show.private')}</>}
        </>
      ),
      ...(entry['reason'] == null ? {} : { text: text(entry['reason']) }),
    }));
  const said = (data ?? []).filter((entry) => !isMachine(entry));
  const machine = (data ?? []).filter(isMachine);
  return (
    <section>
      <h2>{t('show.history')}</h2>
      {error !== null && <Failed error={error as Error} again={() => void refetch()} />}
      {data !== undefined && data.length === 0 && <p>{t('show.noHistory')}</p>}
      {said.length > 0 && <Timeline label={t('show.history')} steps={steps(said)} />}
      {machine.length > 0 && (
        <details className={styles.data}>
          <summary>{t('show.machine', { count: machine.length })}</summary>
          <Timeline label={t('show.machine', { count: machine.length })} steps={steps(machine)} />
        </details>
      )}
    </section>
  );
}
