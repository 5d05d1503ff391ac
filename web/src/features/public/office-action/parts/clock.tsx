import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import type { LetterPhase, LinkedLetter } from '../linked-letter.js';
import { DaysLeft, LastDayCard } from '../../parts/linked-page/last-day-card.js';
import styles from '../office-action.module.css';

const RUNNING: readonly LetterPhase[] = ['examined', 'choose', 'late', 'pay', 'work', 'draft', 'agreed'];

/** By when, and what is so now. */
export function Clock({ letter, phase }: { letter: LinkedLetter; phase: LetterPhase }) {
  const { t, i18n } = useTranslation('portal-letter');
  const { lastDay, daysLeft, orderUntil } = letter.sheet;
  const day = (on: string): string => formatDay(on, i18n.language, { weekday: true });
  const runs = RUNNING.includes(phase);
  return (
    <LastDayCard label={t('clock.label')} look={runs && daysLeft <= 14 ? 'urgent' : undefined}>
      {runs && (
        <DaysLeft
          left={daysLeft < 0 ? t('clock.over') : t('clock.left', { count: daysLeft })}
          what={t('clock.lastDay')}
          lastDay={lastDay}
          day={day(lastDay)}
        />
      )}
      <p>{t(`phase.${phase}`, { day: day(orderUntil) })}</p>
      {phase === 'late' && daysLeft < 0 && letter.jurisdiction === 'US' && <p>{t('revival')}</p>}
      {phase === 'choose' && <p className={styles.nothing}>{t('nothing')}</p>}
    </LastDayCard>
  );
}
