import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { ClassBoard } from './parts/class-board.js';
import { LastSheet } from './parts/last-sheet.js';
import { ProofWorkDocument } from './proof-of-use.graphql.js';
import styles from './proof-of-use.module.css';

/** The work on a proof of use: class by class what becomes of it and what shows it, and the sheet that is read before it is filed. */
export function ProofWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-proof');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', facts.table, row.id],
    queryFn: () => ask(ProofWorkDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  const proof = data?.useInCommerceRequest;
  if (proof == null) return <p role="status">{t('common:loading')}</p>;
  const { classes, remainingExtensionCount, pageVisitedOn, user } = proof;
  return (
    <section aria-label={t('title')} className={styles.proof}>
      {proof.sheet.blackout && (
        <p role="note" className={styles.blackout}>
          {t('blackout')}
        </p>
      )}
      <p className={styles.quiet}>
        {[
          remainingExtensionCount === null ? undefined : t('extensions', { count: remainingExtensionCount }),
          pageVisitedOn === null
            ? undefined
            : t('visited', {
                name: user?.displayName ?? t('client'),
                day: formatDay(pageVisitedOn, 'en', { short: true }),
              }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {classes.items.length === 0 && <p>{t('noClasses')}</p>}
      {classes.items.map((one) => (
        <ClassBoard key={one.id} facts={facts} row={row} proof={proof} one={one} />
      ))}
      <LastSheet proof={proof} row={row} />
    </section>
  );
}
