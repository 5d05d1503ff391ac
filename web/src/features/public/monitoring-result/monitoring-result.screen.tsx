import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { OfficeName } from '../../../domain/jurisdiction/office-name.js';
import { formatDay } from '../../../kit/dates/day.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Offers } from '../../../kit/offer/offer.js';
import { canPursue, phaseOf, type LinkedResult, type ResultPhase } from './linked-result.js';
import type { ResultAnswer } from './monitoring-result.action.js';
import { SeeLinkedResultDocument } from './monitoring-result.graphql.js';
import type { loadResult } from './monitoring-result.loader.js';
import { LinkedPage } from '../parts/linked-page/linked-page.js';
import { useSeen } from '../parts/linked-page/use-seen.js';
import { DaysLeft, LastDayCard } from '../parts/linked-page/last-day-card.js';
import styles from './monitoring-result.module.css';
import { Ask } from './parts/ask.js';
import { Beside } from './parts/beside.js';
import { TakeUp } from './parts/leave.js';
import { OwnerWays, Pursued } from './parts/owner-ways.js';
import { Ways } from './parts/ways.js';

export { loadResult as loader } from './monitoring-result.loader.js';
export { actOnResult as action } from './monitoring-result.action.js';

/** A later mark that came near, for whoever holds the link of its letter: both marks, by when, what a lawyer thinks, and what can be done. */
export function Component() {
  const { t } = useTranslation('monitoring-result');
  const { result, link, attempt, countries, country } = useLoaderData<typeof loadResult>();
  const last = useActionData() as ResultAnswer | undefined;
  const of = (...intents: readonly string[]): ResultAnswer | undefined =>
    last !== undefined && intents.includes(last.intent) ? last : undefined;
  useSeen({ isNew: !result.seen, id: result.id, linkToken: link, document: SeeLinkedResultDocument });
  const phase = phaseOf(result);
  return (
    <LinkedPage
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      mark={result.markName}
      heading={t('heading', { name: result.sheet.ownName })}
      about={
        <p>
          <OfficeName code={result.jurisdiction} />
          {result.applicationNumber !== null && ` · ${t('number', { number: result.applicationNumber })}`}
        </p>
      }
    >
      <LastDay result={result} phase={phase} />
      <Pursued result={result} />
      <Beside result={result} />
      {phase === 'left' && <TakeUp attempt={attempt} answer={of('leave', 'again')} />}
      {phase === 'open' && (
        <Ways
          result={result}
          countries={countries}
          country={country}
          attempt={attempt}
          answer={of('order', 'leave', 'again', 'letter', 'coexist')}
        />
      )}
      {phase === 'over' && canPursue(result) && (
        <Offers>
          <OwnerWays attempt={attempt} answer={of('letter', 'coexist')} />
        </Offers>
      )}
      <Ask result={result} attempt={attempt} answer={of('ask')} />
    </LinkedPage>
  );
}

const URGENT_DAYS = 14;

/** By when it can be opposed and why then, or why nothing is to be done any more. */
function LastDay({ result, phase }: { result: LinkedResult; phase: ResultPhase }) {
  const { t, i18n } = useTranslation('monitoring-result');
  const { lastDay, daysLeft, law, orderLink } = result.sheet;
  const day = (on: string | null): string =>
    on === null ? '' : formatDay(on, i18n.language, { weekday: true });
  const runs = phase === 'open' || phase === 'left' || phase === 'ordered';
  const urgent = runs && daysLeft !== null && daysLeft <= URGENT_DAYS;
  return (
    <LastDayCard label={t('clock.label')} look={phase === 'ended' ? 'good' : urgent ? 'urgent' : undefined}>
      {phase !== 'ended' && lastDay !== null && daysLeft !== null && (
        <DaysLeft
          left={daysLeft < 0 ? t('clock.over') : t('clock.left', { count: daysLeft })}
          what={t('clock.lastDay')}
          lastDay={lastDay}
          day={day(lastDay)}
        />
      )}
      <p>
        {t(`phase.${phase}`, {
          day: day(
            phase === 'ended' ? result.endedOn : phase === 'ordered' ? result.orderedOn : result.dismissedOn,
          ),
        })}
      </p>
      {phase !== 'ended' && (
        <p className={styles.rule}>
          {lastDay === null
            ? t('clock.unknown')
            : result.publicationDate === null
              ? t('clock.law', { law })
              : t('clock.rule', { day: day(result.publicationDate), law })}
        </p>
      )}
      {phase === 'ordered' && orderLink !== null && (
        <p>
          <AppLink to={`/service-order/${orderLink}`}>{t('toOrder')}</AppLink>
        </p>
      )}
      {phase === 'over' && (
        <p>
          {t('cancel.text')} <AppLink to="/legal-services">{t('cancel.ask')}</AppLink>
        </p>
      )}
    </LastDayCard>
  );
}
