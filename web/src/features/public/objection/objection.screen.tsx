import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation, type ActionFunctionArgs } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import { Field } from '../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { askByForm, type AskedByForm } from '../parts/asked-support/ask-by-form.js';
import { AskedReceipt, askedWords, ContactFields } from '../parts/asked-support/contact-fields.js';
import styles from './objection.module.css';

const FIELDS = ['reported', 'ground', 'objection', 'contactName', 'contactEmail'] as const;
/** Why a report may have been wrong, as the colleague and the owner of the mark read it. */
const GROUNDS: Readonly<Record<string, string>> = {
  allowed: 'The owner of the mark allowed it.',
  'own-right': 'They have an earlier or own right.',
  'not-alike': 'Name, picture or goods are not alike.',
  'not-mine': 'The page or offer is not theirs.',
  other: 'Another reason.',
};
type Answer = AskedByForm<(typeof FIELDS)[number]>;

export const action = (args: ActionFunctionArgs): Promise<Answer> =>
  askByForm(args, {
    name: 'objection',
    fields: FIELDS,
    problems: ({ ground }): Record<string, string> =>
      Object.hasOwn(GROUNDS, ground) ? {} : { ground: 'errors.REQUIRED' },
    description: ({ ground, objection }) => `${GROUNDS[ground] ?? ''}\n\n${objection}`,
    about: ({ reported }) => ({ topic: 'OBJECTION', reported }),
  });

/** For the other side: somebody whose page or offer was reported by us, and who thinks that was wrong. */
export function Component() {
  const { t } = useTranslation('objection');
  const answer = useActionData() as Answer | undefined;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('title')} description={t('lead')} />
      <header className={styles.head}>
        <h1>{answer?.receipt === undefined ? t('title') : t('received')}</h1>
        {answer?.receipt === undefined && <p>{t('lead')}</p>}
      </header>
      {answer?.receipt === undefined ? (
        <ObjectionForm answer={answer} />
      ) : (
        <AskedReceipt receipt={answer.receipt} email={answer.values.contactEmail} />
      )}
    </main>
  );
}

/** The same object each time: errors that were answered stay so until the next attempt. */
const NONE = {};

function ObjectionForm({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation(['objection', 'asked-support']);
  const busy = useNavigation().state === 'submitting';
  const typed = answer?.values;
  const labels = {
    reported: t('reported'),
    ground: t('ground'),
    objection: t('objection'),
    contactName: t('asked-support:contactName'),
    contactEmail: t('asked-support:contactEmail'),
  };
  return (
    <FormErrorsProvider errors={answer?.errors ?? NONE}>
      <AppForm method="post" noValidate className={styles.form}>
        <ErrorSummary
          attempt={answer?.attempt}
          labels={labels}
          message={answer?.message === undefined ? undefined : t(askedWords(answer.message))}
        />
        <Field name="reported" label={labels.reported} hint={t('reportedHint')}>
          {(control) => <input {...control} maxLength={2000} defaultValue={typed?.reported} />}
        </Field>
        <Field name="ground" label={labels.ground}>
          {(control) => (
            <select {...control} defaultValue={typed?.ground ?? ''}>
              <option value="">{t('choose')}</option>
              {Object.keys(GROUNDS).map((key) => (
                <option key={key} value={key}>
                  {t(`grounds.${key}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="objection" label={labels.objection} hint={t('objectionHint')}>
          {(control) => <textarea {...control} rows={7} maxLength={8000} defaultValue={typed?.objection} />}
        </Field>
        <ContactFields typed={typed} />
        <div>
          <Button type="submit" look="accent" busy={busy}>
            {t('send')}
          </Button>
        </div>
      </AppForm>
    </FormErrorsProvider>
  );
}
