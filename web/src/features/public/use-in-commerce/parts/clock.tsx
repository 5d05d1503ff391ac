import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import type { LinkedProof, ProofPhase } from '../linked-proof.js';
import { DaysLeft, LastDayCard } from '../../parts/linked-page/last-day-card.js';
import styles from '../use-in-commerce.module.css';

const RUNNING: readonly ProofPhase[] = ['prepared', 'choose', 'late', 'pay', 'work', 'approved', 'leaving'];

/** By when at the office and for the reader, and what is so now. */
export function Clock({ request, phase }: { request: LinkedProof; phase: ProofPhase }) {
  const { t, i18n } = useTranslation('portal-proof');
  const { proof, filedOn, type } = request;
  const day = (on: string): string => formatDay(on, i18n.language, { weekday: true });
  const runs = RUNNING.includes(phase);
  return (
    <LastDayCard label={t('clock.label')} look={runs && proof.daysLeft <= 14 ? 'urgent' : undefined}>
      {runs && (
        <>
          <DaysLeft
            left={proof.daysLeft < 0 ? t('clock.over') : t('clock.left', { count: proof.daysLeft })}
            what={t(proof.late ? 'clock.graceDay' : 'clock.officeDay')}
            lastDay={proof.officeDay}
            day={day(proof.officeDay)}
          />
          <p>
            {t('clock.yours')} <Moment at={proof.lastMoment} />
          </p>
        </>
      )}
      <p>
        {t(`phase.${phase}`, { day: day(proof.orderUntil), filed: filedOn === null ? '' : day(filedOn) })}
      </p>
      {runs && <p className={styles.nothing}>{proof.late ? t(`late.${type}`) : t(`nothing.${type}`)}</p>}
    </LastDayCard>
  );
}
