import { json, nothing } from '../core/answers.mjs';
import { vendorError } from './vendor-error.mjs';

/**
 * `/api/customers` and their saved methods.
 * @param {import('./revolut-merchant.mjs').Merchant} merchant
 * @returns {import('../core/routes.mjs').Routes}
 */
export function customerRoutes({ customers }) {
  const unknown = () => vendorError(404, 'not_found', 'Customer not found');
  return {
    'POST /api/customers': ({ json: body }) => {
      const { email, full_name } = body();
      if (typeof email !== 'string' || !email.includes('@'))
        return vendorError(400, 'validation', 'email is required');
      return json(201, view(customers.add({ email, full_name })));
    },
    'GET /api/customers': ({ query }) => {
      const email = query.get('email')?.toLowerCase();
      return json(
        200,
        [...customers.all.values()]
          .filter((one) => email === undefined || one.email.toLowerCase() === email)
          .map(view),
      );
    },
    'GET /api/customers/:id': ({ params }) => {
      const customer = customers.find(params.id ?? '');
      return customer === undefined ? unknown() : json(200, view(customer));
    },
    'GET /api/customers/:id/payment-methods': ({ params, query }) => {
      const customer = customers.find(params.id ?? '');
      if (customer === undefined) return unknown();
      const shown = customer.methods.filter(
        ({ saved_for }) => query.get('only_merchant') !== 'true' || saved_for === 'merchant',
      );
      return json(
        200,
        shown.map(({ expiresBefore: _expires, ...method }) => method),
      );
    },
    'DELETE /api/customers/:id/payment-methods/:method': ({ params }) => {
      const customer = customers.find(params.id ?? '');
      if (customer === undefined || customers.method(customer.id, params.method ?? '') === undefined)
        return vendorError(404, 'not_found', 'Payment method not found');
      customer.methods = customer.methods.filter(({ id }) => id !== params.method);
      return nothing();
    },
  };
}

/** @param {import('./customer-book.mjs').Customer} customer */
function view({ methods: _methods, ...customer }) {
  return customer;
}
