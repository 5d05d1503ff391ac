import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { Button } from '../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../kit/form/form-errors.js';
import { Field } from '../../kit/form/field.js';
import { NEW_LINK_PATH, type NewLinkAnswer } from './ask-for-new-links.js';
import styles from './new-link-form.module.css';

/** One field for whoever holds a link that opens nothing any more. `given`: the answer to a form that was sent without a script. */
export function NewLinkForm({ given }: { given?: NewLinkAnswer | undefined }) {
  const { t } = useTranslation();
  const fetcher = useFetcher<NewLinkAnswer>();
  const answer = fetcher.data ?? given;
  const label = t('newLink.email');
  const message = answer?.message;
  return (
    <FormErrorsProvider errors={answer?.errors ?? NONE}>
      <fetcher.Form method="post" action={NEW_LINK_PATH} noValidate className={styles.form}>
        <ErrorSummary
          attempt={answer?.attempt}
          labels={{ email: label }}
          message={
            message === undefined ? undefined : t([message.key, 'refusal.OTHER'], { count: message.count })
          }
        />
        <Field name="email" label={label}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              spellCheck={false}
              maxLength={254}
              defaultValue={answer?.email ?? ''}
            />
          )}
        </Field>
        <Button type="submit" look="accent" busy={fetcher.state === 'submitting'}>
          {t('newLink.send')}
        </Button>
        <p role="status" className={styles.sent}>
          {answer?.done === true ? t('newLink.sent') : ''}
        </p>
      </fetcher.Form>
    </FormErrorsProvider>
  );
}

/** The same object each time: errors that were answered stay so until the next attempt. */
const NONE = {};
