import { useTranslation } from 'react-i18next';
import { Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { filingBases } from '../office-input.js';
import type { DraftOffice } from '../use-draft.js';
import { Why } from './why.js';

interface Props {
  readonly office: DraftOffice;
  readonly onChoose: (basis: string) => void;
}

/** What the office of the United States asks: on which ground the mark is filed. */
export function FilingBasis({ office, onChoose }: Props) {
  const { t } = useTranslation('draft');
  return (
    <>
      <Why>{t('basis.why')}</Why>
      <div
        onChange={(event) => {
          if (event.target instanceof HTMLInputElement) onChoose(event.target.value);
        }}
      >
        <Choices
          name="usptoFilingBasis"
          label={t('basis.title')}
          chosen={office.usptoFilingBasis ?? undefined}
          choices={filingBases.map((value) => ({
            value,
            title: t(`basis.${value}.title`),
            text: t(`basis.${value}.text`),
          }))}
        />
      </div>
      <Field name="usptoAdditionalInfo" label={t('basis.more')} hint={t('basis.moreHint')} optional>
        {(control) => (
          <textarea {...control} rows={3} maxLength={5000} defaultValue={office.usptoAdditionalInfo ?? ''} />
        )}
      </Field>
    </>
  );
}
