import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { send, type Answer } from '../../../../domain/sign-in/signed-in-api.js';
import { useEveryOffice } from '../../../../domain/jurisdiction/every-office.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { DraftSaveApplicationDocument } from '../application-draft-steps.graphql.js';
import { sixMonthsAfter } from '../../../../domain/draft/six-months-after.js';
import type { DraftApplication } from '../use-draft.js';
import { AutoForm } from './auto-form.js';
import { Why } from './why.js';

const TYPES = ['FIRST_FILING', 'REGISTRATION', 'EXHIBITION'] as const;

interface Props {
  readonly application: DraftApplication;
  readonly disabled: boolean;
  readonly onSaved: () => void;
}

/** An earlier filing whose date counts here as well, and whether the address may be seen. */
export function PriorityPart({ application, disabled, onSaved }: Props) {
  const { t } = useTranslation('draft');
  const [claimed, setClaimed] = useState(application.priorityFilingType !== null);
  const [date, setDate] = useState(application.priorityFilingDate ?? '');
  const save = async (form: FormData): Promise<Answer> => {
    const text = (name: string): string | null =>
      form.get('priorityFilingType') === 'NONE' ? null : String(form.get(name) ?? '').trim() || null;
    const type = TYPES.find((known) => known === form.get('priorityFilingType')) ?? null;
    const filed = text('priorityFilingDate');
    const answer = await send(DraftSaveApplicationDocument, {
      id: application.id,
      input: {
        priorityFilingType: type,
        priorityFilingJurisdiction: text('priorityFilingJurisdiction'),
        priorityFilingNumber: text('priorityFilingNumber'),
        priorityFilingDate: filed,
        priorityExpirationDate: filed === null ? null : sixMonthsAfter(filed),
        domicileAddressVisible: form.get('domicileAddressVisible') === 'yes',
        onboardingFinished: true,
      },
    });
    if (answer.done) onSaved();
    return answer;
  };
  const labels = Object.fromEntries(
    (
      [
        'priorityFilingType',
        'priorityFilingJurisdiction',
        'priorityFilingNumber',
        'priorityFilingDate',
      ] as const
    ).map((name) => [name, t(`priority.${name}`)]),
  );
  return (
    <FormSection number={2} id="priority" title={t('priority.title')} lead={t('priority.lead')}>
      <Why>{t('priority.why')}</Why>
      <AutoForm labels={labels} save={save} disabled={disabled}>
        <div
          onChange={(event) => {
            if (event.target instanceof HTMLInputElement) setClaimed(event.target.value !== 'NONE');
          }}
        >
          <Choices
            name="priorityFilingType"
            label={t('priority.priorityFilingType')}
            chosen={application.priorityFilingType ?? (application.onboardingFinished ? 'NONE' : undefined)}
            choices={(['NONE', ...TYPES] as const).map((value) => ({
              value,
              title: t(`priority.type.${value}`),
            }))}
          />
        </div>
        {claimed && <EarlierFiling application={application} date={date} onDate={setDate} />}
        <Check name="domicileAddressVisible" checked={application.domicileAddressVisible}>
          {t('priority.visible')}
        </Check>
      </AutoForm>
    </FormSection>
  );
}

interface EarlierFilingProps {
  readonly application: DraftApplication;
  readonly date: string;
  readonly onDate: (day: string) => void;
}

/** Where, under which number and when it was filed before; the date says how long its priority lasts. */
function EarlierFiling({ application, date, onDate }: EarlierFilingProps) {
  const { t, i18n } = useTranslation('draft');
  // An earlier filing may lie at any office, not only at those of this order.
  const offices = useEveryOffice();
  return (
    <>
      <Field name="priorityFilingJurisdiction" label={t('priority.priorityFilingJurisdiction')}>
        {(control) => (
          <select {...control} defaultValue={application.priorityFilingJurisdiction ?? ''}>
            <option value="">{t('choose')}</option>
            <CodedOptions of={offices} />
          </select>
        )}
      </Field>
      <Field name="priorityFilingNumber" label={t('priority.priorityFilingNumber')}>
        {(control) => <input {...control} defaultValue={application.priorityFilingNumber ?? ''} />}
      </Field>
      <Field
        name="priorityFilingDate"
        label={t('priority.priorityFilingDate')}
        {...(date === ''
          ? {}
          : { hint: t('priority.ends', { day: formatDay(sixMonthsAfter(date), i18n.language) }) })}
      >
        {(control) => (
          <input {...control} type="date" value={date} onChange={(event) => onDate(event.target.value)} />
        )}
      </Field>
    </>
  );
}
