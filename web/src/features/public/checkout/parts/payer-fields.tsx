import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { isComplete, PAYER_FIELDS, type PayerForm, type TypedPayer } from '../use-payer.js';
import { PayerCountry } from './payer-country.js';
import styles from '../checkout.module.css';

interface Props extends Pick<PayerForm, 'known' | 'isGiven' | 'asksCountry' | 'kept' | 'choose' | 'type'> {
  readonly payer: TypedPayer;
  /** Something of it was refused. */
  readonly wrong: boolean;
}

const CONTROLS = {
  name: { autoComplete: 'billing name', maxLength: 300 },
  street: { autoComplete: 'billing street-address', maxLength: 200 },
  postcode: { autoComplete: 'billing postal-code', maxLength: 20 },
  city: { autoComplete: 'billing address-level2', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, spellCheck: false },
} as const;

/** Who is invoiced: one line to open where that was told before, else questions that stay open while they are answered. */
export function PayerFields({ payer, known, isGiven, asksCountry, kept, choose, type, wrong }: Props) {
  const { t } = useTranslation('checkout');
  const fields = <Fields payer={payer} asksCountry={asksCountry} type={type} />;
  if (!known)
    return (
      <fieldset className={styles.asked}>
        <legend>{t('payer.title')}</legend>
        <p>
          {t('payer.lead')}
          {isGiven && <> {t('payer.told')}</>}
        </p>
        {kept.length > 0 && <PayerChoice payer={payer} kept={kept} choose={choose} />}
        {fields}
      </fieldset>
    );
  return (
    <details className={styles.known} open={wrong || undefined}>
      <summary>
        {t('payer.title')}: {isComplete(payer) ? inOneLine(payer) : t('payer.missing')}
      </summary>
      {fields}
    </details>
  );
}

const inOneLine = ({ name, street, postcode, city }: TypedPayer): string =>
  [name, street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Which of those whom the account keeps: their facts fill the fields, which stay open to be read. */
function PayerChoice({ payer, kept, choose }: Pick<Props, 'payer' | 'kept' | 'choose'>) {
  const { t } = useTranslation('checkout');
  const chosen = kept.findIndex((one) =>
    [...PAYER_FIELDS, 'companyId' as const].every((name) => (one[name] ?? '') === (payer[name] ?? '')),
  );
  return (
    <Field name="billing.kept" label={t('payer.kept')}>
      {(control) => (
        <select {...control} value={chosen} onChange={(event) => choose(kept[Number(event.target.value)])}>
          <option value={-1}>{t('payer.somebodyElse')}</option>
          {kept.map((one, at) => (
            <option key={inOneLine(one)} value={at}>
              {inOneLine(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Fields({ payer, asksCountry, type }: Pick<Props, 'payer' | 'asksCountry' | 'type'>) {
  const { t, i18n } = useTranslation('checkout');
  return (
    <div className={styles.fields}>
      {PAYER_FIELDS.map((name) => (
        <Field key={name} name={`billing.${name}`} label={t(`payer.${name}`)} optional={name === 'postcode'}>
          {(control) => (
            <input
              {...control}
              {...CONTROLS[name]}
              value={payer[name] ?? ''}
              onChange={(event) => type({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {asksCountry && <PayerCountry country={payer.country ?? ''} choose={(country) => type({ country })} />}
      {!asksCountry && payer.country !== undefined && (
        <p>
          {t('payer.country', {
            country: new Intl.DisplayNames(i18n.language, { type: 'region' }).of(payer.country),
          })}
        </p>
      )}
      {(['companyId', 'vatId'] as const).map(
        (name) =>
          payer[name] !== undefined && <p key={name}>{t(`payer.${name}`, { number: payer[name] })}</p>,
      )}
    </div>
  );
}
