import { useTranslation } from 'react-i18next';
import { useRef, type ReactNode } from 'react';
import { ButtonLink } from '../../../kit/button/button.js';
import { StickyStep } from '../../../kit/sticky-step/sticky-step.js';
import type { NextStepFields } from './portal-parts.graphql.js';
import { nextStepPath } from './next-step-path.js';
import { useNextStepWords } from './next-step-words.js';
import styles from './page.module.css';

interface Props {
  readonly orderId: string;
  readonly step: NextStepFields;
  /** A button that does the step here, in place of the link to it. */
  readonly here?: ReactNode;
}

/** The one next step of an order: whose turn it is, what it is with its date, and the button that leads to it. */
export function NextStepBox({ orderId, step, here }: Props) {
  const { t } = useTranslation(['portal-next', 'portal']);
  const { turn, text, action, after } = useNextStepWords()(step);
  const to = nextStepPath(step, orderId);
  const box = useRef<HTMLElement>(null);
  const sticky = step.whoseTurn === 'YOU' && action !== undefined ? { of: box, text, action } : undefined;
  return (
    <section ref={box} className={styles.nextStep} aria-labelledby="next-step">
      <h2 id="next-step">{turn}</h2>
      <p className={styles.text}>{text}</p>
      {here}
      {here === undefined && to !== undefined && action !== undefined && (
        <p className={styles.do}>
          <ButtonLink to={to} look={step.whoseTurn === 'YOU' ? 'accent' : 'plain'}>
            {action}
          </ButtonLink>
          {step.minutes !== null && <span>{t('portal:home.minutes', { count: step.minutes })}</span>}
        </p>
      )}
      {after !== undefined && <p className={styles.after}>{after}</p>}
      {/* What is done here asks first: the bar presses the one button that knows how. */}
      {sticky !== undefined && here !== undefined && (
        <StickyStep {...sticky} onPress={() => box.current?.querySelector('button')?.click()} />
      )}
      {sticky !== undefined && here === undefined && to !== undefined && <StickyStep {...sticky} to={to} />}
    </section>
  );
}
