import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import { Field } from '../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { forgetKept } from '../../../kit/form/kept.js';
import { KeptLine } from '../../../kit/form/kept-line.js';
import { useKeptForm } from '../../../kit/form/use-kept-form.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { isAsked } from './linked-letter.js';
import type { LetterAnswer } from './office-action.action.js';
import type { loadLetter } from './office-action.loader.js';
import { LinkedPage } from '../parts/linked-page/linked-page.js';
import styles from './office-action.module.css';

export { loadLetter as loader } from './office-action.loader.js';
export { actOnLetter as action } from './office-action.action.js';

/** What the lawyer has to know for the answer, asked of whoever holds the link. */
export function Component() {
  const { t } = useTranslation('portal-letter');
  const { letter, link, attempt } = useLoaderData<typeof loadLetter>();
  const answer = useActionData() as LetterAnswer | undefined;
  const busy = useNavigation().state === 'submitting';
  const questions = letter.clientInput ?? [];
  const form = useRef<HTMLFormElement>(null);
  const key = `letter-answers.${letter.id}`;
  const kept = useKeptForm(form, key, {});
  const isSent = answer?.done === true;
  // What has arrived is kept with us, and on no device.
  useEffect(() => {
    if (isSent) forgetKept(key);
  }, [isSent, key]);
  return (
    <LinkedPage
      meta={{ title: t('questions.title') }}
      mark={letter.markName}
      heading={t('questions.title')}
      about={
        <>
          <p>{t(isAsked(letter) ? 'questions.lead' : 'questions.none')}</p>
          <p>
            <AppLink to={`/office-action/${link}`}>{t('questions.back')}</AppLink>
          </p>
        </>
      }
    >
      {isAsked(letter) && (
        <FormErrorsProvider errors={answer?.errors ?? {}}>
          <AppForm ref={form} method="post" noValidate className={styles.order} {...kept.heard}>
            <ErrorSummary
              attempt={answer?.attempt}
              labels={{}}
              message={
                answer?.message === undefined
                  ? undefined
                  : t(`common:${answer.message}`, { defaultValue: t('common:refusal.OTHER') })
              }
            />
            <input type="hidden" name="intent" value="answers" />
            <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-answers`} />
            {questions.map(({ question, why, answer: known }, index) => (
              <Field
                key={question}
                name={`answer-${index}`}
                label={question}
                {...(why === null ? {} : { hint: why })}
              >
                {(control) => (
                  <>
                    <input type="hidden" name="question" value={question} />
                    <textarea {...control} rows={4} defaultValue={known ?? ''} />
                  </>
                )}
              </Field>
            ))}
            {isSent ? <p role="status">{t('questions.done')}</p> : <KeptLine kept={kept} />}
            <Button type="submit" look="accent" busy={busy}>
              {t('questions.send')}
            </Button>
          </AppForm>
        </FormErrorsProvider>
      )}
    </LinkedPage>
  );
}
