import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { officeToday } from '../../../../domain/deadline/office-today.js';
import { Seal } from '../../../../kit/seal/seal.js';
import { Status } from '../../../../kit/status/status.js';
import { StickyStep } from '../../../../kit/sticky-step/sticky-step.js';
import { Day } from '../../parts/day.js';
import { nextStepPath } from '../../parts/next-step-path.js';
import { useNextStepWords } from '../../parts/next-step-words.js';
import { Section } from '../../parts/page.js';
import type { Duty } from './duties.js';
import styles from './home.module.css';

interface Words {
  readonly text: string;
  readonly action: string;
  readonly to: string;
  readonly minutes: number | null;
}

/** Duties before everything else, each with the button that goes to the step itself. `filled`: whether the first has the one filled button of the page. */
export function NeedsYou({
  duties,
  filled,
  title,
}: {
  duties: readonly Duty[];
  filled: boolean;
  title: string;
}) {
  const { t } = useTranslation('portal');
  const stepWords = useNextStepWords();
  const first = useRef<HTMLLIElement>(null);
  const words = (duty: Duty): Words => {
    if (duty.kind !== 'order')
      return {
        text: t(`duty.${duty.kind}.text`),
        action: t(`duty.${duty.kind}.do`),
        to: duty.to,
        minutes: duty.minutes,
      };
    const { text, action } = stepWords(duty.step);
    return {
      text,
      action: action ?? t('duty.order.do'),
      to: nextStepPath(duty.step, duty.id) ?? `/portal/order/${duty.id}`,
      minutes: duty.step.minutes,
    };
  };
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {duties.map((duty, index) => {
          const { text, action, to, minutes } = words(duty);
          const step = filled && index === 0;
          const overdue = duty.due !== null && duty.due < officeToday(duty.office);
          return (
            <li key={duty.id} {...(step ? { ref: first } : {})}>
              <Seal name={duty.about} size={60} />
              <div>
                <h3>{duty.about || t('orders.logo')}</h3>
                <p>
                  {overdue && <Status tone="problem">{t('duty.overdue')}</Status>} {text}{' '}
                  {duty.due !== null && duty.kind !== 'order' && (
                    <span>
                      {t('duty.by')} <Day on={duty.due} due office={duty.office} />
                    </span>
                  )}
                </p>
                {minutes !== null && <p className={styles.time}>{t('home.minutes', { count: minutes })}</p>}
              </div>
              <ButtonLink to={to} look={step ? 'accent' : 'plain'}>
                {action}
                <span className="visually-hidden">: {duty.about}</span>
              </ButtonLink>
              {step && (
                <StickyStep
                  of={first}
                  text={duty.about === '' ? text : `${duty.about}: ${text}`}
                  action={action}
                  to={to}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
