import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { Upload } from '../../../../kit/upload/upload.js';
import type { LinkedClass, LinkedSpecimen } from '../linked-proof.js';
import type { ProofAnswer } from '../use-in-commerce.action.js';
import styles from '../use-in-commerce.module.css';
import { useRefused } from './use-refused.js';

interface Props {
  readonly of: LinkedClass;
  readonly specimens: readonly LinkedSpecimen[];
  readonly attempt: string;
  readonly answer: ProofAnswer | undefined;
}

/** What shows one class in use: what is there, and a picture or a page more. */
export function LinkedSpecimens({ of, specimens, attempt, answer }: Props) {
  const { t } = useTranslation('portal-proof');
  const refused = useRefused(answer);
  const navigation = useNavigation();
  const sent = navigation.state === 'submitting' ? navigation.formData : undefined;
  const busy = sent?.get('class') === of.id && sent.get('intent') === 'specimen';
  const name = (field: string): string => `${of.id}.${field}`;
  const labels = {
    [name('upload')]: t('specimens.picture'),
    [name('url')]: t('specimens.url'),
    [name('captureDate')]: t('specimens.captureDate'),
  };
  return (
    <section className={styles.specimens} aria-label={t('specimens.of', { number: of.classNumber })}>
      <h4>{t('specimens.title')}</h4>
      <p className={styles.hint}>{t('specimens.lead')}</p>
      {specimens.length > 0 && (
        <ul>
          {specimens.map((one) => (
            <Entry key={one.id} specimen={one} of={of} />
          ))}
        </ul>
      )}
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm key={specimens.length} method="post" noValidate preventScrollReset className={styles.order}>
          <ErrorSummary
            attempt={answer?.done === true ? undefined : answer?.attempt}
            labels={labels}
            message={refused}
          />
          <input type="hidden" name="intent" value="specimen" />
          <input type="hidden" name="class" value={of.id} />
          <input type="hidden" name="classNumber" value={of.classNumber} />
          <input type="hidden" name="link" value={of.link ?? ''} />
          <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-${of.id}-specimen`} />
          <Upload
            name={name('upload')}
            label={t('specimens.pictureOf', { number: of.classNumber })}
            onChange={() => undefined}
          />
          <Field name={name('url')} label={t('specimens.url')} hint={t('specimens.urlWhy')} optional>
            {(control) => (
              <input
                {...control}
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="https://"
              />
            )}
          </Field>
          <Field name={name('captureDate')} label={t('specimens.captureDate')} optional>
            {(control) => <input {...control} type="date" />}
          </Field>
          <Button type="submit" size="small" busy={busy}>
            {t('specimens.add', { number: of.classNumber })}
          </Button>
        </AppForm>
      </FormErrorsProvider>
    </section>
  );
}

function Entry({ specimen, of }: { specimen: LinkedSpecimen; of: LinkedClass }) {
  const { t, i18n } = useTranslation('portal-proof');
  const name = specimen.document?.name ?? specimen.url ?? t('specimens.picture');
  return (
    <li className={styles.entry}>
      <span>{name}</span>
      {specimen.captureDate !== null && (
        <span>{t('specimens.seen', { day: formatDay(specimen.captureDate, i18n.language) })}</span>
      )}
      {(specimen.document?.specimenProblems ?? []).map((problem) => (
        <span key={problem}>{t(`specimens.problem.${problem}`)}</span>
      ))}
      {specimen.refusedBecause !== null && (
        <span>{t('specimens.refused', { reason: specimen.refusedBecause })}</span>
      )}
      <AppForm method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="class" value={of.id} />
        <input type="hidden" name="link" value={of.link ?? ''} />
        <input type="hidden" name="specimen" value={specimen.id} />
        <input type="hidden" name="attempt" value={`remove-${specimen.id}`} />
        <Button type="submit" look="quiet" size="small">
          {t('common:action.remove')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </AppForm>
    </li>
  );
}
