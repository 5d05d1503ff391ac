import type { AnyAggregate, ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import { bankCreditEntity } from './bank/bank-credit.record.js';
import { validateCard } from './cards/card-commands.js';
import { forgetCardsOf } from './cards/forget-card.js';
import { savedCardGates } from './cards/saved-card-gates.js';
import { documentFile, tellDocumentFile } from './files/document-file.aggregate.js';
import { moneyFileRoutes } from './files/money-file-routes.js';
import { resolvers, typeDefs } from './graphql/extensions.js';
import { cards } from './messages/on-cards.js';
import { creditNoteFacts } from './messages/on-credit-notes.js';
import { orders } from './messages/on-orders.js';
import { productSteps } from './messages/on-products.js';
import { serviceOrders } from './messages/on-service-requests.js';
import { taxDocuments } from './messages/on-tax-documents.js';
import { filePublications } from './messages/publish.js';
import { paymentRequestCounter } from './migrations/0001-payment-request-counter.js';
import { ordersToMoney } from './migrations/0002-orders-to-money.js';
import { notices } from './migrations/0004-notices.js';
import { severalTaxDocuments } from './migrations/0003-several-tax-documents.js';
import { paymentWebhook } from './payments/webhook-route.js';
import { discountCouponEntity } from './records/discount-coupon.record.js';
import { exchangeRateEntity } from './records/exchange-rate.record.js';
import { productEventEntity } from './records/product-event.record.js';
import { userPaymentMethodEntity } from './records/user-payment-method.record.js';
import { offlineParts, type InvoicingParts } from './service-parts.js';
import { creditNoteEntity } from './work-items/credit-note/credit-note.work-item.js';
import { invoiceEntity } from './work-items/invoice/invoice.work-item.js';
import { productEntity } from './work-items/product/product.work-item.js';

const fileOnItsWay: AnyAggregate = documentFile;

/** Table of contents: what is ordered and paid, and the documents of it. */
export function invoicingService(parts: InvoicingParts = offlineParts): ServiceDefinition {
  const definition = withEntities(
    {
      name: 'invoicing',
      migrations: [paymentRequestCounter, ordersToMoney, severalTaxDocuments, notices],
      aggregates: [fileOnItsWay],
      resources: [],
      commands: [tellDocumentFile, validateCard],
      publications: filePublications,
      unpublished: [],
      gates: savedCardGates(parts.savedCards ?? false),
      consumers: [cards, creditNoteFacts, orders, serviceOrders, productSteps, taxDocuments],
      typeDefs,
      resolvers: (runtime) => resolvers(parts, runtime),
      internalRoutes: (runtime) => [
        paymentWebhook(runtime, parts.webhookSecrets),
        ...moneyFileRoutes(runtime),
      ],
    },
    [
      productEntity(parts),
      productEventEntity,
      invoiceEntity,
      creditNoteEntity,
      discountCouponEntity,
      exchangeRateEntity,
      userPaymentMethodEntity,
      bankCreditEntity,
    ],
  );
  return withPersonalData(definition, { also: forgetCardsOf });
}
