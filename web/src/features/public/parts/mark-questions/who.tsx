import { useTranslation } from 'react-i18next';
import { Check } from '../../../../kit/form/choices.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { PlainQuestion } from './plain-question.js';
import type { Presets } from './presets.js';
import styles from './mark-questions.module.css';

/** `lead`, `emailHint`: what the address is for on this page. */
export function Who({ presets, lead, emailHint }: { presets: Presets; lead: string; emailHint: string }) {
  const { t } = useTranslation('verification');
  return (
    <FormSection number={4} id="who" title={t('who.title')} lead={lead}>
      <div className={styles.names}>
        <PlainQuestion name="contact.firstName" presets={presets} />
        <PlainQuestion name="contact.lastName" presets={presets} />
      </div>
      <PlainQuestion name="contact.email" presets={presets} hint={emailHint} />
      <PlainQuestion name="contact.phone" presets={presets} />
      <Check name="sendMarketingEmails" checked={presets['sendMarketingEmails']?.[0] !== undefined}>
        {t('who.marketing')}
      </Check>
    </FormSection>
  );
}
