import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { useRole } from '../parts/records/use-facts.js';
import { OperationsLinesDocument } from './operations.graphql.js';
import styles from './operations.module.css';
import { DataGrowth } from './upkeep/data-growth.js';
import { Certificates } from './upkeep/certificates.js';
import { Keys } from './upkeep/keys.js';
import { Registers } from './upkeep/registers.js';
import { Checks } from './upkeep/checks.js';
import { Vendors } from './upkeep/vendors.js';
import { OperationsHead } from '../parts/operations-head.js';

const EVERY_MS = 15_000;
const NOW_SERIES = [
  'register age',
  'register marks',
  'register records rejected',
  'marks to recompute',
  'deadlines moved',
  'round age',
  'rebuild check age',
  'rebuild differences',
  'certificate ends',
  'certificate unread',
  'key age',
  'vendor answered at',
  'vendor calls',
  'cut off',
];

/** What grows old or full unless somebody looks after it: providers, registers, deadlines, checks, keys, data. */
export function Component() {
  const { t } = useTranslation('admin-upkeep');
  const isAdmin = useRole() === 'admin';
  const now = useQuery({
    queryKey: ['upkeep'],
    queryFn: () => ask(OperationsLinesDocument, { series: NOW_SERIES, hours: 1 }),
    refetchInterval: EVERY_MS,
    enabled: isAdmin,
  });
  const grown = useQuery({
    queryKey: ['data-growth'],
    queryFn: () => ask(OperationsLinesDocument, { series: ['table size'], hours: 720 }),
    enabled: isAdmin,
  });
  const error = now.error ?? grown.error;
  const lines = now.data?.operationsLines;
  return (
    <div className={styles.operations}>
      <OperationsHead title={t('title')} lead={t('lead')} />
      {!isAdmin && <p role="status">{t('adminsOnly')}</p>}
      {error !== null && (
        <Failed error={error} again={() => void Promise.all([now.refetch(), grown.refetch()])} />
      )}
      {isAdmin && error === null && lines === undefined && <p role="status">{t('common:loading')}</p>}
      {lines !== undefined && (
        <>
          <Vendors lines={lines} />
          <Registers lines={lines} />
          <Checks lines={lines} />
          <Keys lines={lines} />
          <Certificates lines={lines} now={now.dataUpdatedAt} />
        </>
      )}
      {grown.data !== undefined && <DataGrowth lines={grown.data.operationsLines} />}
    </div>
  );
}
