import { dueMinor } from '../../product/product-rules.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { readRows } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { sellerOf } from '../../documents/sellers.js';
import { issuerOf } from '../../price-list/issuers.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { isCurrency } from '../../money/exact/amount.js';
import { paymentCodeKinds, paymentCodeText, remittanceText } from '../../money/payment-code.js';
import { productResource } from '../../product/product.resource.js';

/** Days to pay from the day somebody looks; the reminders count from when the transfer was chosen. @source money rules R-REM-1 */
const DUE_DAYS = 7;

export const transferTypeDefs = /* GraphQL */ `
  enum TransferCodeKind {
    EPC
    SPAYD
    PAY_BY_SQUARE
  }

  "Text of a code to scan; the browser draws it."
  type TransferCode {
    kind: TransferCodeKind!
    text: String!
  }

  "What a transfer has to carry. Shown on the page of the order only, never in a letter."
  type TransferInstructions {
    accountName: String!
    bankName: String
    iban: String!
    bic: String
    amountMinor: Int!
    currency: CurrencyCode!
    variableSymbol: String!
    "Goes into the text of the transfer."
    reference: String!
    codes: [TransferCode!]!
  }

  extend type Query {
    "How a product is paid by transfer; null where there is none of yours or nothing to pay. For: its owner, the holder of its link, lawyer, admin."
    transferInstructions(productId: ID!): TransferInstructions
  }
`;

export function transferResolvers(now: () => Date): Resolvers {
  return {
    Query: {
      transferInstructions: async (
        _: unknown,
        { productId }: { productId: string },
        { manager, viewer }: RequestContext,
      ) => {
        const [product] = await readRows(manager, productResource, viewer, {
          where: { id: productId },
          limit: 1,
        });
        const issuer = issuerOf(product?.billingEntityCode ?? undefined);
        const { total, variableSymbol, billing } = product ?? {};
        if (
          product === undefined ||
          issuer === undefined ||
          !total ||
          !variableSymbol ||
          !isCurrency(total.currency)
        )
          return null;
        const { account } = sellerOf(issuer.code, 'en');
        const asked = {
          name: account.accountName,
          iban: account.iban,
          bic: account.bic,
          variableSymbol,
          amount: dueMinor(product),
          currency: total.currency,
          dueOn: addDays(calendarDate(now(), issuer.timeZone), DUE_DAYS),
        };
        const codes = paymentCodeKinds(total.currency, billing?.country ?? '').flatMap((kind) => {
          const text = paymentCodeText(kind, asked);
          return isRefusal(text) ? [] : [{ kind, text }];
        });
        return {
          ...account,
          amountMinor: dueMinor(product),
          currency: total.currency,
          variableSymbol,
          reference: remittanceText(variableSymbol),
          codes,
        };
      },
    },
  };
}
