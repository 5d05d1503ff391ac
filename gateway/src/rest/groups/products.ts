import type { RestRoute } from '../route.js';
import { lookUp, read, step, stored } from '../rows.js';

export const productRoutes: readonly RestRoute[] = [
  read('/api/product/{id}', 'product', 'session'),
  stored('/api/product/{id}/invoice/document', 'RestProductInvoiceDocument', 'session', {
    summary: 'Leads to the invoice of an order',
    redirect: ['invoiceDocument', 'url'],
  }),
  stored('/api/revolut-payment/{id}/state', 'RestPaymentState', 'anyone', {
    summary: 'How far the payment of a product is; for its owner or the holder of its link',
  }),
  step('/api/product/{id}/finish-order', 'finishProductOrder', 'staff'),
  step('/api/product/{id}/regenerate-document', 'regenerateProductDocument', 'staff'),
  step('/api/product/{id}/process-payment', 'confirmProductTransfer', 'staff'),
  step('/api/product/{id}/pay', 'startProductCheckout', 'anyone'),
  lookUp('/api/discount-coupon/{code}/verify', 'verifyDiscountCoupon', 'anyone', {
    monitoringOffer: { is: 'flag' },
  }),
];
