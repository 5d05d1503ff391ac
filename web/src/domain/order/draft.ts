import type { OrderGoodsInput, QuoteInput, SaveOrderDraftInput } from '../../generated/schema.js';
import type { OrderFacts } from './order-facts.graphql.js';

export type Draft = SaveOrderDraftInput;
export type Goods = readonly OrderGoodsInput[];

interface Place { readonly country: string; readonly currency: string }

/** What an order begins with: what was saved of it, else what the check and its report know already. */
export function draftOf(request: OrderFacts, place: Place): Draft {
  const country = request.country ?? place.country;
  if (request.orderDraft != null) return plain(request.orderDraft);
  return {
    jurisdictions: advisedOffices(request), goods: advisedClasses(request).map((classNumber) => ({ classNumber, terms: [] })), officeGoods: [],
    owner: plain({ firstName: request.contactFirstName, lastName: request.contactLastName, country }),
    billing: plain({ sameAsOwner: true, email: request.contactEmail }),
    ...(request.useInCommerce === null ? {} : { useInCommerce: request.useInCommerce }),
    e2eProtection: false, brandProtection: false, euipoGrantRequested: false, currency: request.currency,
  };
}

/** Offices where the lawyer sees a way; all that were asked about, where there was no check. */
function advisedOffices({ jurisdictions, verificationResult }: OrderFacts): readonly string[] {
  const against = new Set((verificationResult?.jurisdictions ?? []).filter(({ verdict }) => verdict === 'NOT_ADVISED').map(({ jurisdiction }) => jurisdiction));
  const advised = jurisdictions.filter((code) => !against.has(code));
  return advised.length === 0 ? jurisdictions : advised;
}

function advisedClasses({ classes, verificationResult }: OrderFacts): readonly number[] {
  const named = [...(verificationResult?.verifiedClasses ?? []), ...(verificationResult?.recommendedClasses ?? [])];
  return [...new Set(named.length === 0 ? classes : named)].toSorted((one, other) => one - other);
}

/** As a mutation takes it: without the names of types, and without what is empty. */
function plain<T extends object>(value: object): T {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === '__typename' || part === null || part === '' ? undefined : part))) as T;
}

/** What is asked for at one office. */
export function goodsAt({ goods, officeGoods }: Pick<Draft, 'goods' | 'officeGoods'>, office: string): Goods {
  return officeGoods.find(({ jurisdiction }) => jurisdiction === office)?.goods ?? goods;
}

export interface Payer {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode?: string;
  readonly country: string;
  readonly companyId?: string;
  readonly vatId?: string;
  readonly email: string;
}

export const isBusiness = ({ owner, billing }: Pick<Draft, 'owner' | 'billing'>): boolean => (billing.sameAsOwner ? owner.kind : billing.kind) === 'APPLICANT_BUSINESS';

/** Who is invoiced, as the checkout wants it. */
export function payerOf(draft: Pick<Draft, 'owner' | 'billing'>): Payer {
  const { owner, billing } = draft;
  const from = billing.sameAsOwner ? owner : billing;
  const ownName = owner.kind === 'APPLICANT_BUSINESS' ? (owner.businessName ?? '') : [owner.firstName, owner.lastName].filter(Boolean).join(' ');
  return plain<Payer>({
    name: billing.sameAsOwner ? ownName : (billing.name ?? ''), street: from.street ?? '', city: from.city ?? '', postcode: from.postcode, country: from.country ?? '',
    companyId: isBusiness(draft) ? from.companyId : undefined, vatId: isBusiness(draft) ? billing.vatId : undefined, email: billing.email ?? '',
  });
}

const VAT_NUMBER = /^[A-Za-z]{2}[A-Za-z0-9 .+*-]{2,18}$/;

/** What the price depends on; undefined while there is nothing to price. One class is counted where none is chosen yet. */
export function quoteInputOf(draft: Draft, place: Place): QuoteInput | undefined {
  if (draft.jurisdictions.length === 0) return undefined;
  const { country, postcode, vatId } = payerOf(draft);
  const couponCode = draft.couponCode?.trim() ?? '';
  return {
    filings: draft.jurisdictions.map((jurisdiction) => ({ jurisdiction, classes: Math.max(1, new Set(goodsAt(draft, jurisdiction).map(({ classNumber }) => classNumber)).size) })),
    currency: draft.currency ?? place.currency, customerKind: isBusiness(draft) ? 'BUSINESS' : 'CONSUMER', country: country === '' || country === undefined ? place.country : country,
    ...(postcode === undefined ? {} : { postcode }), ...(vatId !== undefined && VAT_NUMBER.test(vatId) ? { vatNumber: vatId } : {}), ...(couponCode === '' ? {} : { couponCode }),
  };
}

export const isVatNumber = (text: string): boolean => VAT_NUMBER.test(text);
