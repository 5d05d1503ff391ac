import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { isUnpaid, runsToday } from '../../../../domain/monitoring/watch-runs.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { addDays, dayOf } from '../../../../kit/dates/day.js';
import { Status } from '../../../../kit/status/status.js';
import { Day } from '../../parts/day.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty, Section } from '../../parts/page.js';
import type { PortalMonitoringResult } from '../monitoring.graphql.js';

type Watch = PortalMonitoringResult['trademarkWatchSubscriptionList']['items'][number];
type Mark = PortalMonitoringResult['trademarkList']['items'][number];
type Phase = 'unpaid' | 'running' | 'later' | 'over';

const TONES = { unpaid: 'waiting', running: 'progress', later: 'waiting', over: 'ended' } as const;

/** A watch searches after every import of a register, and after so many days where nothing was imported. */
const LONGEST_REST_DAYS = 7;

function phaseOf(watch: Watch, today: string): Phase {
  if (isUnpaid(watch)) return 'unpaid';
  if (runsToday(watch, today)) return 'running';
  return watch.dateStart > today ? 'later' : 'over';
}

/** Watches of registers, each with its last and next search and what waits to be read, and the way to watch another mark. */
export function RegisterWatches({ watches, marks }: { watches: readonly Watch[]; marks: readonly Mark[] }) {
  const { t } = useTranslation('portal-brands');
  const office = useOfficeName();
  const [today] = useState(() => dayOf(new Date()));
  const looked = new Set(
    watches.filter((watch) => phaseOf(watch, today) !== 'over').map(({ trademark }) => trademark?.id),
  );
  const unwatched = marks.filter(({ id }) => !looked.has(id));
  return (
    <>
      <Section title={t('registers.title')}>
        <p>{t('registers.lead')}</p>
        {watches.length === 0 && (
          <Empty
            action={
              marks.length === 0 && (
                <ButtonLink to="/portal/trademarks" look="quiet">
                  {t('registers.toMarks')}
                </ButtonLink>
              )
            }
          >
            {t(marks.length === 0 ? 'registers.noMarks' : 'registers.empty')}
          </Empty>
        )}
        {watches.length > 0 && (
          <Ledger
            label={t('registers.title')}
            rows={watches.map((watch) => ({
              id: watch.id,
              to: `/portal/watch/${watch.id}`,
              seal: watch.trademark?.name ?? '',
              title: watch.trademark?.name ?? '',
              text: <Where of={watch} />,
              status: (
                <Status tone={TONES[phaseOf(watch, today)]}>{t(`registers.${phaseOf(watch, today)}`)}</Status>
              ),
              end: <WhenSearched of={watch} phase={phaseOf(watch, today)} />,
            }))}
          />
        )}
      </Section>
      {unwatched.length > 0 && (
        <Section title={t('registers.unwatched')}>
          <Ledger
            label={t('registers.unwatched')}
            rows={unwatched.map((mark) => ({
              id: mark.id,
              to: `/portal/watch-order/${mark.id}`,
              seal: mark.name,
              title: mark.name,
              text: office(mark.jurisdiction),
              end: t('registers.order'),
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** In which registers, and what waits for its owner. */
function Where({ of: { jurisdictions, waiting } }: { of: Watch }) {
  const { t } = useTranslation('portal-brands');
  const office = useOfficeName();
  return (
    <>
      {jurisdictions === null ? t('registers.all') : jurisdictions.map(office).join(', ')}
      <br />
      {waiting.totalCount === 0 ? (
        t('registers.none')
      ) : (
        <strong>{t('registers.waiting', { count: waiting.totalCount })}</strong>
      )}
    </>
  );
}

function WhenSearched({ of: watch, phase }: { of: Watch; phase: Phase }) {
  const { t } = useTranslation('portal-brands');
  const last = watch.last.items[0]?.ranOn;
  return (
    <>
      {phase === 'later' && (
        <>
          {t('registers.begins')} <Day on={watch.dateStart} />
        </>
      )}
      {phase === 'over' && watch.dateEnd !== null && (
        <>
          {t('registers.ended')} <Day on={watch.dateEnd} />
        </>
      )}
      {phase === 'running' &&
        (last === undefined ? (
          t('registers.first')
        ) : (
          <>
            {t('registers.next')} <Day on={addDays(last, LONGEST_REST_DAYS)} />
          </>
        ))}
      {last !== undefined && (
        <>
          <br />
          {t('registers.last')} <Day on={last} />
        </>
      )}
    </>
  );
}
