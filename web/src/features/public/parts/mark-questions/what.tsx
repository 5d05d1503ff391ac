import { useTranslation } from 'react-i18next';
import { Choices, Group } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { Upload } from '../../../../kit/upload/upload.js';
import type { Presets } from './presets.js';
import styles from './mark-questions.module.css';

export function What({ presets, onChange }: { presets: Presets; onChange: () => void }) {
  const { t } = useTranslation('verification');
  const hydrated = useHydrated();
  const kinds = (['TEXT', 'COMBINED', 'LOGO'] as const).map((value) => ({
    value,
    title: t(`type.${value}.title`),
    text: t(`type.${value}.text`),
  }));
  return (
    <FormSection number={1} id="what" title={t('what.title')}>
      <div className={styles.what}>
        <Choices
          name="type"
          label={t('label.type')}
          choices={kinds}
          chosen={presets['type']?.[0] ?? 'TEXT'}
        />
        <Field name="value" label={t('label.value')} hint={t('what.valueHint')}>
          {(control) => (
            <input
              {...control}
              className={`${control.className} ${styles.nameField}`}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              defaultValue={presets['value']?.[0] ?? ''}
            />
          )}
        </Field>
        <div className={styles.logo}>
          <Group name="logoUpload" label={t('label.logoUpload')} optional>
            {hydrated ? (
              <Upload name="logoUpload" label={t('label.logoUpload')} onChange={onChange} />
            ) : (
              <p>{t('upload.later')}</p>
            )}
          </Group>
        </div>
        <Field name="meaning" label={t('label.meaning')} hint={t('what.meaningHint')} optional>
          {(control) => <input {...control} maxLength={500} defaultValue={presets['meaning']?.[0] ?? ''} />}
        </Field>
      </div>
    </FormSection>
  );
}
