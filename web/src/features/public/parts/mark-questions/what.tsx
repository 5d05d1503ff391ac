import { useTranslation } from 'react-i18next';
import { Choices, Group } from '../../../../kit/form/choices.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { Upload } from '../../../../kit/upload/upload.js';
import { PlainQuestion } from './plain-question.js';
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
        <PlainQuestion name="value" presets={presets} look={styles.nameField} />
        <div className={styles.logo}>
          <Group name="logoUpload" label={t('label.logoUpload')} optional>
            {hydrated ? (
              <Upload name="logoUpload" label={t('label.logoUpload')} onChange={onChange} />
            ) : (
              <p>{t('upload.later')}</p>
            )}
          </Group>
        </div>
        <PlainQuestion name="meaning" presets={presets} />
      </div>
    </FormSection>
  );
}
