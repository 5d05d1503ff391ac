import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { StaffListDocument } from '../parts/staff-list.graphql.js';
import { BoardTable } from './board-table.js';
import { NextDeadline } from './next-deadline.js';
import { DeadlineBoardDocument } from './deadlines.graphql.js';
import styles from './deadlines.module.css';

const EVERY_MINUTE = 60_000;
const URGENCIES = ['OVERDUE', 'T1', 'T3', 'T10'] as const;

/** What falls due at the offices, in open days of each office: the most urgent first, by lawyer and by office. */
export function Component() {
  const { t } = useTranslation('admin-deadlines');
  const office = useOfficeName();
  const [query, setQuery] = useSearchParams();
  const jurisdiction = query.get('office');
  const lawyer = query.get('lawyer');
  const board = useQuery({
    queryKey: ['deadline-board', lawyer],
    queryFn: () => ask(DeadlineBoardDocument, { jurisdiction: null, assignedAdminId: lawyer }),
    refetchInterval: EVERY_MINUTE,
  });
  const staff = useQuery({ queryKey: ['staff-list'], queryFn: () => ask(StaffListDocument, {}) });
  const people = new Map(
    (staff.data?.userList.items ?? []).map(({ id, displayName, email }) => [id, displayName ?? email ?? id]),
  );
  const all = board.data?.deadlineBoard ?? [];
  const rows = jurisdiction === null ? all : all.filter((row) => row.jurisdiction === jurisdiction);
  const offices = [
    ...new Set([...all.map((row) => row.jurisdiction), ...(jurisdiction === null ? [] : [jurisdiction])]),
  ].sort((left, right) => office(left).localeCompare(office(right)));
  const set = (name: string, value: string): void =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <div className={styles.board}>
      <PageMeta title={t('title')} />
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.filters} role="search" aria-label={t('filters')}>
        <label>
          {t('lawyer')}{' '}
          <select value={lawyer ?? ''} onChange={(event) => set('lawyer', event.target.value)}>
            <option value="">{t('everybody')}</option>
            {[...people].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('office')}{' '}
          <select value={jurisdiction ?? ''} onChange={(event) => set('office', event.target.value)}>
            <option value="">{t('everywhere')}</option>
            {offices.map((code) => (
              <option key={code} value={code}>
                {office(code)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {board.error !== null && <Failed error={board.error} again={() => void board.refetch()} />}
      {board.data !== undefined && rows.length === 0 && (
        <div className={styles.empty}>
          <p>{t('empty')}</p>
          <NextDeadline jurisdiction={jurisdiction} />
        </div>
      )}
      {URGENCIES.map((urgency) => {
        const due = rows.filter((row) => row.urgency === urgency);
        return due.length === 0 ? null : (
          <section
            key={urgency}
            aria-labelledby={`due-${urgency}`}
            className={urgency === 'OVERDUE' ? styles.overdue : undefined}
          >
            <h2 id={`due-${urgency}`}>
              {t(`urgency.${urgency}`)} <span>{due.length}</span>
            </h2>
            <BoardTable rows={due} people={people} label={t(`urgency.${urgency}`)} />
          </section>
        );
      })}
    </div>
  );
}
