import { useTranslation } from 'react-i18next';
import { locales } from '../../../../i18n/locale-rules.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { Field } from '../../../../kit/form/field.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import styles from '../consultation.module.css';

const TOPICS = [
  'NEW_MARK',
  'CHECK_RESULT',
  'OFFICE_LETTER',
  'COPIED_BY_OTHERS',
  'ACCUSED_BY_OTHERS',
  'RENEWAL',
  'OTHER',
] as const;

interface Props {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** What was sent before, or what the address brings along. */
  readonly given: Answers;
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** What it is about, so that the lawyer can prepare. */
export function About({ countries, given, language, onLanguage }: Props) {
  const { t } = useTranslation('consultation');
  return (
    <div className={styles.fields}>
      <Field name="topic" label={t('field.topic')}>
        {(control) => (
          <select {...control} defaultValue={one(given, 'topic')}>
            <option value="">{t('about.choose')}</option>
            {TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t(`topic.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="language" label={t('about.language')}>
        {(control) => (
          <select {...control} value={language} onChange={(event) => onLanguage(event.target.value)}>
            {locales.map((one) => (
              <option key={one} value={one}>
                {t(`language.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="markName" label={t('about.mark')} optional>
        {(control) => (
          <input {...control} maxLength={300} autoComplete="off" defaultValue={one(given, 'markName')} />
        )}
      </Field>
      <Field name="country" label={t('about.country')} optional>
        {(control) => (
          <select {...control} defaultValue={one(given, 'country')}>
            <option value="">{t('about.choose')}</option>
            <CodedOptions of={countries} />
          </select>
        )}
      </Field>
      <div className={styles.whole}>
        <Field name="description" label={t('about.notes')} hint={t('about.notesHint')} optional>
          {(control) => (
            <textarea {...control} maxLength={5000} rows={4} defaultValue={one(given, 'description')} />
          )}
        </Field>
      </div>
    </div>
  );
}
