import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { Moment } from '../../../../../kit/dates/moment.js';
import { Timeline, type TimelineStep } from '../../../../../kit/timeline/timeline.js';
import type { RecordFacts, RecordRow } from '../../../parts/records/record-facts.js';
import { ReferenceText } from '../../../parts/records/reference-text.js';
import { isMachine } from '../../../records/parts/machine-entry.js';
import { trackingKey } from '../../../records/parts/tracking-key.js';
import { FailedPart } from '../parts/failed-part.js';
import styles from '../mark.module.css';
import { sideOf, type Side } from './side-of.js';

const text = (value: unknown): string => (value == null ? '' : String(value));

function Who({ entry }: { entry: RecordRow }) {
  const { t } = useTranslation('admin-records');
  if (entry['actorKind'] === 'partner' && entry['actorId'] != null) return <>{t('show.actor.program')}</>;
  if (entry['actorId'] != null) return <ReferenceText table="user" id={text(entry['actorId'])} />;
  return <>{t([`show.actor.${text(entry['actorKind'])}`, 'show.itself'])}</>;
}

/** What the desk calls a status that the history names by its label. */
function wordOf({ desk }: RecordFacts, label: unknown): string {
  const sent = text(label)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_');
  return desk?.states[sent]?.at(-1)?.word ?? text(label);
}

function useSteps(facts: RecordFacts): (entry: RecordRow) => TimelineStep {
  const { t } = useTranslation('admin-mark');
  return (entry) => ({
    id: entry.id,
    state: 'done',
    title: text(entry['label']),
    meta: (
      <>
        <Moment at={text(entry['createdAt'])} style="short" /> · <Who entry={entry} />
        {entry['toStatus'] != null && ` · ${t('timeline.now', { word: wordOf(facts, entry['toStatus']) })}`}
        {entry['audience'] === 'staff' && ` · ${t('admin-records:show.private')}`}
      </>
    ),
    ...(entry['reason'] == null ? {} : { text: text(entry['reason']) }),
  });
}

interface Props {
  readonly facts: RecordFacts;
  readonly id: string;
  /** The newest are page 1. */
  readonly page: number;
  readonly side: Side | 'all';
  /** How many of this page are shown at most. */
  readonly most: number;
  /** Asks for what is older; undefined where an older page is open already. */
  readonly onOlder?: () => void;
}

/** A stretch of the history; what machines do for themselves is folded at its end. */
export function TimelinePage({ facts, id, page, side, most, onOlder }: Props) {
  const { t } = useTranslation(['admin-mark', 'admin-records']);
  const step = useSteps(facts);
  const asked = trackingKey(facts, id);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<RecordRow>(facts.tracking ?? '', {
    ...asked,
    pagination: { ...asked.pagination, page },
  });
  if (error !== null) return <FailedPart name={t('timeline.title')} again={() => void refetch()} />;
  const said = (data ?? []).filter((entry) => !isMachine(entry));
  const fitting = said.filter((entry) => side === 'all' || sideOf(facts, entry) === side);
  const machine = (data ?? []).filter(isMachine);
  const isMore = fitting.length > most || total > page * asked.pagination.perPage;
  return (
    <>
      {data !== undefined && fitting.length === 0 && <p>{t('timeline.none')}</p>}
      {fitting.length > 0 && (
        <Timeline label={t('timeline.title')} steps={fitting.slice(0, most).map(step)} />
      )}
      {machine.length > 0 && side === 'all' && fitting.length <= most && (
        <details className={styles.fold}>
          <summary>{t('admin-records:show.machine', { count: machine.length })}</summary>
          <Timeline label={t('timeline.machine')} steps={machine.map(step)} />
        </details>
      )}
      {onOlder !== undefined && isMore && (
        <p>
          <Button size="small" onClick={onOlder}>
            {t('timeline.older')}
          </Button>
        </p>
      )}
    </>
  );
}
