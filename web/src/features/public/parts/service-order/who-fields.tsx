import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownContact } from '../../../../domain/order/known-contact.js';
import { useVatStatus } from '../../../../domain/order/use-vat-status.js';
import { byName } from '../../../../kit/form/by-name.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { Field } from '../../../../kit/form/field.js';
import styles from './service-order.module.css';

/** What a control starts with, or what it has now and who hears of a change. */
type Answer =
  | { readonly defaultValue: string | undefined }
  | {
      readonly value: string;
      readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
    };

interface Props {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** Both as they stand now: what is said of the number follows from them. */
  readonly vatNumber: string;
  readonly country: string;
  readonly answer: (name: keyof KnownContact) => Answer;
  /** The price follows from the answers, and so from the number. */
  readonly withVat?: boolean;
}

/** Who orders, where we write to, and the country the tax follows from. */
export function WhoFields({ countries, vatNumber, country, answer, withVat = true }: Props) {
  const { t, i18n } = useTranslation('service-order');
  const vat = useVatStatus(vatNumber, country);
  return (
    <>
      <div className={styles.pair}>
        <Field name="contactName" label={t('who.name')}>
          {(control) => <input {...control} maxLength={200} autoComplete="name" {...answer('contactName')} />}
        </Field>
        <Field name="contactEmail" label={t('who.email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              maxLength={254}
              autoComplete="email"
              spellCheck={false}
              {...answer('contactEmail')}
            />
          )}
        </Field>
      </div>
      <Field name="country" label={t('who.country')} hint={t('who.countryHint')}>
        {(control) => (
          <select {...control} autoComplete="country" {...answer('country')}>
            <option value="">{t('who.chooseCountry')}</option>
            <CodedOptions of={countries.toSorted(byName(i18n.language))} />
          </select>
        )}
      </Field>
      {withVat && (
        <div>
          <Field name="vatNumber" label={t('who.vat')} hint={t('who.vatHint')} optional>
            {(control) => (
              <input
                {...control}
                maxLength={20}
                autoComplete="off"
                spellCheck={false}
                {...answer('vatNumber')}
              />
            )}
          </Field>
          <p role="status">{vat.is === undefined ? '' : t(`who.vatAnswer.${vat.is}`)}</p>
        </div>
      )}
    </>
  );
}
