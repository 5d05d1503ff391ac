import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { canBeRenewed, isTurningPoint } from '../../../../domain/deadline/deadline-state.js';
import { renewalAddress } from '../../../../domain/deadline/renewal-address.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Drawer } from '../../../../kit/drawer/drawer.js';
import { Extract, type ExtractRow } from '../../../../kit/extract/extract.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Day } from '../../parts/day.js';
import { Loaded } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  PortalDeadlineReasonsDocument,
  PortalDeadlineReasonsNode,
  type PortalDeadlineReasonsResult,
} from '../deadlines.graphql.js';
import { DeadlineStateWord, LastDay } from '../../parts/deadline-ledger.js';
import styles from './deadlines.module.css';

type Deadline = NonNullable<PortalDeadlineReasonsResult['trademarkDeadline']>;

/** Why this date: rule, event, calendar, moves and what is lost, for the deadline named in the address. */
export function Reasons() {
  const { t } = useTranslation('portal-deadlines');
  const [query, setQuery] = useSearchParams();
  const id = query.get('why') ?? '';
  const answer = usePortalQuery(
    PortalDeadlineReasonsDocument,
    PortalDeadlineReasonsNode,
    { id },
    { skip: id === '' },
  );
  const close = (): void =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('why');
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  const shown = answer.data?.trademarkDeadline?.id === id ? answer.data.trademarkDeadline : undefined;
  return (
    <Drawer open={id !== ''} title={shown?.name ?? t('why.title')} onClose={close}>
      <Loaded answer={answer}>
        {({ trademarkDeadline }) =>
          trademarkDeadline === null ? (
            <p>{t('why.gone')}</p>
          ) : (
            trademarkDeadline.id === id && <Reason deadline={trademarkDeadline} />
          )
        }
      </Loaded>
    </Drawer>
  );
}

function Reason({ deadline }: { deadline: Deadline }) {
  const { t } = useTranslation('portal-deadlines');
  const office = useOfficeName();
  const { trademark: mark } = deadline;
  return (
    <div className={styles.reason}>
      <p className={styles.mark}>
        {deadline.markName} · {office(deadline.jurisdiction)}
      </p>
      <p>
        <DeadlineStateWord state={deadline.state} kind={deadline.kind} />
      </p>
      <p className={styles.words}>{deadline.reason}</p>
      {deadline.stillPossible !== null && (
        <p className={styles.unsure}>
          {t('putRight', { name: deadline.stillPossible.name })}{' '}
          <Day on={deadline.stillPossible.nominalDate} due office={deadline.jurisdiction} /> ·{' '}
          <AppLink to={`/portal/deadlines?why=${deadline.stillPossible.id}`}>{t('why.remedy')}</AppLink>
        </p>
      )}
      {deadline.previousNominalDate !== null && (
        <p className={styles.moved}>
          <s>
            <Day on={deadline.previousNominalDate} />
          </s>{' '}
          <span aria-hidden="true">⟶</span>{' '}
          <strong>
            <Day on={deadline.nominalDate} />
          </strong>
          <br />
          {deadline.movedBecause}
        </p>
      )}
      {deadline.confidence === 'unsure' && <p className={styles.unsure}>{t('why.unsure')}</p>}
      <Extract rows={rowsOf(deadline, t, office)} />
      {mark !== null && (
        <p className={styles.do}>
          {canBeRenewed(deadline) && mark.renewalOrderedOn === null && (
            <ButtonLink to={renewalAddress(mark)} look="accent">
              {t('renew')}
            </ButtonLink>
          )}
          <ButtonLink to={`/portal/trademarks/${mark.id}`}>{t('openMark')}</ButtonLink>
          {mark.renewalOrderedOn !== null && deadline.kind === 'RENEWAL' && (
            <span>
              {t('ordered')} <Day on={mark.renewalOrderedOn} />
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** What is certain of them. Where no list is known at all, the weekend is what counts. */
function closingDays(
  { calendarOffice, calendarConfirmed }: Deadline,
  t: ReturnType<typeof useTranslation<'portal-deadlines'>>['t'],
  office: (code: string) => string,
): string {
  if (calendarOffice === 'weekends') return t('why.calendarWeekends');
  return t(calendarConfirmed ? 'why.calendarKnown' : 'why.calendarUnknown', {
    office: office(calendarOffice),
  });
}

function rowsOf(
  deadline: Deadline,
  t: ReturnType<typeof useTranslation<'portal-deadlines'>>['t'],
  office: (code: string) => string,
): ExtractRow[] {
  const day = (label: string, on: string | null, due = false): ExtractRow[] =>
    on === null ? [] : [{ label, value: <Day on={on} due={due} office={deadline.jurisdiction} /> }];
  const more = deadline.extensionDates ?? [];
  const turns = isTurningPoint(deadline.kind);
  return [
    { label: t(turns ? 'why.turns' : 'why.last'), value: <LastDay deadline={deadline} /> },
    ...(turns
      ? []
      : [...day(t('why.safe'), deadline.safeDate, true), ...day(t('why.opens'), deadline.opensDate)]),
    ...day(t('why.grace'), deadline.graceDate, true),
    ...(deadline.surcharge === null ? [] : [{ label: t('why.surcharge'), value: deadline.surcharge }]),
    {
      label: t('why.trigger'),
      value: (
        <>
          {deadline.triggerEvent}, <Day on={deadline.triggerDate} />
        </>
      ),
    },
    { label: t('why.rule'), value: deadline.citation },
    ...(turns ? [] : [{ label: t('why.calendar'), value: closingDays(deadline, t, office) }]),
    ...(deadline.closedFor === null ? [] : [{ label: t('why.closed'), value: deadline.closedFor }]),
    ...(deadline.extensionsUsed === null
      ? []
      : [
          {
            label: t('why.extensions'),
            value: (
              <>
                {t('why.used', { count: deadline.extensionsUsed })}
                {more.map((on) => (
                  <span key={on}>
                    <br />
                    {t('why.until')} <Day on={on} />
                  </span>
                ))}
              </>
            ),
          },
        ]),
    {
      label: t(turns ? 'why.means' : deadline.state === 'NOT_USED' ? 'why.notUsed' : 'why.consequence'),
      value: deadline.consequence,
    },
  ];
}
