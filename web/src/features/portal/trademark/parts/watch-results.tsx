import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { watchResultAddress } from '../../../../domain/deadline/watch-result-address.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { runsToday } from '../../../../domain/monitoring/watch-runs.js';
import { Drawer } from '../../../../kit/drawer/drawer.js';
import { dayOf } from '../../../../kit/dates/day.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { Status } from '../../../../kit/status/status.js';
import { Day } from '../../parts/day.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty, Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import { SeeWatchResultDocument, SeeWatchResultNode } from '../trademark.graphql.js';
import { AskToAct } from './ask-to-act.js';
import { ClientVerdict } from './client-verdict.js';
import { LeaveAlone } from './leave-alone.js';
import { LeaveOwnerAlone, PursueOwner } from './pursue-owner.js';
import { Watches } from './watches.js';
import type { Mark, Result, Watch } from './mark-of.js';

/** Later marks that came near; one of them is open in the drawer when both parameters stand in the address. */
export function WatchResults({
  mark,
  results,
  watches,
}: {
  mark: Mark;
  results: readonly Result[];
  watches: readonly Watch[];
}) {
  const { t } = useTranslation('portal-trademarks');
  const office = useOfficeName();
  const [today] = useState(() => dayOf(new Date()));
  const [query, setQuery] = useSearchParams();
  const chosen =
    query.get('monitoringDrawerOpen') === 'true'
      ? results.find(({ id }) => id === query.get('activeTrademarkMonitoringResultId'))
      : undefined;
  const { run } = useCommand(SeeWatchResultDocument, SeeWatchResultNode);
  const unseen = chosen !== undefined && !chosen.seen ? chosen.id : undefined;
  // Opening is what marks a result as seen; the command of a later render would be the same one.
  useEffect(() => {
    if (unseen !== undefined) void run({ id: unseen });
  }, [unseen]);
  const close = (): void =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('monitoringDrawerOpen');
        next.delete('activeTrademarkMonitoringResultId');
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  // A mark that has ended is watched no more.
  const canOrder = mark.statusGroup !== 'DEAD';
  if (results.length + watches.length === 0 && !canOrder) return null;
  return (
    <Section title={t('watch.title')}>
      {results.length === 0 && watches.some((watch) => runsToday(watch, today)) && (
        <Empty>{t('watch.empty')}</Empty>
      )}
      <Watches mark={mark} watches={watches} today={today} canOrder={canOrder} />
      {results.length > 0 && (
        <Ledger
          label={t('watch.title')}
          rows={results.map((result) => ({
            id: result.id,
            to: watchResultAddress({ id: result.id, trademarkId: mark.id }),
            seal: result.markName,
            title: result.markName,
            text: `${office(result.jurisdiction)} · ${t('list.classes', { count: result.classes.length, list: result.classes.join(', ') })}`,
            status:
              result.relevance === null ? undefined : (
                <Status
                  tone={
                    result.relevance === 'HIGH'
                      ? 'problem'
                      : result.relevance === 'MEDIUM'
                        ? 'waiting'
                        : 'ended'
                  }
                >
                  {t(`relevance.${result.relevance}`)}
                </Status>
              ),
            end:
              result.dismissedOn !== null && result.orderedOn === null ? (
                t('watch.left')
              ) : result.seen ? (
                t('watch.seen')
              ) : (
                <strong>{t('watch.new')}</strong>
              ),
          }))}
        />
      )}
      <Drawer open={chosen !== undefined} title={chosen?.markName ?? ''} onClose={close}>
        {chosen !== undefined && <WatchResult result={chosen} mark={mark} />}
      </Drawer>
    </Section>
  );
}

function WatchResult({ result, mark }: { result: Result; mark: Mark }) {
  const { t } = useTranslation('portal-trademarks');
  const office = useOfficeName();
  const rows = [
    { label: t('watch.kind'), value: t(`watch.${result.type}`) },
    { label: t('list.office'), value: office(result.jurisdiction) },
    ...(result.relevance === null
      ? []
      : [
          {
            label: t('watch.relevance'),
            value: (
              <>
                {t(`relevance.${result.relevance}`)}
                {result.relevanceNote !== null && (
                  <>
                    <br />
                    {result.relevanceNote}
                  </>
                )}
              </>
            ),
          },
        ]),
    ...(result.applicationNumber === null
      ? []
      : [{ code: '210', label: t('fact.number'), value: result.applicationNumber }]),
    ...(result.ownerName === null ? [] : [{ code: '730', label: t('fact.owner'), value: result.ownerName }]),
    { code: '511', label: t('watch.classes'), value: result.classes.join(', ') },
    ...(result.publicationDate === null
      ? []
      : [{ code: '450', label: t('fact.published'), value: <Day on={result.publicationDate} /> }]),
    ...(result.oppositionEndDate === null
      ? []
      : [
          {
            label: t('watch.opposeUntil'),
            value: <Day on={result.oppositionEndDate} due office={result.jurisdiction} />,
          },
        ]),
  ];
  return (
    <>
      <Extract rows={rows} />
      <p>{t('watch.machine')}</p>
      {result.ipoLink !== null && (
        <p>
          <a href={result.ipoLink} rel="noreferrer">
            {t('fact.atOffice')}
          </a>
        </p>
      )}
      <ClientVerdict key={`verdict-${result.id}`} result={result} />
      <AskToAct key={result.id} result={result} mark={mark} />
      <PursueOwner key={`owner-${result.id}`} result={result} />
      {result.orderedOn === null && <LeaveAlone result={result} />}
      <LeaveOwnerAlone key={`whitelist-${result.id}`} result={result} />
    </>
  );
}
