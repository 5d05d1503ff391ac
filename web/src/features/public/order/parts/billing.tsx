import { useTranslation } from 'react-i18next';
import { isBusiness, type Draft } from '../../../../domain/order/draft.js';
import type { VatStatus } from '../../../../domain/order/use-vat-status.js';
import { Field } from '../../../../kit/form/field.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { Country, OrderPageData } from '../order.loader.js';
import { Address } from './address.js';
import styles from '../order.module.css';
import type { DraftPart } from './draft-part.js';
import { Pick } from './pick.js';
import { Tick } from './tick.js';
import { Typed } from './typed.js';

interface Props extends DraftPart {
  readonly countries: readonly Country[];
  readonly currencies: OrderPageData['currencyList'];
  readonly vat: VatStatus['is'];
  /** What the price said of the coupon; undefined while there is no price. */
  readonly couponApplied: boolean | undefined;
  readonly place: OrderPageData['place'];
}

export function Billing({ draft, change, countries, currencies, vat, couponApplied, place }: Props) {
  const { t } = useTranslation('order');
  const { billing } = draft;
  const set = (part: Partial<typeof billing>): void => change({ billing: { ...billing, ...part } });
  return (
    <FormSection number={6} id="billing" title={t('billing.title')} lead={t('billing.lead')}>
      <Tick
        name="billing.sameAsOwner"
        checked={billing.sameAsOwner}
        onChange={(sameAsOwner) => set({ sameAsOwner })}
      >
        {t('billing.same')}
      </Tick>
      {!billing.sameAsOwner && <BillingAddress draft={draft} countries={countries} onChange={set} />}
      {isBusiness(draft) && (
        <VatNumber value={billing.vatId ?? ''} status={vat} onText={(vatId) => set({ vatId })} />
      )}
      <Typed
        name="billing.email"
        label={t('label.billing.email')}
        hint={t('billing.emailHint')}
        type="email"
        maxLength={254}
        autoComplete="email"
        spellCheck={false}
        value={billing.email}
        onText={(email) => set({ email })}
      />
      <div className={styles.billingPair}>
        <Field name="currency" label={t('billing.currency')}>
          {(control) => (
            <select
              {...control}
              value={draft.currency ?? place.currency}
              onChange={(event) => change({ currency: event.target.value })}
            >
              {currencies.map(({ code, symbol }) => (
                <option key={code} value={code}>
                  {code} ({symbol})
                </option>
              ))}
            </select>
          )}
        </Field>

        <Coupon
          code={draft.couponCode}
          applied={couponApplied}
          onCode={(couponCode) => change({ couponCode })}
        />
      </div>
    </FormSection>
  );
}

interface AddressProps {
  readonly draft: Draft;
  readonly countries: readonly Country[];
  readonly onChange: (part: Partial<Draft['billing']>) => void;
}

/** To whom the invoice goes, where it is not the owner. */
function BillingAddress({ draft, countries, onChange }: AddressProps) {
  const { t } = useTranslation('order');
  const { billing } = draft;
  const kinds = (['APPLICANT_BUSINESS', 'APPLICANT_INDIVIDUAL'] as const).map((value) => ({
    value,
    title: t(`owner.${value}.title`),
  }));
  return (
    <>
      <Pick
        name="billing.kind"
        label={t('billing.kind')}
        choices={kinds}
        value={billing.kind ?? undefined}
        onChange={(kind) => onChange({ kind })}
      />
      <Typed
        name="billing.name"
        label={t('label.billing.name')}
        maxLength={300}
        autoComplete="billing name"
        value={billing.name}
        onText={(name) => onChange({ name })}
      />
      {isBusiness(draft) && (
        <Typed
          name="billing.companyId"
          label={t('label.owner.companyId')}
          optional
          maxLength={40}
          value={billing.companyId}
          onText={(companyId) => onChange({ companyId })}
        />
      )}
      <Address
        prefix="billing"
        value={billing}
        countries={countries}
        onChange={({ state: _, ...part }) => onChange(part)}
      />
    </>
  );
}

/** What the tax administration says of the number that stands there now. */
function VatNumber({
  value,
  status,
  onText,
}: {
  value: string;
  status: VatStatus['is'];
  onText: (text: string) => void;
}) {
  const { t } = useTranslation('order');
  return (
    <div>
      <Typed
        name="billing.vatId"
        label={t('label.billing.vatId')}
        hint={t('billing.vatHint')}
        optional
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onText={onText}
      />
      <p role="status" className={styles.answer}>
        {status === undefined ? '' : t(`billing.vat.${status}`)}
      </p>
    </div>
  );
}

interface CouponProps {
  readonly code: Draft['couponCode'];
  readonly applied: boolean | undefined;
  readonly onCode: (code: string) => void;
}

/** The code of a discount, and what the price made of it. */
function Coupon({ code, applied, onCode }: CouponProps) {
  const { t } = useTranslation('order');
  const coupon = code?.trim() ?? '';
  return (
    <div>
      <Typed
        name="couponCode"
        label={t('billing.coupon')}
        optional
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onText={onCode}
      />
      <p role="status" className={styles.answer}>
        {coupon === '' || applied === undefined
          ? ''
          : t(applied ? 'billing.couponUsed' : 'billing.couponNot')}
      </p>
    </div>
  );
}
