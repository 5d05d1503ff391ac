import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Timeline } from '../../../../kit/timeline/timeline.js';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { ReferenceText } from '../../parts/records/reference-text.js';

const SHOWN = 100;
const text = (value: unknown): string => (value == null ? '' : String(value));

/** What happened to the record, newest first; what the client does not see is marked. */
export function History({ facts, id }: { facts: RecordFacts; id: string }) {
  const { t } = useTranslation('admin-records');
  const target = `${facts.type.charAt(0).toLowerCase()}${facts.type.slice(1)}Id`;
  const { data, error, refetch } = useGetList<RecordRow>(facts.tracking ?? '', {
    filter: { [target]: { eq: id } },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const steps = (data ?? []).map((entry) => ({
    id: entry.id,
    title: text(entry['label']),
    state: 'done' as const,
    meta: (
      <>
        <Moment at={text(entry['createdAt'])} style="short" /> ·{' '}
        {entry['actorId'] == null ? (
          text(entry['actorKind'])
        ) : (
          <ReferenceText table="user" id={text(entry['actorId'])} />
        )}
        {entry['audience'] === 'staff' && <> · {t('show.private')}</>}
      </>
    ),
    ...(entry['reason'] == null ? {} : { text: text(entry['reason']) }),
  }));
  return (
    <section>
      <h2>{t('show.history')}</h2>
      {error !== null && <Failed error={error as Error} again={() => void refetch()} />}
      {data !== undefined && data.length === 0 && <p>{t('show.noHistory')}</p>}
      {steps.length > 0 && <Timeline label={t('show.history')} steps={steps} />}
    </section>
  );
}
