import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { PromiseRowsDocument, type PromiseRowsResult } from '../promise-board.graphql.js';
import styles from '../promise-board.module.css';
import { rowsOf, type Cell, type Span } from '../promise-period.js';

/** What one number counts, sentence by sentence. */
export function PromiseRows({ cell, span }: { readonly cell: Cell; readonly span: Span }) {
  const { t } = useTranslation('admin-promises');
  const filter = rowsOf(cell, span);
  const { data, error, refetch } = useQuery({
    queryKey: ['promise-rows', filter],
    queryFn: () => ask(PromiseRowsDocument, { filter }),
  });
  const rows = data?.servicePromiseList;
  return (
    <section aria-labelledby="promise-rows">
      <h2 id="promise-rows">{t(`counted.${cell.counted}`)}</h2>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      <ul className={styles.rows}>
        {rows?.items.map((row) => (
          <PromiseRow key={row.id} row={row} />
        ))}
      </ul>
      {rows !== undefined && rows.totalCount > rows.items.length && (
        <p>{t('more', { shown: rows.items.length, total: rows.totalCount })}</p>
      )}
    </section>
  );
}

function PromiseRow({ row }: { readonly row: PromiseRowsResult['servicePromiseList']['items'][number] }) {
  const { t } = useTranslation('admin-promises');
  const { work, mark, publicId, promisedAt, firstPromisedAt, keptAt, movedBecause, assignedAdmin } = row;
  return (
    <li>
      <AppLink to={`/${row.subjectType}/${row.subjectId}/show`}>{mark || publicId || t('subject')}</AppLink>{' '}
      {t(`admin-day:work.${work}`)}
      {assignedAdmin !== null && <> · {assignedAdmin.displayName}</>}
      <p>
        {t('said')} <Moment at={promisedAt} style="due" />
        {keptAt === null ? (
          <>, {t(row.state === 'BROKEN' ? 'notHad' : 'stillOpen')}</>
        ) : (
          <>
            , {t('had')} <Moment at={keptAt} style="due" />
          </>
        )}
        {movedBecause !== null && (
          <>
            . {t('first')} <Moment at={firstPromisedAt} style="due" />: {movedBecause}
          </>
        )}
      </p>
    </li>
  );
}
