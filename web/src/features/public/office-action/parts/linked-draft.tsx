import { useTranslation } from 'react-i18next';
import { AnswerDraft, waitsForWord } from '../../../../domain/office-letter/answer-draft.js';
import { DraftDecision } from '../../parts/draft-decision/draft-decision.js';
import type { LinkedLetter } from '../linked-letter.js';
import type { LetterAnswer } from '../office-action.action.js';
import styles from '../office-action.module.css';

interface Props {
  readonly letter: LinkedLetter;
  readonly attempt: string;
  readonly answer: LetterAnswer | undefined;
}

/** The answer before it is filed, for whoever holds the link: read, compared, agreed to, or sent back with words. */
export function LinkedDraft({ letter, attempt, answer }: Props) {
  const { t } = useTranslation('office-letter');
  if (letter.draftNumber === null || letter.status === 'ABANDONED') return null;
  const waits = waitsForWord(letter);
  return (
    <section aria-labelledby="draft" className={styles.ordered}>
      <h2 id="draft">{t('draft.title')}</h2>
      {waits && <p>{t('draft.lead')}</p>}
      <AnswerDraft draft={letter} />
      {waits && <p>{t('draft.approveText')}</p>}
      {waits && (
        <DraftDecision words="office-letter" draft={letter.draftNumber} attempt={attempt} answer={answer} />
      )}
    </section>
  );
}
