import { useTranslation } from 'react-i18next';
import { Choices, Group } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { locales } from '../../../../i18n/locale-rules.js';
import type { ReportValues } from '../report.action.js';
import styles from '../threat-report.module.css';

const KINDS = ['name', 'logo', 'product', 'pictures', 'account', 'domain', 'company', 'app'] as const;

/** Both forms ask the same; one of them in every language. */
type Words = 'threat-report' | 'violation-report';

type Given = { readonly values: ReportValues | undefined };

/** What is threatened, and where the real thing is. */
export function BrandFields({ values }: Given) {
  const { t } = useTranslation('threat-report');
  return (
    <div className={styles.fields}>
      <Field name="brandName" label={t('field.brandName')}>
        {(control) => <input {...control} maxLength={200} defaultValue={values?.brandName} />}
      </Field>
      <Field name="brandWebsite" label={t('field.brandWebsite')} optional>
        {(control) => (
          <input
            {...control}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            defaultValue={values?.brandWebsite}
          />
        )}
      </Field>
    </div>
  );
}

/** Where it can be seen, and what is wrong there. */
export function SeenFields({ values, ns = 'threat-report' }: Given & { readonly ns?: Words }) {
  const { t } = useTranslation(ns);
  return (
    <div className={styles.questions}>
      <Field name="links" label={t('field.links')} hint={t('hint.links')}>
        {(control) => (
          <textarea {...control} rows={4} inputMode="url" spellCheck={false} defaultValue={values?.links} />
        )}
      </Field>
      <Group name="kinds" label={t('field.kinds')} hint={t('hint.kinds')}>
        <div className={styles.kinds}>
          {KINDS.map((kind) => {
            const words = t(`kind.${kind}`);
            return (
              <label key={kind} className={styles.kind}>
                <input
                  type="checkbox"
                  name="kinds"
                  value={words}
                  defaultChecked={values?.kinds.includes(words)}
                />
                <span>{words}</span>
              </label>
            );
          })}
        </div>
      </Group>
      <Choices
        name="knowsThem"
        label={t('field.knowsThem')}
        optional
        chosen={values?.knowsThem}
        choices={[
          { value: 'yes', title: t('knows.yes') },
          { value: 'no', title: t('knows.no') },
        ]}
      />
      <Field name="seenSince" label={t('field.seenSince')} optional>
        {(control) => <input {...control} type="date" defaultValue={values?.seenSince} />}
      </Field>
      <Field name="message" label={t('field.message')} hint={t('hint.message')} optional>
        {(control) => <textarea {...control} rows={5} maxLength={5000} defaultValue={values?.message} />}
      </Field>
    </div>
  );
}

/** Who reports, and where we write to. */
export function ReporterFields({ values }: Given) {
  const { t } = useTranslation('threat-report');
  return (
    <div className={styles.fields}>
      <Field name="contactEmail" label={t('field.contactEmail')} hint={t('hint.contactEmail')}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            defaultValue={values?.contactEmail}
          />
        )}
      </Field>
      <Field name="contactName" label={t('field.contactName')} optional>
        {(control) => (
          <input {...control} autoComplete="name" maxLength={200} defaultValue={values?.contactName} />
        )}
      </Field>
      <Field name="language" label={t('field.language')}>
        {(control) => (
          <select {...control} defaultValue={values?.language}>
            {locales.map((one) => (
              <option key={one} value={one}>
                {t(`language.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
