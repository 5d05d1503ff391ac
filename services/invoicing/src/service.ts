import type { AnyAggregate, ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { portableMoney } from './portable/portable-money.js';
import { promisesAtRisk } from './promises-at-risk.js';
import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withSetAside } from '@cotta/kit/edge/set-aside/with-set-aside.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import { askForReturn, confirmReturn } from './payment/transfer/return-surplus.js';
import { bankCreditEntity } from './payment/transfer/bank-credit.record.js';
import { makeCardDefault, validateCard } from './payment/saved-card/card-commands.js';
import { forgetCardsOf } from './payment/saved-card/forget-card.js';
import { savedCardGuards } from './payment/saved-card/saved-card-guards.js';
import { documentFile, publishDocumentFile } from './documents/document-file.aggregate.js';
import { moneyFileRoutes } from './documents/money-file-routes.js';
import { resolvers, typeDefs } from './extensions.js';
import { cards } from './heard/invoicing/on-cards.js';
import { consents } from './heard/invoicing/on-consents.js';
import { subscriptionFacts } from './heard/subscriptions/on-subscription-facts.js';
import { subscriptionMoney } from './heard/subscriptions/on-subscription-money.js';
import { chargeConsentEntity } from './payment/subscription-charge/charge-consent.record.js';
import { creditNoteFacts } from './heard/invoicing/on-credit-notes.js';
import { orders } from './heard/requests/on-orders.js';
import { productSteps } from './heard/invoicing/on-products.js';
import { replacedInvoices } from './heard/invoicing/on-replaced-invoices.js';
import { filedOrders } from './heard/requests/on-filed-orders.js';
import { serviceOrders } from './heard/requests/on-service-requests.js';
import { settledFees } from './heard/invoicing/on-settled-fees.js';
import { eInvoices } from './heard/invoicing/on-e-invoices.js';
import { taxDocuments } from './heard/invoicing/on-tax-documents.js';
import { filePublications } from './said/publish.js';
import { paymentRequestCounter } from './migrations/0001-payment-request-counter.js';
import { ordersToMoney } from './migrations/0002-orders-to-money.js';
import { notices } from './migrations/0004-notices.js';
import { registrationCosts } from './migrations/0005-registration-costs.js';
import { subscriptionCopy } from './migrations/0006-subscription-copy.js';
import { trialPayerTable } from './migrations/0007-trial-payers.js';
import { severalTaxDocuments } from './migrations/0003-several-tax-documents.js';
import { paymentWebhook } from './adapters/revolut/webhook-route.js';
import { discountCouponEntity } from './price-list/coupon/discount-coupon.record.js';
import { officialFeeConfirmationEntity } from './official-fees/confirm-official-fee.js';
import { officialFeeCheckEntity } from './official-fees/official-fee-check.record.js';
import { exchangeRateEntity } from './exchange-rates/exchange-rate.record.js';
import { productEventEntity } from './payment/card/product-event.record.js';
import { userPaymentMethodEntity } from './payment/saved-card/user-payment-method.record.js';
import { offlineParts, type InvoicingParts } from './service-parts.js';
import { eInvoiceEntity } from './e-invoice/e-invoice.work-item.js';
import { creditNoteEntity } from './invoice/credit-note/credit-note.work-item.js';
import { invoiceEntity } from './invoice/invoice.work-item.js';
import { productEntity } from './product/product.work-item.js';

const fileOnItsWay: AnyAggregate = documentFile;

/** Rows of other services that inputs name: by table, whose it is. */
const ownersOfNames = {
  brand_subscription: 'subscriptions',
  document: 'workspace',
  entity: 'accounts',
  registration_request: 'requests',
  service: 'cases',
  service_request: 'requests',
  trademark: 'trademarks',
};

const migrations = [
  paymentRequestCounter,
  ordersToMoney,
  severalTaxDocuments,
  notices,
  registrationCosts,
  subscriptionCopy,
  trialPayerTable,
];

/** Table of contents: what is ordered and paid, and the documents of it. */
export function invoicingService(parts: InvoicingParts = offlineParts): ServiceDefinition {
  const definition = withEntities(
    {
      name: 'invoicing',
      names: ownersOfNames,
      migrations,
      aggregates: [fileOnItsWay],
      resources: [],
      commands: [publishDocumentFile, validateCard, makeCardDefault, askForReturn, confirmReturn],
      publications: filePublications,
      unpublished: [],
      guards: savedCardGuards(parts.savedCards ?? false),
      promises: promisesAtRisk,
      portable: portableMoney,
      consumers: [
        cards,
        consents,
        creditNoteFacts,
        eInvoices,
        filedOrders,
        orders,
        serviceOrders,
        productSteps,
        replacedInvoices,
        settledFees,
        subscriptionFacts(parts.encryptionKey),
        subscriptionMoney,
        taxDocuments,
      ],
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
      eInvoiceEntity,
      discountCouponEntity,
      exchangeRateEntity,
      officialFeeConfirmationEntity,
      officialFeeCheckEntity,
      userPaymentMethodEntity,
      chargeConsentEntity,
      bankCreditEntity,
    ],
  );
  return withSetAside(withPersonalData(definition, { also: forgetCardsOf }));
}
