import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { command } from '../../parts/records/data-provider.js';
import { factsOf } from '../../parts/records/facts-of.js';
import type { CommandFacts, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { NoteDialog } from '../triage/note-dialog.js';
import { ThreatDialog } from '../triage/threat-dialog.js';
import type { Means } from '../triage/means.js';
import { Triage } from '../triage/triage.js';
import type { Hit } from '../triage/hit.js';
import { AddFinding } from './parts/add-finding.js';
import { Coverage } from './parts/coverage.js';
import { DismissDialog, OwnDialog } from './parts/decide-dialogs.js';
import { Sources } from './parts/sources.js';
import { ScanWorkDocument } from './scan.graphql.js';
import { hitOf, lackOf, ofSameSeller, type Scan } from './scan.js';
import styles from './scan-work.module.css';
import { useOurs } from './use-ours.js';

/** The work on a scan: where it looked, what it came upon, and what finishing waits for. */
export function ScanWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-scan');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'brand_monitoring_task', row.id],
    queryFn: () => ask(ScanWorkDocument, { id: row.id }),
  });
  // What is there stays where one judges it, when one reading fails.
  if (error !== null && data === undefined) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const scan = data.brandMonitoringTask;
  if (scan === null) return null;
  return (
    <section aria-label={t('title')} className={styles.scan}>
      {scan.coverage.items.length === 0 ? (
        <Sources facts={facts} row={row} scan={scan} />
      ) : (
        <Coverage scan={scan} />
      )}
      <Findings scan={scan} />
    </section>
  );
}

const seenOn = (day: string): string => formatDay(day, 'en', { short: true });

function Findings({ scan }: { scan: Scan }) {
  const { t } = useTranslation('admin-scan');
  const facts = use(factsOf('brand_monitoring_finding'));
  const ours = useOurs(scan);
  const { items, totalCount } = scan.findings;
  const hits = items.map((finding) => hitOf(finding, (day) => t('seen', { day: seenOn(day) })));
  const isRunning = scan.status === 'IN_PROGRESS';
  const lack = lackOf(hits);
  return (
    <section aria-labelledby="scan-findings">
      <h3 id="scan-findings">{t('findings', { count: totalCount })}</h3>
      {totalCount > items.length && <p>{t('firstOnly', { count: items.length })}</p>}
      <Triage
        key={items.length === 0 ? 'none' : 'some'}
        facts={facts}
        field="verdict"
        hits={hits}
        ours={ours}
        closed={isRunning ? undefined : t(`closed.${scan.status === 'SCHEDULED' ? 'before' : 'after'}`)}
        means={isRunning ? meansOf(scan, facts, t) : []}
      />
      {isRunning && (
        <>
          <p className={lack.what === 'ready' ? undefined : styles.lack} role="status">
            {t(`lack.${lack.what}`, { count: lack.count })}
          </p>
          <AddFinding scan={scan} />
        </>
      )}
    </section>
  );
}

function meansOf(
  scan: Scan,
  facts: RecordFacts,
  t: (key: 'threat' | 'note' | 'noteLabel' | 'noteHint' | 'dismiss' | 'own') => string,
): readonly Means[] {
  const { userId, brandId } = scan;
  const findingOf = ({ id }: Hit) => scan.findings.items.find((one) => one.id === id);
  return [
    {
      key: 'makeThreat',
      label: t('threat'),
      can: ({ caseId }) => caseId === null && userId !== null && brandId !== null,
      dialog: (hit, close) => {
        const finding = findingOf(hit);
        if (finding === undefined || userId === null || brandId === null) return null;
        const { platform, website, seenDate, description, otherSide, document } = finding;
        return (
          <ThreatDialog
            found={{
              userId,
              brandId,
              brandMonitoringTaskId: scan.id,
              platform,
              link: website,
              seenOn: seenDate,
              description: description ?? platform,
              ...(document === null ? {} : { documentId: document.id }),
            }}
            otherSide={otherSide}
            onMade={async (caseId) => {
              // A verdict on its way may have raised the version, so that none is expected here.
              await command(facts, facts.update as CommandFacts, { id: hit.id, input: { caseId } });
            }}
            onClose={close}
          />
        );
      },
    },
    {
      key: 'dismissFinding',
      label: t('dismiss'),
      can: ({ caseId }) => caseId === null,
      dialog: (hit, close) => (
        <DismissDialog
          facts={facts}
          id={hit.id}
          ofSeller={ofSameSeller(scan.findings.items, hit.id).map(({ id }) => id)}
          onClose={close}
        />
      ),
    },
    {
      key: 'whitelistFinding',
      label: t('own'),
      can: ({ caseId }) => caseId === null,
      dialog: (hit, close) => <OwnDialog facts={facts} id={hit.id} onClose={close} />,
    },
    {
      key: 'note',
      label: t('note'),
      can: () => true,
      dialog: (hit, close) => (
        <NoteDialog
          facts={facts}
          hit={hit}
          field="description"
          label={t('noteLabel')}
          hint={t('noteHint')}
          onClose={close}
        />
      ),
    },
  ];
}
