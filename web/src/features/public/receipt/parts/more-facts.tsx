import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { Field } from '../../../../kit/form/field.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { ReceiptAnswer } from '../receipt.action.js';
import styles from '../receipt.module.css';

interface Props {
  readonly request: {
    readonly businessDescription?: string | null;
    readonly websites?: readonly string[] | null;
  };
  readonly attempt: string;
  readonly answer: ReceiptAnswer | undefined;
}

/** Facts that came to mind after sending; they improve the report. */
export function MoreFacts({ request, attempt, answer }: Props) {
  const { t } = useTranslation('receipt');
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'facts';
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <h2 id="facts">{t('facts.title')}</h2>
      <p>{t('facts.text')}</p>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm method="post" noValidate preventScrollReset className={styles.form}>
          <ErrorSummary
            attempt={answer?.attempt}
            labels={{ businessDescription: t('facts.description'), websites: t('facts.websites') }}
            message={
              answer?.message === undefined
                ? undefined
                : t(`common:${answer.message}`, { defaultValue: t('common:refusal.OTHER') })
            }
          />
          <input type="hidden" name="intent" value="facts" />
          <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-facts`} />
          <Field name="businessDescription" label={t('facts.description')}>
            {(control) => (
              <textarea
                {...control}
                rows={4}
                maxLength={4000}
                defaultValue={request.businessDescription ?? ''}
              />
            )}
          </Field>
          <Field name="websites" label={t('facts.websites')} optional>
            {(control) => (
              <input
                {...control}
                maxLength={1000}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={(request.websites ?? []).join(', ')}
              />
            )}
          </Field>
          <div className={styles.end}>
            <Button type="submit" busy={busy}>
              {t('facts.save')}
            </Button>
            {answer?.done === true && <span role="status">{t('facts.saved')}</span>}
          </div>
        </AppForm>
      </FormErrorsProvider>
    </section>
  );
}
