import { useTranslation } from 'react-i18next';
import { useVatStatus } from '../../../../domain/order/use-vat-status.js';
import { Field } from '../../../../kit/form/field.js';
import styles from './pair.module.css';
import { one, type Answers } from './service-input.js';

interface Props { readonly countries: readonly { readonly code: string; readonly name: string }[]; readonly country: string; readonly presets: Answers; /** As it stands in the form. */ readonly vatNumber: string }

/** Who orders, where we write to, and the country the tax follows from. */
export function ContactFields({ countries, country, presets, vatNumber }: Props) {
  const { t, i18n } = useTranslation('service-order');
  const vat = useVatStatus(vatNumber);
  const order = new Intl.Collator(i18n.language);
  const named = [...countries].sort((left, right) => order.compare(left.name, right.name));
  return (
    <>
      <div className={styles['pair']}>
        <Field name="contactName" label={t('who.name')}>{(control) => <input {...control} maxLength={200} autoComplete="name" defaultValue={one(presets, 'contactName')} />}</Field>
        <Field name="contactEmail" label={t('who.email')}>{(control) => <input {...control} type="email" maxLength={254} autoComplete="email" spellCheck={false} defaultValue={one(presets, 'contactEmail')} />}</Field>
      </div>
      <Field name="country" label={t('who.country')} hint={t('who.countryHint')}>
        {(control) => <select {...control} autoComplete="country" defaultValue={one(presets, 'country') || country}>{named.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}</select>}
      </Field>
      <div>
        <Field name="vatNumber" label={t('who.vat')} hint={t('who.vatHint')} optional>{(control) => <input {...control} maxLength={20} autoComplete="off" spellCheck={false} defaultValue={one(presets, 'vatNumber')} />}</Field>
        <p role="status">{vat.is === undefined ? '' : t(`who.vatAnswer.${vat.is}`)}</p>
      </div>
    </>
  );
}
