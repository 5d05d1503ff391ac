import { useTranslation } from 'react-i18next';
import { useVatStatus } from '../../../../domain/order/use-vat-status.js';
import { Field } from '../../../../kit/form/field.js';
import pair from '../../parts/service-order/service-order.module.css';
import type { Who } from './use-kept-rows.js';

interface Props {
  readonly who: Who;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly onChange: (change: Partial<Who>) => void;
}

/** Who orders, where we write to, and the country the tax follows from. */
export function PayerFields({ who, countries, onChange }: Props) {
  const { t, i18n } = useTranslation('service-order');
  const vat = useVatStatus(who.vatNumber, who.country);
  const order = new Intl.Collator(i18n.language);
  const named = [...countries].sort((left, right) => order.compare(left.name, right.name));
  return (
    <>
      <div className={pair.pair}>
        <Field name="contactName" label={t('who.name')}>
          {(control) => (
            <input
              {...control}
              maxLength={200}
              autoComplete="name"
              value={who.contactName}
              onChange={(event) => onChange({ contactName: event.target.value })}
            />
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
              value={who.contactEmail}
              onChange={(event) => onChange({ contactEmail: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field name="country" label={t('who.country')} hint={t('who.countryHint')}>
        {(control) => (
          <select
            {...control}
            autoComplete="country"
            value={who.country}
            onChange={(event) => onChange({ country: event.target.value })}
          >
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
              value={who.vatNumber}
              onChange={(event) => onChange({ vatNumber: event.target.value })}
            />
          )}
        </Field>
        <p role="status">{vat.is === undefined ? '' : t(`who.vatAnswer.${vat.is}`)}</p>
      </div>
    </>
  );
}
