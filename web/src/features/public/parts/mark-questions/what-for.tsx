import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../kit/form/form-section.js';
import { PlainQuestion } from './plain-question.js';
import type { Presets } from './presets.js';
import { plainIn } from './questions.js';

export function WhatFor({ presets }: { presets: Presets }) {
  const { t } = useTranslation('verification');
  return (
    <FormSection number={3} id="what-for" title={t('whatFor.title')} lead={t('whatFor.lead')}>
      {plainIn('whatFor').map((name) => (
        <PlainQuestion key={name} name={name} presets={presets} />
      ))}
    </FormSection>
  );
}
