import type { OrderGoodsInput, QuoteInput, SaveOrderDraftInput } from '../../generated/schema.js';
import type { OrderFacts } from './order.graphql.js';
import { isVatNumber } from './vat-number.js';

export type Draft = SaveOrderDraftInput;
export type Goods = readonly OrderGoodsInput[];

interface Place {
  readonly country: string;
  readonly currency: string;
  readonly guessed?: boolean;
}

/** What an order begins with: what was saved of it, else what the check and its report know already. */
export function draftOf(request: OrderFacts, place: Place): Draft {
  const country = request.country ?? (place.guessed === true ? null : place.country);
  if (request.orderDraft != null) return plain(request.orderDraft);
  return {
    ...advisedGoods(request, advisedOffices(request)),
    owner: plain({ firstName: request.contactFirstName, lastName: request.contactLastName, country }),
    billing: plain({ sameAsOwner: true, email: request.contactEmail }),
    ...(request.useInCommerce === null ? {} : { useInCommerce: request.useInCommerce }),
    e2eProtection: false,
    brandProtection: false,
    euipoGrantRequested: false,
    currency: request.currency,
  };
}

/** Offices where the lawyer sees a way; all that were asked about, where there was no check. */
function advisedOffices({ jurisdictions, report }: OrderFacts): readonly string[] {
  const against = new Set(
    (report?.jurisdictions ?? [])
      .filter(({ verdict }) => verdict === 'NOT_ADVISED')
      .map(({ jurisdiction }) => jurisdiction),
  );
  const advised = jurisdictions.filter((code) => !against.has(code));
  return advised.length === 0 ? jurisdictions : advised;
}

export type ClassAdvice = NonNullable<OrderFacts['report']>['classAdvice'][number];

/** What the lawyer advises against, for all offices (`jurisdiction` null) or for one. */
export function advisedAgainst({ report }: Pick<OrderFacts, 'report'>): readonly ClassAdvice[] {
  return (report?.classAdvice ?? []).filter(({ advice }) => advice === 'ADVISED_AGAINST');
}

/** Classes the lawyer has not assessed; whoever wants them orders them knowingly. */
export function notAssessed({ report }: Pick<OrderFacts, 'report'>): readonly number[] {
  return (report?.classAdvice ?? [])
    .filter(({ advice, jurisdiction }) => advice === 'NOT_ASSESSED' && jurisdiction === null)
    .map(({ classNumber }) => classNumber);
}

/** Whether a class is ordered at any office. */
export const hasClass = (
  { goods, officeGoods }: Pick<Draft, 'goods' | 'officeGoods'>,
  classNumber: number,
): boolean =>
  [goods, ...officeGoods.map((office) => office.goods)].flat().some((one) => one.classNumber === classNumber);

/** With one class more at every office, or one less. */
export function withClass(
  { goods, officeGoods }: Pick<Draft, 'goods' | 'officeGoods'>,
  classNumber: number,
  ordered: boolean,
): Pick<Draft, 'goods' | 'officeGoods'> {
  const others = (all: Goods): Goods => all.filter((one) => one.classNumber !== classNumber);
  const next = (all: Goods): Goods =>
    ordered
      ? [...others(all), { classNumber, terms: [] }].toSorted(
          (one, other) => one.classNumber - other.classNumber,
        )
      : others(all);
  return {
    goods: next(goods),
    officeGoods: officeGoods.map((office) => ({ ...office, goods: next(office.goods) })),
  };
}

/** Classes to begin with, office by office: what is recommended there, else what was checked, without what the lawyer advises against there. */
function advisedGoods(
  request: OrderFacts,
  jurisdictions: readonly string[],
): Pick<Draft, 'jurisdictions' | 'goods' | 'officeGoods'> {
  const { classes, report } = request;
  const isFor = (advice: ClassAdvice, office: string | null): boolean =>
    advice.jurisdiction === null || advice.jurisdiction === office;
  const against = advisedAgainst(request);
  const recommended = (report?.classAdvice ?? []).filter(({ advice }) => advice === 'RECOMMENDED');
  const checked = report === null || report.verifiedClasses.length === 0 ? classes : report.verifiedClasses;
  const goodsFor = (office: string | null) => {
    const there = recommended.filter((advice) => isFor(advice, office)).map(({ classNumber }) => classNumber);
    const named = [...new Set(there.length === 0 ? checked : there)].toSorted((one, other) => one - other);
    return named
      .filter(
        (classNumber) =>
          !against.some((advice) => advice.classNumber === classNumber && isFor(advice, office)),
      )
      .map((classNumber) => ({ classNumber, terms: [] }));
  };
  const goods = goodsFor(null);
  const own = jurisdictions
    .map((jurisdiction) => ({ jurisdiction, goods: goodsFor(jurisdiction) }))
    .filter(
      (office) =>
        office.goods.map(({ classNumber }) => classNumber).join() !==
        goods.map(({ classNumber }) => classNumber).join(),
    );
  return { jurisdictions, goods, officeGoods: own };
}

/** As a mutation takes it: without the names of types, and without what is empty. */
function plain<T extends object>(value: object): T {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === '__typename' || part === null || part === '' ? undefined : part,
    ),
  ) as T;
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

export const isBusiness = ({ owner, billing }: Pick<Draft, 'owner' | 'billing'>): boolean =>
  (billing.sameAsOwner ? owner.kind : billing.kind) === 'APPLICANT_BUSINESS';

/** Who is invoiced, as the checkout wants it. */
export function payerOf(draft: Pick<Draft, 'owner' | 'billing'>): Payer {
  const { owner, billing } = draft;
  const from = billing.sameAsOwner ? owner : billing;
  const ownName =
    owner.kind === 'APPLICANT_BUSINESS'
      ? (owner.businessName ?? '')
      : [owner.firstName, owner.lastName].filter(Boolean).join(' ');
  return plain<Payer>({
    name: billing.sameAsOwner ? ownName : (billing.name ?? ''),
    street: from.street ?? '',
    city: from.city ?? '',
    postcode: from.postcode,
    country: from.country ?? '',
    companyId: isBusiness(draft) ? from.companyId : undefined,
    vatId: isBusiness(draft) ? billing.vatId : undefined,
    email: billing.email ?? '',
  });
}

/** What the price depends on; undefined while there is nothing to price. One class is counted where none is chosen yet. */
export function quoteInputOf(draft: Draft, place: Place): QuoteInput | undefined {
  if (draft.jurisdictions.length === 0) return undefined;
  const { country, postcode, vatId } = payerOf(draft);
  const couponCode = draft.couponCode?.trim() ?? '';
  return {
    filings: draft.jurisdictions.map((jurisdiction) => ({
      jurisdiction,
      classes: Math.max(1, new Set(goodsAt(draft, jurisdiction).map(({ classNumber }) => classNumber)).size),
    })),
    currency: draft.currency ?? place.currency,
    customerKind: isBusiness(draft) ? 'BUSINESS' : 'CONSUMER',
    country: country === '' || country === undefined ? place.country : country,
    ...(postcode === undefined ? {} : { postcode }),
    ...(vatId !== undefined && isVatNumber(vatId) ? { vatNumber: vatId } : {}),
    ...(couponCode === '' ? {} : { couponCode }),
  };
}
