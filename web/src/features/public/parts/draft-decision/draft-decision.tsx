import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider, type FormErrors } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import styles from './draft-decision.module.css';

/** What came of the attempt before. */
export interface DecisionAnswer {
  readonly errors: FormErrors;
  /** Key of a sentence in `common`. */
  readonly message?: string;
  /** What should be different, as it was typed; undefined where no change was asked for. */
  readonly words?: string | undefined;
  readonly attempt: string;
}

interface Props {
  /** The words of the page: they say what the draft is of. */
  readonly words: 'office-letter' | 'service-form';
  /** Which draft is decided: its number, or the id of its document. */
  readonly draft: string | number;
  readonly attempt: string;
  readonly answer: DecisionAnswer | undefined;
}

/** Whoever holds a link agrees to the draft behind it, or sends it back with words. */
export function DraftDecision({ words, draft, attempt, answer }: Props) {
  const { t } = useTranslation(words);
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
