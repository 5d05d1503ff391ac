import { useTranslation } from 'react-i18next';
import { SoldIn } from './sold-in.js';
import { Field } from '../../../kit/form/field.js';

interface Brand {
  readonly name: string;
  readonly websites: readonly string[];
  readonly countries: readonly string[] | null;
  readonly businessDescription: string | null;
}

/** One website a line; empty lines do not count. */
export const linesOf = (text: FormDataEntryValue | null): string[] =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function readBrand(form: FormData): Brand {
  return {
    name: String(form.get('name') ?? '').trim(),
    websites: linesOf(form.get('websites')),
    countries: form.getAll('countries').map(String),
    businessDescription: String(form.get('businessDescription') ?? '').trim() || null,
  };
}

export function useBrandLabels(): Record<keyof Brand, string> {
  const { t } = useTranslation('portal-brands');
  return {
    name: t('form.name'),
    websites: t('form.websites'),
    countries: t('form.countries'),
    businessDescription: t('form.description'),
  };
}

/** What a brand is: the same questions for a new one and for one that is there. */
export function BrandFields({ brand }: { brand?: Brand }) {
  const { t } = useTranslation('portal-brands');
  const labels = useBrandLabels();
  return (
    <>
      <Field name="name" label={labels.name}>
        {(control) => <input {...control} defaultValue={brand?.name} maxLength={200} autoComplete="off" />}
      </Field>
      <Field name="websites" label={labels.websites} hint={t('form.websitesHint')} optional>
        {(control) => <textarea {...control} rows={3} defaultValue={brand?.websites.join('\n')} />}
      </Field>
      <SoldIn name="countries" label={labels.countries} chosen={brand?.countries ?? []} />
      <Field name="businessDescription" label={labels.businessDescription} optional>
        {(control) => <textarea {...control} defaultValue={brand?.businessDescription ?? ''} />}
      </Field>
    </>
  );
}
