import { useTranslation } from 'react-i18next';
import { Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { Presets } from './presets.js';

export function WhatFor({ presets }: { presets: Presets }) {
  const { t } = useTranslation('verification');
  const used = [
    { value: 'yes', title: t('whatFor.used') },
    { value: 'no', title: t('whatFor.planned') },
  ];
  return (
    <FormSection number={3} id="what-for" title={t('whatFor.title')} lead={t('whatFor.lead')}>
      <Field
        name="businessDescription"
        label={t('label.businessDescription')}
        hint={t('whatFor.descriptionHint')}
      >
        {(control) => (
          <textarea
            {...control}
            maxLength={4000}
            rows={5}
            defaultValue={presets['businessDescription']?.[0] ?? ''}
          />
        )}
      </Field>
      <Field name="websites" label={t('label.websites')} hint={t('whatFor.websitesHint')} optional>
        {(control) => (
          <input
            {...control}
            maxLength={1000}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={presets['websites']?.[0]?.replaceAll('\n', ', ') ?? ''}
          />
        )}
      </Field>
      <Choices
        name="useInCommerce"
        label={t('whatFor.usedLabel')}
        hint={t('whatFor.usedHint')}
        optional
        choices={used}
        chosen={presets['useInCommerce']?.[0]}
      />
    </FormSection>
  );
}
