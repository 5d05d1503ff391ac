import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { byName } from '../../../../kit/form/by-name.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import { isOptional, OWNER_FIELDS, ownerField } from '../transfer-order.js';
import styles from './new-owner.module.css';

const MOST = {
  name: 300,
  street: 200,
  city: 100,
  postcode: 20,
  country: 2,
  companyId: 60,
  email: 254,
} as const;

/** Who owns the mark from now on, as the office will write it down. */
export function NewOwner({
  countries,
  presets,
}: {
  countries: readonly { readonly code: string; readonly name: string }[];
  presets: Answers;
}) {
  const { t, i18n } = useTranslation('transfer');
  const named = countries.toSorted(byName(i18n.language));
  return (
    <fieldset className={styles.owner}>
      <legend>{t('owner.title')}</legend>
      {OWNER_FIELDS.map((field) => {
        const name = ownerField(field);
        const value = one(presets, name);
        return (
          <Field key={field} name={name} label={t(`owner.${field}`)} optional={isOptional(field)}>
            {(control) =>
              field === 'country' ? (
                <select {...control} defaultValue={value}>
                  <option value="">{t('owner.choose')}</option>
                  <CodedOptions of={named} />
                </select>
              ) : (
                <input
                  {...control}
                  type={field === 'email' ? 'email' : 'text'}
                  maxLength={MOST[field]}
                  autoComplete="off"
                  defaultValue={value}
                />
              )
            }
          </Field>
        );
      })}
    </fieldset>
  );
}
