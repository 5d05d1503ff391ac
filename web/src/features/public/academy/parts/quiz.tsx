import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuizQuestion } from '../../../../domain/content/content-document.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import styles from '../../parts/reading/reading.module.css';

/** Questions on what was read. Without script the answers open at a click; with it each choice is answered. */
export function Quiz({ questions, lang }: { questions: readonly QuizQuestion[]; lang?: string | undefined }) {
  const { t } = useTranslation('quiz');
  return (
    <section className={styles.quiz} aria-labelledby="quiz">
      <h2 id="quiz">{t('title')}</h2>
      {questions.map((question, place) => (
        <Asked key={question.question} question={question} name={`quiz-${place}`} lang={lang} />
      ))}
    </section>
  );
}

function Asked({
  question: { question, choices, answer, why },
  name,
  lang,
}: {
  question: QuizQuestion;
  name: string;
  lang: string | undefined;
}) {
  const { t } = useTranslation('quiz');
  const [chosen, setChosen] = useState<number>();
  const live = useHydrated();
  const outcome = chosen === undefined ? undefined : chosen === answer ? 'right' : 'wrong';
  return (
    <fieldset>
      <legend lang={lang}>{question}</legend>
      {choices.map((choice, place) => (
        <label key={choice} lang={lang}>
          <input
            type="radio"
            name={name}
            checked={chosen === place}
            disabled={!live}
            onChange={() => setChosen(place)}
          />
          {choice}
        </label>
      ))}
      <p role="status">
        {outcome !== undefined && (
          <>
            <strong>{t(outcome)}</strong> <span lang={lang}>{why}</span>
          </>
        )}
      </p>
      {!live && (
        <details>
          <summary>{t('show')}</summary>
          <p lang={lang}>
            {choices[answer]}. {why}
          </p>
        </details>
      )}
    </fieldset>
  );
}
