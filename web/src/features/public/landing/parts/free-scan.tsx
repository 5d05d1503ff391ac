import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { AskedReceipt, askedWords, ContactFields } from '../../parts/asked-support/contact-fields.js';
import styles from '../../parts/reading/reading.module.css';
import { channelKeys } from '../free-scan-fields.js';
import own from './free-scan.module.css';
import type { FreeScanAnswer } from '../free-scan.action.js';

/** The same object each time: errors that were answered stay so until the next attempt. */
const NONE = {};

/** Asks for a look at a brand that costs nothing; right after it, by when an analyst answers. */
export function FreeScan() {
  const { t } = useTranslation('free-scan');
  const answer = useActionData() as FreeScanAnswer | undefined;
  return (
    <section className={styles.group} id="free-scan">
      <h2>{t('title')}</h2>
      {answer?.receipt === undefined ? (
        <>
          <p>{t('lead')}</p>
          <ScanForm answer={answer} />
        </>
      ) : (
        <AskedReceipt receipt={answer.receipt} email={answer.values.contactEmail} />
      )}
    </section>
  );
}

function ScanForm({ answer }: { answer: FreeScanAnswer | undefined }) {
  const { t } = useTranslation(['free-scan', 'asked-support']);
  const busy = useNavigation().state === 'submitting';
  const labels = {
    brandName: t('brandName'),
    brandWebsite: t('brandWebsite'),
    channel: t('channel'),
    contactName: t('asked-support:contactName'),
    contactEmail: t('asked-support:contactEmail'),
  };
  const typed = answer?.values;
  return (
    <FormErrorsProvider errors={answer?.errors ?? NONE}>
      <AppForm method="post" action="#free-scan" noValidate className={own.form}>
        <ErrorSummary
          attempt={answer?.attempt}
          labels={labels}
          message={answer?.message === undefined ? undefined : t(askedWords(answer.message))}
        />
        <Field name="brandName" label={labels.brandName}>
          {(control) => <input {...control} maxLength={200} defaultValue={typed?.brandName} />}
        </Field>
        <Field name="brandWebsite" label={labels.brandWebsite} hint={t('brandWebsiteHint')}>
          {(control) => (
            <input
              {...control}
              inputMode="url"
              spellCheck={false}
              maxLength={300}
              defaultValue={typed?.brandWebsite}
            />
          )}
        </Field>
        <Field name="channel" label={labels.channel}>
          {(control) => (
            <select {...control} defaultValue={typed?.channel ?? ''}>
              <option value="">{t('choose')}</option>
              {channelKeys.map((key) => (
                <option key={key} value={key}>
                  {t(`channels.${key}`)}
                </option>
              ))}
            </select>
          )}
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
