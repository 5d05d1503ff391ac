import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import type { LetterPhase, LinkedLetter } from '../linked-letter.js';
import styles from '../office-action.module.css';

const RUNNING: readonly LetterPhase[] = ['examined', 'choose', 'late', 'pay', 'work', 'draft', 'agreed'];

/** By when, and what is so now. */
export function Clock({ letter, phase }: { letter: LinkedLetter; phase: LetterPhase }) {
  const { t, i18n } = useTranslation('portal-letter');
  const { lastDay, daysLeft, orderUntil } = letter.sheet;
  const day = (on: string): string => formatDay(on, i18n.language, { weekday: true });
  const runs = RUNNING.includes(phase);
  return (
    <section className={styles.clock} aria-label={t('clock.label')} data-near={runs && daysLeft <= 14}>
      {runs && (
        <p className={styles.left}>
          <strong>{daysLeft < 0 ? t('clock.over') : t('clock.left', { count: daysLeft })}</strong>
          <span>
            {t('clock.lastDay')} <time dateTime={lastDay}>{day(lastDay)}</time>
          </span>
        </p>
      )}
      <p>{t(`phase.${phase}`, { day: day(orderUntil) })}</p>
      {phase === 'late' && daysLeft < 0 && letter.jurisdiction === 'US' && <p>{t('revival')}</p>}
      {phase === 'choose' && <p className={styles.nothing}>{t('nothing')}</p>}
    </section>
  );
}
