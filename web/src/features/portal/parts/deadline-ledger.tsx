import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { DEADLINE_TONES, isTurningPoint } from '../../../domain/deadline/deadline-state.js';
import { placeOfZone } from '../../../domain/deadline/office-zone.js';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { Status } from '../../../kit/status/status.js';
import { Day } from './day.js';
import { Ledger } from './ledger.js';
import type { DeadlineRow } from './portal-parts.graphql.js';
import styles from './lists.module.css';

export function DeadlineStateWord({ state, kind }: { state: DeadlineRow['state']; kind: string }) {
  const { t } = useTranslation('portal-deadlines');
  if (!isTurningPoint(kind) || (state !== 'UPCOMING' && state !== 'OPEN' && state !== 'DONE'))
    return <Status tone={DEADLINE_TONES[state]}>{t(`state.${state}`)}</Status>;
  return state === 'UPCOMING' ? (
    <Status tone="progress">{t(`turning.${kind}.ahead`)}</Status>
  ) : (
    <Status tone="ended">{t(`turning.${kind}.passed`)}</Status>
  );
}

/** The last day with the place whose midnight ends it; of a turning point the day alone. */
export function LastDay({
  deadline,
}: {
  deadline: Pick<DeadlineRow, 'kind' | 'nominalDate' | 'zone' | 'jurisdiction'>;
}) {
  const { t } = useTranslation('portal-deadlines');
  return (
    <>
      <strong className={styles.day}>
        <Day on={deadline.nominalDate} due office={deadline.jurisdiction} />
      </strong>
      {!isTurningPoint(deadline.kind) && (
        <>
          <br />
          {t('midnight', { place: placeOfZone(deadline.zone) })}
        </>
      )}
    </>
  );
}

/** One line a deadline: what, where, how it stands, and its last day with the place whose midnight ends it. Opens the reasons. */
export function DeadlineLedger({ deadlines, label }: { deadlines: readonly DeadlineRow[]; label: string }) {
  const { t } = useTranslation('portal-deadlines');
  const office = useOfficeName();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  // On the page of deadlines the view stays as it is under the reasons.
  const view = pathname === '/portal/deadlines' ? Object.fromEntries(query) : {};
  const address = (id: string): string =>
    `/portal/deadlines?${new URLSearchParams({ ...view, why: id }).toString()}`;
  return (
    <Ledger
      label={label}
      rows={deadlines.map((deadline) => ({
        id: deadline.id,
        to: address(deadline.id),
        seal: deadline.markName ?? '',
        title: deadline.markName ?? office(deadline.jurisdiction),
        text: (
          <>
            {deadline.name} · {office(deadline.jurisdiction)}
            {deadline.actor !== 'OWNER' && ` · ${t(`actor.${deadline.actor}`)}`}
          </>
        ),
        status: <DeadlineStateWord state={deadline.state} kind={deadline.kind} />,
        end: (
          <>
            <LastDay deadline={deadline} />
            {deadline.state === 'IN_GRACE' && deadline.graceDate !== null && (
              <>
                <br />
                {t('stillUntil')} <Day on={deadline.graceDate} due office={deadline.jurisdiction} />
              </>
            )}
            {deadline.stillPossible !== null && (
              <>
                <br />
                {t('putRight', { name: deadline.stillPossible.name })}{' '}
                <Day on={deadline.stillPossible.nominalDate} due office={deadline.jurisdiction} />
              </>
            )}
            {deadline.disputed && (
              <>
                <br />
                {t('disputed')}
              </>
            )}
            {deadline.previousNominalDate !== null && (
              <>
                <br />
                {t('moved')} <Day on={deadline.previousNominalDate} />
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
