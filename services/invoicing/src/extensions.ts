import { readRows } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { caseFileResolvers, caseFileTypeDefs } from '@cotta/kit/edge/subgraph/case-file.js';
import { mergeResolvers, type Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { moneyFiles } from './case-file/money-files.js';
import { additionQuoteResolvers, additionQuoteTypeDefs } from './product/addition-quote.js';
import { couponOffer } from './product/coupon-offer.js';
import { orderProductResolvers, orderProductTypeDefs } from './product/order-product.js';
import { productPriceResolvers, productPriceTypeDefs } from './product/product-price.js';
import { orderCostsResolvers, orderCostsTypeDefs } from './product/order-costs.js';
import { takingsResolvers, takingsTypeDefs } from './product/takings.js';
import { whatFollowsResolvers, whatFollowsTypeDefs } from './product/what-follows.js';
import { officialFeeTypeDefs, shownOfficialFees } from './price-list/official-fee-list.js';
import { confirmedFees } from './price-list/official-fees/confirmed-fees.js';
import { officialFeeDeskResolvers, officialFeeDeskTypeDefs } from './official-fees/official-fee-desk.js';
import { couponTry } from './price-list/coupon/coupon-tries.js';
import { quoteResolvers, quoteTypeDefs, type QuoteParts } from './quote/order-quote.js';
import { filingPriceListResolvers, filingPriceListTypeDefs } from './quote/filing-price-list.js';
import { renewalsQuoteResolvers, renewalsQuoteTypeDefs } from './quote/renewals-quote.js';
import { handQuoteResolvers, handQuoteTypeDefs } from './quote/hand-quote.js';
import { offeredPriceResolvers, offeredPriceTypeDefs } from './quote/offered-price.js';
import { serviceOrderQuoteResolvers, serviceOrderQuoteTypeDefs } from './quote/service-order-quote.js';
import { watchQuoteResolvers, watchQuoteTypeDefs } from './quote/watch-quote.js';
import { transferResolvers, transferTypeDefs } from './payment/transfer/transfer.js';
import {
  subscriptionMoneyResolvers,
  subscriptionMoneyTypeDefs,
} from './payment/subscription-charge/subscription-money.js';
import type { InvoicingParts } from './service-parts.js';
import { invoiceResource } from './invoice/invoice.resource.js';

/** What cannot be derived: where a series of numbers stands, and whether a code that somebody typed is worth something. */
export const typeDefs = /* GraphQL */ `
  ${quoteTypeDefs}
  ${transferTypeDefs}
  ${orderProductTypeDefs}
  ${productPriceTypeDefs}
  ${whatFollowsTypeDefs}
  ${takingsTypeDefs}
  ${orderCostsTypeDefs}
  ${serviceOrderQuoteTypeDefs}
  ${handQuoteTypeDefs}
  ${offeredPriceTypeDefs}
  ${renewalsQuoteTypeDefs}
  ${watchQuoteTypeDefs}
  ${additionQuoteTypeDefs}
  ${officialFeeTypeDefs}
  ${filingPriceListTypeDefs}
  ${officialFeeDeskTypeDefs}
  ${subscriptionMoneyTypeDefs}
  ${caseFileTypeDefs(moneyFiles)}
  "What a coupon takes off; no more of it than its holder has to know."
  type CouponOffer {
    code: String!
    discountType: CouponDiscountType!
    "Off our fees: percent, or major units of the currency."
    lawyerFeesDiscount: Decimal!
    "Off the fees of the offices, same form."
    feesDiscount: Decimal!
    currency: CurrencyCode
    recurring: Boolean!
  }

  "DiscountType under a name of its own: that one is the staff's alone."
  enum CouponDiscountType {
    PERCENT
    FIXED
  }

  extend type Query {
    "What this code is worth, in capitals or not; null whether it is unknown, no longer active or not for this order. For: everyone."
    verifyDiscountCoupon(code: String!, monitoringOffer: Boolean = false): CouponOffer
    "Whether a card can be kept and used again. For: everyone."
    savedCardsOffered: Boolean!
    "The highest serial number of an issuer's invoices in a year; 0 before the first. For: lawyer, admin."
    highestSerialNumber(year: Int!, billingEntityCode: String!): Int! @tag(name: "admin")
  }
`;

interface CouponQuestion {
  readonly code: string;
  readonly monitoringOffer?: boolean | null;
}

export function resolvers(
  parts: QuoteParts & Pick<InvoicingParts, 'savedCards' | 'cards' | 'encryptionKey'>,
  runtime: CommandRuntime,
): Resolvers {
  const quotes = quoteResolvers(parts, runtime);
  const services = serviceOrderQuoteResolvers(parts.linkKey, runtime);
  const byHand = handQuoteResolvers(runtime);
  const offered = offeredPriceResolvers(runtime);
  const renewals = renewalsQuoteResolvers(parts.linkKey, runtime);
  const additions = additionQuoteResolvers(parts, runtime);
  const filings = filingPriceListResolvers(runtime);
  const transfers = transferResolvers(() => runtime.clock.now());
  return mergeResolvers(
    filings,
    watchQuoteResolvers(parts.linkKey, runtime),
    takingsResolvers,
    orderCostsResolvers(runtime.clock),
    caseFileResolvers(moneyFiles),
    officialFeeDeskResolvers(runtime),
    subscriptionMoneyResolvers(parts, runtime),
    {
      ...quotes,
      ...services,
      ...byHand,
      ...offered,
      ...renewals,
      Product: { ...productPriceResolvers['Product'], ...whatFollowsResolvers['Product'] },
      Query: {
        ...quotes['Query'],
        ...services['Query'],
        ...byHand['Query'],
        ...offered['Query'],
        ...renewals['Query'],
        ...additions['Query'],
        ...transfers['Query'],
        officialFeeList: async (
          _: unknown,
          { codes }: { codes: readonly string[] },
          { manager }: RequestContext,
        ) => shownOfficialFees(codes, await confirmedFees(manager), runtime.clock.now()),
        ...orderProductResolvers['Query'],
        verifyDiscountCoupon: async (
          _: unknown,
          { code, monitoringOffer }: CouponQuestion,
          { manager, viewer }: RequestContext,
        ) =>
          // Whoever guesses too often hears the same as of a code that does not exist.
          (await couponTry(runtime, viewer, code)) === undefined
            ? couponOffer(manager, code, monitoringOffer === true)
            : null,
        savedCardsOffered: () => parts.savedCards ?? false,
        highestSerialNumber,
      },
    },
  );
}

async function highestSerialNumber(
  _: unknown,
  { year, billingEntityCode }: { readonly year: number; readonly billingEntityCode: string },
  { manager, viewer }: RequestContext,
): Promise<number> {
  if (viewer.role !== 'lawyer' && viewer.role !== 'admin') return 0;
  const [last] = await readRows(manager, invoiceResource, viewer, {
    where: { year, billingEntityCode },
    orderBy: [{ field: 'serialNumber', direction: 'DESC' }],
    limit: 1,
  });
  return last?.serialNumber ?? 0;
}
