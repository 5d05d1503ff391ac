import { useEffect, useState } from 'react';
import { apiOf } from '../../../data/api-of.js';
import { accountPayer } from '../../../domain/order/account-payer.js';
import { payerOf, type Payer } from '../../../domain/order/draft.js';
import { forgetKept, keep, readKept } from '../../../kit/form/kept.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import type { Access } from './access.js';
import { PayerOfOrderDocument, PayerOfServiceOrderDocument } from './checkout.graphql.js';
import type { Product } from './use-product.js';

export type TypedPayer = Partial<Record<keyof Payer, string>>;

/** What is asked for; numbers of a business come with its order. */
export const PAYER_FIELDS = ['name', 'street', 'postcode', 'city', 'email'] as const;

export interface PayerForm {
  /** Undefined while it is looked up. */
  readonly payer: TypedPayer | undefined;
  /** Everything an invoice needs was told before this page: it is shown, not asked. */
  readonly known: boolean;
  /** Some of what is asked was told before. */
  readonly isGiven: boolean;
  /** The price was entered for nobody in particular, so nothing tells the country yet. */
  readonly asksCountry: boolean;
  readonly type: (part: TypedPayer) => void;
  /** After it was sent: what is private is not left on the device. */
  readonly forget: () => void;
}

export const isComplete = (payer: TypedPayer): boolean =>
  [...PAYER_FIELDS, 'country' as const].every((name) => name === 'postcode' || (payer[name] ?? '') !== '');

/** Whom the invoice goes to: as typed on this device, else as told at the last try, else as told with the order. */
export function usePayer(product: Product, access: Access): PayerForm {
  const key = `payer.${product.id}`;
  const asksCountry = product.price.pricedFor === null;
  const [form, setForm] = useState<Pick<PayerForm, 'known' | 'isGiven'> & { readonly payer: TypedPayer }>();
  useEffect(() => {
    if (form !== undefined) return;
    const begin = (isGiven: TypedPayer): void =>
      setForm({
        known: isComplete(isGiven),
        isGiven: PAYER_FIELDS.some((name) => (isGiven[name] ?? '') !== ''),
        payer: { ...isGiven, ...typedBefore(key) },
      });
    givenBefore(product, access).then(begin, () => begin(placeOf(product)));
  }, [form, product, access, key]);
  const type = (part: TypedPayer): void => {
    const payer = { ...form?.payer, ...part };
    keep(key, {
      at: Date.now(),
      values: Object.fromEntries(
        [...PAYER_FIELDS, ...(asksCountry ? ['country' as const] : [])].map((name) => [
          name,
          [payer[name] ?? ''],
        ]),
      ),
    });
    setForm((last) => last && { ...last, payer });
  };
  return {
    payer: form?.payer,
    known: form?.known === true,
    isGiven: form?.isGiven === true,
    asksCountry,
    type,
    forget: () => forgetKept(key),
  };
}

function typedBefore(key: string): TypedPayer {
  return Object.fromEntries(
    Object.entries(readKept(key)?.values ?? {}).map(([name, [text = '']]) => [name, text]),
  );
}

async function givenBefore(product: Product, access: Access): Promise<TypedPayer> {
  const { billing, subjectType, subjectId: requestId } = product;
  if (billing !== null) return withoutNulls(billing);
  const place = { ...(await keptBy(access, placeOf(product))), ...placeOf(product) };
  if (requestId === null) return place;
  if (subjectType === 'service_request') {
    const { serviceRequest } = await apiOf(undefined).query(
      PayerOfServiceOrderDocument,
      { requestId },
      access,
    );
    // Who has an account told name and e-mail there, not with the order.
    const user = access.token === undefined ? undefined : sessionStore().getState().session?.user;
    return {
      ...withoutNulls({
        name: serviceRequest?.contactName ?? user?.name,
        email: serviceRequest?.contactEmail ?? user?.email,
      }),
      ...place,
    };
  }
  if (subjectType !== 'registration_request') return place;
  const { registrationRequest } = await apiOf(undefined).query(PayerOfOrderDocument, { requestId }, access);
  return registrationRequest?.orderDraft == null
    ? place
    : { ...place, ...payerOf(registrationRequest.orderDraft) };
}

/** The payer of the account that pays. Where the tax was worked out for another country its address is of no use, and a number changes no price that was made without it. */
async function keptBy({ token }: Access, { country }: TypedPayer): Promise<TypedPayer> {
  if (token === undefined) return {};
  const kept = await accountPayer(undefined, token).then(
    ({ payer }) => payer,
    () => ({}) as TypedPayer,
  );
  if (country === undefined) return kept;
  const { vatId: _, ...others } = kept;
  return kept.country === country ? others : {};
}

/** What the tax was worked out for. */
function placeOf(product: Product): TypedPayer {
  const { country, vatNumber, postcode } = product.price.pricedFor ?? {};
  return withoutNulls({ country, vatId: vatNumber, postcode });
}

function withoutNulls(facts: Readonly<Record<string, string | null | undefined>>): TypedPayer {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => name !== '__typename' && value !== null && value !== undefined && value !== '',
    ),
  ) as TypedPayer;
}
