import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { registry } from '../../parts/records/generated/registry.js';
import styles from './parked.module.css';
import { RecordLink } from './record-link.js';
import type { ParkedEvent } from './set-aside-doors.js';

type Part = ParkedEvent['content'][number];

/** `Request, brand id` → `brand`: the table a value names, where it has a page. */
const tableOf = ({ label }: Part): string | undefined => {
  const table = label.split(', ').at(-1)?.toLowerCase().replace(/ id$/, '').replaceAll(' ', '_') ?? '';
  return Object.hasOwn(registry, table) ? table : undefined;
};

/** What a message says, row by row. Ids that lead nowhere are counted, not shown. */
export function MessageRows({
  parts,
  unreadable,
}: {
  readonly parts: readonly Part[];
  readonly unreadable: string | null;
}) {
  const { t } = useTranslation('admin-parked');
  const shown = parts.filter((part) => part.kind !== 'record' || tableOf(part) !== undefined);
  const closed = parts.filter(({ kind }) => kind === 'closed').length;
  return (
    <details className={styles.content}>
      <summary>{t('content')}</summary>
      {unreadable !== null && <p>{t('unreadable', { why: unreadable })}</p>}
      {unreadable === null && parts.length === 0 && <p>{t('empty')}</p>}
      {shown.length > 0 && (
        <Extract rows={shown.map((part) => ({ label: part.label, value: <PartValue part={part} /> }))} />
      )}
      {closed > 0 && <p className={styles.note}>{t('closedNote')}</p>}
      {shown.length < parts.length && (
        <p className={styles.note}>{t('ids', { count: parts.length - shown.length })}</p>
      )}
    </details>
  );
}

function PartValue({ part }: { readonly part: Part }) {
  const { t, i18n } = useTranslation('admin-parked');
  const { kind, value } = part;
  const table = tableOf(part);
  if (value === null) return <em>{t('closed')}</em>;
  if (kind === 'moment') return <Moment at={value} />;
  if (kind === 'record' && table !== undefined) return <RecordLink table={table} id={value} />;
  if (kind !== 'text') return value;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return <Moment at={value} />;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, i18n.language);
  // Names of kinds: `office_action`.
  return /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value;
}
