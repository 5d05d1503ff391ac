import { useTranslation } from 'react-i18next';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { Field } from '../../../../kit/form/field.js';

interface Props {
  readonly classes: number;
  readonly currency: string;
  /** Undefined while nobody said it. */
  readonly country: string | undefined;
  readonly currencies: readonly { readonly code: string }[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly countryLabel: string;
}

/** What a price depends on beside the offices. */
export function MoneyFields({ classes, currency, country, currencies, countries, countryLabel }: Props) {
  const { t, i18n } = useTranslation('pricelist');
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  return (
    <>
      <Field name="classes" label={t('form.classes')}>
        {(control) => (
          <input {...control} type="number" min={1} max={45} inputMode="numeric" defaultValue={classes} />
        )}
      </Field>
      <Field name="currency" label={t('form.currency')}>
        {(control) => (
          <select {...control} defaultValue={currency}>
            <CodedOptions
              of={currencies.map(({ code }) => ({ code, name: `${code} · ${names.of(code) ?? code}` }))}
            />
          </select>
        )}
      </Field>
      <Field name="country" label={countryLabel}>
        {(control) => (
          <select {...control} defaultValue={country ?? ''}>
            <option value="">{t('form.noCountry')}</option>
            <CodedOptions of={countries} />
          </select>
        )}
      </Field>
    </>
  );
}
