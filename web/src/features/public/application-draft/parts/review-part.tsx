import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Gaps, useGapWords } from '../../../../domain/draft/gaps.js';
import { send } from '../../../../domain/sign-in/signed-in-api.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import { Button } from '../../../../kit/button/button.js';
import { StickyStep } from '../../../../kit/sticky-step/sticky-step.js';
import styles from '../application-draft.module.css';
import { DraftRequestReviewDocument } from '../application-draft-steps.graphql.js';
import type { DraftRequest } from '../use-draft.js';

interface Props {
  readonly id: string;
  readonly missing: DraftRequest['draftGaps'];
  readonly onAsked: () => void;
}

/** The way to the lawyer. What is paid and not in the draft is asked for once: pressed again with that in view, it is left out. */
export function ReviewPart({ id, missing, onAsked }: Props) {
  const { t } = useTranslation('draft');
  const { busy, answer, run } = useAnswer();
  const message = useMessage('draft');
  const box = useRef<HTMLElement>(null);
  const said = useGapWords()(missing);
  const [pressedWith, setPressedWith] = useState<string>();
  // What was refused for a gap is over once another answer was given.
  const refused =
    answer?.done === false && !(answer.message === 'refusal.DRAFT_INCOMPLETE' && pressedWith !== said);
  const review = async (leaveOutUnused: boolean): Promise<void> => {
    setPressedWith(said);
    if (await run(() => send(DraftRequestReviewDocument, { id, leaveOutUnused }))) onAsked();
    // Pressed from afar, the reason is here.
    else box.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section ref={box} className={styles.review} aria-labelledby="review">
      <h2 id="review">{t('review.title')}</h2>
      <p>{t('review.lead')}</p>
      <Gaps gaps={missing} />
      {refused && (
        <p role="alert" className={styles.wrong}>
          {message(answer)}
        </p>
      )}
      {answer?.message === 'refusal.NOT_USED' && (
        <p>
          <Button type="button" busy={busy} onClick={() => void review(true)}>
            {t('review.leaveOut')}
          </Button>
        </p>
      )}
      {answer?.done === true && (
        <p role="status" className={styles.notice}>
          {t('review.asked')}
        </p>
      )}
      <div className={styles.end}>
        <Button type="button" look="accent" busy={busy} onClick={() => void review(false)}>
          {t('review.send')}
        </Button>
      </div>
      <StickyStep
        of={box}
        text={said}
        action={t('review.send')}
        busy={busy}
        onPress={() => void review(false)}
      />
    </section>
  );
}
