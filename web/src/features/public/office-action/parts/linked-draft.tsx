import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { AnswerDraft, waitsForWord } from '../../../../domain/office-letter/answer-draft.js';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
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
      {waits && <Decision draft={letter.draftNumber} attempt={attempt} answer={answer} />}
    </section>
  );
}

function Decision({
  draft,
  attempt,
  answer,
}: {
  draft: number;
  attempt: string;
  answer: LetterAnswer | undefined;
}) {
  const { t } = useTranslation('office-letter');
  const navigation = useNavigation();
  const sent = navigation.state === 'idle' ? null : navigation.formData?.get('intent');
  const key = answer?.attempt ?? attempt;
  return (
    <FormErrorsProvider errors={answer?.errors ?? NOTHING_WRONG}>
      <ErrorSummary
        attempt={answer?.attempt}
        labels={{ draftWish: t('draft.wish') }}
        message={
          answer?.message === undefined ? undefined : t([`common:${answer.message}`, 'common:refusal.OTHER'])
        }
      />
      <p>{t('draft.approveText')}</p>
      <AppForm method="post" preventScrollReset>
        <input type="hidden" name="draft" value={draft} />
        <input type="hidden" name="attempt" value={`${key}-approve`} />
        <Button type="submit" name="intent" value="approve" look="accent" busy={sent === 'approve'}>
          {t('draft.approve')}
        </Button>
      </AppForm>
      <details className={styles.change} open={answer?.words !== undefined || undefined}>
        <summary>{t('draft.change')}</summary>
        <AppForm method="post" noValidate preventScrollReset>
          <input type="hidden" name="draft" value={draft} />
          <input type="hidden" name="attempt" value={`${key}-change`} />
          <Field name="draftWish" label={t('draft.wish')}>
            {(control) => (
              <textarea {...control} rows={5} maxLength={5000} defaultValue={answer?.words ?? ''} />
            )}
          </Field>
          <div>
            <Button type="submit" name="intent" value="change" busy={sent === 'change'}>
              {t('draft.send')}
            </Button>
          </div>
        </AppForm>
      </details>
    </FormErrorsProvider>
  );
}

/** The same object each time: errors that were answered stay so until the next attempt. */
const NOTHING_WRONG = {};
