import { useTranslation } from 'react-i18next';
import { useVatStatus } from '../../../../domain/order/use-vat-status.js';
import { byName } from '../../../../kit/form/by-name.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { Field } from '../../../../kit/form/field.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';

interface Props {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly presets: Answers;
  readonly now: Answers;
}

/** What the tax and the price follow from: the country of the invoice, a number of a business, a coupon. */
export function PayerQuestions({ countries, presets, now }: Props) {
  const { t, i18n } = useTranslation('brand-monitoring');
  const vat = useVatStatus(one(now, 'vatNumber'), one(now, 'payerCountry'));
  return (
    <>
      <Field name="payerCountry" label={t('ask.payerCountry.label')} hint={t('ask.payerCountry.hint')}>
        {(control) => (
          <select {...control} autoComplete="country" defaultValue={one(presets, 'payerCountry')}>
            <option value="">{t('service-order:who.chooseCountry')}</option>
            <CodedOptions of={countries.toSorted(byName(i18n.language))} />
          </select>
        )}
      </Field>
      <div>
        <Field name="vatNumber" label={t('ask.vatNumber.label')} hint={t('ask.vatNumber.hint')} optional>
          {(control) => (
            <input
              {...control}
              maxLength={20}
              autoComplete="off"
              spellCheck={false}
              defaultValue={one(presets, 'vatNumber')}
            />
          )}
        </Field>
        <p role="status">{vat.is === undefined ? '' : t(`service-order:who.vatAnswer.${vat.is}`)}</p>
      </div>
      <Field name="couponCode" label={t('ask.couponCode.label')} hint={t('ask.couponCode.hint')} optional>
        {(control) => (
          <input
            {...control}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            defaultValue={one(presets, 'couponCode')}
          />
        )}
      </Field>
    </>
  );
}
