import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../../kit/dates/day.js';
import styles from '../deadlines.module.css';
import type { DocketChoice } from '../use-docket-choice.js';
import { DocketRow } from './docket-row.js';
import type { DocketItem } from './row-place.js';
import { RowSteps } from './row-steps.js';
import type { AskedStep } from './step-dialog.js';
import type { DocketSteps } from './use-docket-steps.js';

const COLUMNS = [
  'last',
  'safe',
  'left',
  'mark',
  'office',
  'what',
  'state',
  'turn',
  'letter',
  'second',
  'holder',
] as const;

interface Props {
  readonly rows: readonly DocketItem[];
  readonly people: ReadonlyMap<string, string>;
  readonly me: string | undefined;
  readonly current: string | undefined;
  readonly opened: string | null;
  readonly steps: DocketSteps;
  readonly choice: DocketChoice;
  readonly onCurrent: (id: string) => void;
  readonly onOpen: (id: string | null) => void;
  readonly onAsk: (step: AskedStep['step'], row: DocketItem) => void;
}

/** The rows of a range, with a line where a month begins. */
export function DocketTable({
  rows,
  people,
  me,
  current,
  opened,
  steps,
  choice,
  onCurrent,
  onOpen,
  onAsk,
}: Props) {
  const { t } = useTranslation('admin-deadlines');
  const holderOf = ({ assignedAdminId }: DocketItem): string =>
    assignedAdminId === null ? t('nobody') : (people.get(assignedAdminId) ?? t('somebody'));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('chosen')}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('steps')}</span>
          </th>
        </tr>
      </thead>
      {byMonth(rows).map(([month, due]) => (
        <tbody key={month} aria-label={formatMonth(month, 'en')}>
          <tr className={styles.monthLine}>
            <th colSpan={COLUMNS.length + 2} scope="rowgroup">
              {formatMonth(month, 'en')}
            </th>
          </tr>
          {due.map((row) => (
            <DocketRow
              key={row.id}
              row={row}
              holder={holderOf(row)}
              current={row.id === current}
              open={row.id === opened}
              picked={choice.has(row.id)}
              refused={steps.refusals.get(row.id)}
              onFocus={() => onCurrent(row.id)}
              onToggle={() => onOpen(row.id === opened ? null : row.id)}
              onPick={() => choice.toggle(row.id)}
              onConfirm={() => void steps.confirm(row)}
            >
              <RowSteps
                row={row}
                people={people}
                me={me}
                busy={steps.busy}
                assign={(adminId) => void steps.assign(row, adminId)}
                ask={(step) => onAsk(step, row)}
              />
            </DocketRow>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function byMonth(rows: readonly DocketItem[]): readonly (readonly [string, readonly DocketItem[]])[] {
  const months = new Map<string, DocketItem[]>();
  for (const row of rows) {
    const month = row.on.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return [...months];
}
