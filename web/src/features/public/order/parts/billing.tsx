import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../../../../data/api-of.js';
import { isBusiness, isVatNumber } from '../../../../domain/order/draft.js';
import { Field } from '../../../../kit/form/field.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { Country, OrderPageData } from '../order.loader.js';
import { VatNumberStatusDocument, type VatNumberStatusResult } from '../vat-number-status.graphql.js';
import { Address } from './address.js';
import styles from './billing.module.css';
import type { DraftPart } from './draft-part.js';
import { Pick } from './pick.js';
import { Tick } from './tick.js';
import { Typed } from './typed.js';

interface Props extends DraftPart {
  readonly countries: readonly Country[];
  readonly currencies: OrderPageData['currencyList'];
  /** What the price said of the coupon; undefined while there is no price. */
  readonly couponApplied: boolean | undefined;
  readonly place: OrderPageData['place'];
}

export function Billing({ draft, change, countries, currencies, couponApplied, place }: Props) {
  const { t } = useTranslation('order');
  const { billing } = draft;
  const set = (part: Partial<typeof billing>): void => change({ billing: { ...billing, ...part } });
  const kinds = (['APPLICANT_BUSINESS', 'APPLICANT_INDIVIDUAL'] as const).map((value) => ({ value, title: t(`owner.${value}.title`) }));
  const coupon = draft.couponCode?.trim() ?? '';
  return (
    <FormSection number={6} id="billing" title={t('billing.title')} lead={t('billing.lead')}>
      <Tick name="billing.sameAsOwner" checked={billing.sameAsOwner} onChange={(sameAsOwner) => set({ sameAsOwner })}>{t('billing.same')}</Tick>
      {!billing.sameAsOwner && <>
        <Pick name="billing.kind" label={t('billing.kind')} choices={kinds} value={billing.kind ?? undefined} onChange={(kind) => set({ kind })} />
        <Typed name="billing.name" label={t('label.billing.name')} maxLength={300} autoComplete="billing name" value={billing.name} onText={(name) => set({ name })} />
        {isBusiness(draft) && <Typed name="billing.companyId" label={t('label.owner.companyId')} optional maxLength={40} value={billing.companyId} onText={(companyId) => set({ companyId })} />}
        <Address prefix="billing" value={billing} countries={countries} onChange={({ state: _, ...part }) => set(part)} />
      </>}
      {isBusiness(draft) && <VatNumber value={billing.vatId ?? ''} onText={(vatId) => set({ vatId })} />}
      <Typed name="billing.email" label={t('label.billing.email')} hint={t('billing.emailHint')} type="email" maxLength={254} autoComplete="email" spellCheck={false} value={billing.email} onText={(email) => set({ email })} />
      <div className={styles['pair']}>
        <Field name="currency" label={t('billing.currency')}>
          {(control) => <select {...control} value={draft.currency ?? place.currency} onChange={(event) => change({ currency: event.target.value })}>{currencies.map(({ code, symbol }) => <option key={code} value={code}>{code} ({symbol})</option>)}</select>}
        </Field>
        <div>
          <Typed name="couponCode" label={t('billing.coupon')} optional maxLength={40} autoComplete="off" spellCheck={false} value={draft.couponCode} onText={(couponCode) => change({ couponCode })} />
          <p role="status" className={styles['answer']}>{coupon === '' || couponApplied === undefined ? '' : t(couponApplied ? 'billing.couponUsed' : 'billing.couponNot')}</p>
        </div>
      </div>
    </FormSection>
  );
}

/** The tax administration is asked; when it does not answer, that is never held against the customer. */
function VatNumber({ value, onText }: { value: string; onText: (text: string) => void }) {
  const { t } = useTranslation('order');
  const [status, setStatus] = useState<VatNumberStatusResult['vatNumberStatus'] | 'ASKING'>();
  const number = value.trim();
  useEffect(() => {
    setStatus(undefined);
    if (!isVatNumber(number)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setStatus('ASKING');
      apiOf(undefined).query(VatNumberStatusDocument, { vatNumber: number }, { signal: stop.signal }).then(
        (answer) => setStatus(answer.vatNumberStatus),
        () => { if (!stop.signal.aborted) setStatus('UNAVAILABLE'); },
      );
    }, 600);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [number]);
  return (
    <div>
      <Typed name="billing.vatId" label={t('label.billing.vatId')} hint={t('billing.vatHint')} optional maxLength={20} autoComplete="off" spellCheck={false} value={value} onText={onText} />
      <p role="status" className={styles['answer']}>{status === undefined ? '' : t(`billing.vat.${status}`)}</p>
    </div>
  );
}
