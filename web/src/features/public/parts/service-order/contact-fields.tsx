import { useTranslation } from 'react-i18next';
import type { KnownContact } from '../../../../domain/order/known-contact.js';
import { useVatStatus } from '../../../../domain/order/use-vat-status.js';
import { Field } from '../../../../kit/form/field.js';
import styles from './service-order.module.css';
import { one, type Answers } from './service-input.js';

interface Props {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** What is known before anything was answered. */
  readonly known: KnownContact;
  readonly presets: Answers;
  /** All answers as they stand in the form. */
  readonly now: Answers;
}

/** Who orders, where we write to, and the country the tax follows from. */
export function ContactFields({ countries, known, presets, now }: Props) {
  const { t, i18n } = useTranslation('service-order');
  const first = (name: keyof KnownContact): string =>
    presets[name] === undefined ? (known[name] ?? '') : one(presets, name);
  const current = (name: keyof KnownContact): string => now[name]?.[0] ?? first(name);
  const vat = useVatStatus(current('vatNumber'), current('country'));
  const order = new Intl.Collator(i18n.language);
  const named = [...countries].sort((left, right) => order.compare(left.name, right.name));
  return (
    <>
      <div className={styles.pair}>
        <Field name="contactName" label={t('who.name')}>
          {(control) => (
            <input {...control} maxLength={200} autoComplete="name" defaultValue={first('contactName')} />
          )}
        </Field>
        <Field name="contactEmail" label={t('who.email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              maxLength={254}
              autoComplete="email"
              spellCheck={false}
              defaultValue={first('contactEmail')}
            />
          )}
        </Field>
      </div>
      <Field name="country" label={t('who.country')} hint={t('who.countryHint')}>
        {(control) => (
          <select {...control} autoComplete="country" defaultValue={first('country') || known.country}>
            <option value="">{t('who.chooseCountry')}</option>
            {named.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div>
        <Field name="vatNumber" label={t('who.vat')} hint={t('who.vatHint')} optional>
          {(control) => (
            <input
              {...control}
              maxLength={20}
              autoComplete="off"
              spellCheck={false}
              defaultValue={first('vatNumber')}
            />
          )}
        </Field>
        <p role="status">{vat.is === undefined ? '' : t(`who.vatAnswer.${vat.is}`)}</p>
      </div>
    </>
  );
}
