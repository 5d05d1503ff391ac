import { useTranslation } from 'react-i18next';
import { Check } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { Presets } from './presets.js';
import styles from './mark-questions.module.css';

/** `lead`, `emailHint`: what the address is for on this page. */
export function Who({ presets, lead, emailHint }: { presets: Presets; lead: string; emailHint: string }) {
  const { t } = useTranslation('verification');
  const text = (name: string): string => presets[name]?.[0] ?? '';
  return (
    <FormSection number={4} id="who" title={t('who.title')} lead={lead}>
      <div className={styles.names}>
        <Field name="contact.firstName" label={t('who.firstName')}>
          {(control) => (
            <input
              {...control}
              maxLength={100}
              autoComplete="given-name"
              defaultValue={text('contact.firstName')}
            />
          )}
        </Field>
        <Field name="contact.lastName" label={t('who.lastName')}>
          {(control) => (
            <input
              {...control}
              maxLength={100}
              autoComplete="family-name"
              defaultValue={text('contact.lastName')}
            />
          )}
        </Field>
      </div>
      <Field name="contact.email" label={t('who.email')} hint={emailHint}>
        {(control) => (
          <input
            {...control}
            type="email"
            maxLength={254}
            autoComplete="email"
            spellCheck={false}
            defaultValue={text('contact.email')}
          />
        )}
      </Field>
      <Field name="contact.phone" label={t('who.phone')} hint={t('who.phoneHint')} optional>
        {(control) => (
          <input
            {...control}
            type="tel"
            maxLength={30}
            autoComplete="tel"
            defaultValue={text('contact.phone')}
          />
        )}
      </Field>
      <Check name="sendMarketingEmails" checked={presets['sendMarketingEmails']?.[0] !== undefined}>
        {t('who.marketing')}
      </Check>
    </FormSection>
  );
}
