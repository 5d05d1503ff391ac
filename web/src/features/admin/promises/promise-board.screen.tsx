import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Moment } from '../../../kit/dates/moment.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { AwayPeople } from './parts/away-people.js';
import { BoardExport } from './parts/board-export.js';
import { FiguresTable } from './parts/figures-table.js';
import { PromiseRows } from './parts/promise-rows.js';
import { PromiseBoardDocument } from './promise-board.graphql.js';
import styles from './promise-board.module.css';
import { PERIODS, spanOfPeriod, type Cell } from './promise-period.js';

/** What we said by when, and how it stands: by person, by kind of work, with the rows behind each number. */
export function Component() {
  const { t } = useTranslation('admin-promises');
  const [query] = useSearchParams();
  const period = PERIODS.find((each) => each === query.get('period')) ?? 'week';
  const [cell, setCell] = useState<Cell & { readonly period: string }>();
  const span = spanOfPeriod(period, new Date());
  const board = useQuery({
    queryKey: ['promise-board', span],
    queryFn: () => ask(PromiseBoardDocument, span),
  });
  const figures = board.data?.promiseBoard;
  const open = (chosen: Cell): void => setCell({ ...chosen, period });
  return (
    <div className={styles.board}>
      <PageMeta title={t('title')} />
      <header>
        <h1>{t('title')}</h1>
        <nav aria-label={t('period.label')} className={styles.periods}>
          {PERIODS.map((each) => (
            <AppLink
              key={each}
              to={`/admin/promises?period=${each}`}
              aria-current={each === period ? 'page' : undefined}
            >
              {t(`period.${each}`)}
            </AppLink>
          ))}
        </nav>
        <p>
          <Moment at={span.from} style="date" /> –{' '}
          <Moment at={new Date(Date.parse(span.to) - 1).toISOString()} style="date" />
        </p>
      </header>
      {board.error !== null && <Failed error={board.error} again={() => void board.refetch()} />}
      {figures?.total.promised === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {figures !== undefined && figures.total.promised > 0 && (
        <>
          <FiguresTable of="total" rows={[figures.total]} onOpen={open} />
          <FiguresTable of="person" rows={figures.persons} onOpen={open} />
          <AwayPeople persons={figures.persons} />
          <FiguresTable of="work" rows={figures.works} onOpen={open} />
          <BoardExport board={figures} />
          {cell?.period === period && <PromiseRows cell={cell} span={span} />}
        </>
      )}
    </div>
  );
}
