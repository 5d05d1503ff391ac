import { useTranslation } from 'react-i18next';
import type { OrderMarkForm } from '../../../../generated/schema.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { Field } from '../../../../kit/form/field.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { OrderPageData } from '../order.loader.js';
import type { DraftPart } from './draft-part.js';

const FORMS: readonly OrderMarkForm[] = [
  'WORD',
  'FIGURATIVE',
  'STYLIZED_CHARACTERS',
  'SHAPE',
  'COMBINED_SHAPE',
  'SOUND',
];

/** The mark as it was told; only its form at the offices and a name for one's own lists are asked. */
export function Mark({
  request,
  draft,
  change,
}: DraftPart & { request: OrderPageData['registrationRequest'] }) {
  const { t } = useTranslation('order');
  const usual: OrderMarkForm = request.type === 'TEXT' ? 'WORD' : 'FIGURATIVE';
  return (
    <FormSection
      number={1}
      id="mark"
      title={t('mark.title')}
      lead={t(request.status === null ? 'mark.leadNew' : 'mark.lead')}
    >
      <Extract
        rows={[
          { code: '540', label: t('mark.name'), value: request.value === '' ? t('logo') : request.value },
        ]}
      />
      <Field name="markForm" label={t('mark.form')} hint={t('mark.formHint')}>
        {(control) => (
          <select
            {...control}
            value={draft.markForm ?? usual}
            onChange={(event) => change({ markForm: event.target.value as OrderMarkForm })}
          >
            {FORMS.map((form) => (
              <option key={form} value={form}>
                {t(`mark.forms.${form}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="markAlias" label={t('mark.alias')} hint={t('mark.aliasHint')} optional>
        {(control) => (
          <input
            {...control}
            maxLength={200}
            autoComplete="off"
            value={draft.markAlias ?? ''}
            onChange={(event) => change({ markAlias: event.target.value })}
          />
        )}
      </Field>
    </FormSection>
  );
}
