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
  /** Whom the account keeps to be invoiced in the country of the price, where it is more than one and nothing was told with the order. */
  readonly kept: readonly TypedPayer[];
  /** One of them, or somebody else, of whom the place alone is known. */
  readonly choose: (one: TypedPayer | undefined) => void;
  readonly type: (part: TypedPayer) => void;
  /** After it was sent: what is private is not left on the device. */
  readonly forget: () => void;
}

export const isComplete = (payer: TypedPayer): boolean =>
  [...PAYER_FIELDS, 'country' as const].every((name) => name === 'postcode' || (payer[name] ?? '') !== '');

type Form = Pick<PayerForm, 'known' | 'isGiven' | 'kept'> & { readonly payer: TypedPayer };

interface Given {
  readonly facts: TypedPayer;
  readonly kept: readonly TypedPayer[];
}

const NOBODY: readonly TypedPayer[] = [];

/** Whom the invoice goes to: as typed on this device, else as told at the last try, else as told with the order. */
export function usePayer(product: Product, access: Access): PayerForm {
  const key = `payer.${product.id}`;
  const asksCountry = product.price.pricedFor === null;
  const [form, setForm] = useState<Form>();
  useEffect(() => {
    if (form !== undefined) return;
    const begin = ({ facts, kept }: Given): void =>
      setForm({
        known: isComplete(facts),
        isGiven: PAYER_FIELDS.some((name) => (facts[name] ?? '') !== ''),
        kept,
        payer: { ...facts, ...typedBefore(key) },
      });
    givenBefore(product, access).then(begin, () => begin({ facts: placeOf(product), kept: [] }));
  }, [form, product, access, key]);
  const hold = (payer: TypedPayer): void => {
    const names = [...PAYER_FIELDS, ...(asksCountry ? ['country' as const] : []), ...numbersOf(form?.kept)];
    keep(key, {
      at: Date.now(),
      values: Object.fromEntries(names.map((name) => [name, [payer[name] ?? '']])),
    });
    setForm((last) => last && { ...last, payer });
  };
  return {
    payer: form?.payer,
    known: form?.known === true,
    isGiven: form?.isGiven === true,
    asksCountry,
    kept: form?.kept ?? NOBODY,
    choose: (one) => hold({ ...one, ...placeOf(product) }),
    type: (part) => hold({ ...ofWhoeverIsNamed(form, part, placeOf(product)), ...part }),
    forget: () => forgetKept(key),
  };
}

/** Whoever types another name after a choice is somebody else: of the numbers only the one that the tax was worked out with goes on. */
function ofWhoeverIsNamed(form: Form | undefined, { name }: TypedPayer, { vatId }: TypedPayer): TypedPayer {
  const payer = form?.payer ?? {};
  if (name === undefined || form?.kept.length === 0) return payer;
  const { companyId: _company, vatId: _vat, ...others } = payer;
  return { ...others, ...withoutNulls({ vatId }) };
}

/** Numbers of a business are not typed here; where a payer is chosen, they are of the one who was chosen. */
const NUMBERS = ['companyId', 'vatId'] as const;
const numbersOf = (kept: readonly TypedPayer[] = NOBODY) => (kept.length > 0 ? NUMBERS : []);

function typedBefore(key: string): TypedPayer {
  return Object.fromEntries(
    Object.entries(readKept(key)?.values ?? {})
      .map(([name, [text = '']]) => [name, text] as const)
      // A number is nobody's when it is empty: unlike a field, nobody emptied it.
      .filter(([name, text]) => text !== '' || !NUMBERS.some((number) => number === name)),
  );
}

async function givenBefore(product: Product, access: Access): Promise<Given> {
  const { billing, subjectType, subjectId: requestId } = product;
  if (billing !== null) return { facts: withoutNulls(billing), kept: NOBODY };
  const payers = await keptBy(access, placeOf(product));
  const [only] = payers.length === 1 ? payers : [];
  const place = { ...only, ...placeOf(product) };
  const kept = payers.length > 1 ? payers : NOBODY;
  if (requestId === null) return { facts: place, kept };
  if (subjectType === 'service_request') {
    const { serviceRequest } = await apiOf(undefined).query(
      PayerOfServiceOrderDocument,
      { requestId },
      access,
    );
    // Who has an account told name and e-mail there, not with the order.
    const user = access.token === undefined ? undefined : sessionStore().getState().session?.user;
    const contact = withoutNulls({
      name: serviceRequest?.contactName ?? user?.name,
      email: serviceRequest?.contactEmail ?? user?.email,
    });
    return { facts: { ...contact, ...place }, kept };
  }
  if (subjectType !== 'registration_request') return { facts: place, kept };
  const { registrationRequest } = await apiOf(undefined).query(PayerOfOrderDocument, { requestId }, access);
  return registrationRequest?.orderDraft == null
    ? { facts: place, kept }
    : { facts: { ...place, ...payerOf(registrationRequest.orderDraft) }, kept: NOBODY };
}

/** Payers of the account that pays. Where the tax was worked out for a country, addresses in others are of no use, and a number changes no price that was made without it. */
async function keptBy({ token }: Access, { country }: TypedPayer): Promise<readonly TypedPayer[]> {
  if (token === undefined) return NOBODY;
  const payers = await accountPayer(undefined, token).then(
    (account): readonly TypedPayer[] => account.payers,
    () => NOBODY,
  );
  if (country === undefined) return payers;
  return payers.filter((payer) => payer.country === country).map(({ vatId: _, ...others }) => others);
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
