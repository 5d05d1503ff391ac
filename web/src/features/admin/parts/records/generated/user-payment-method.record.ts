// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './user-payment-method.graphql.js';

export const record: RecordFacts = {
  table: "user_payment_method",
  type: "UserPaymentMethod",
  service: "invoicing",
  doc: "A card on file at the payment provider; of the card itself no more than one needs to recognise it.",
  one: "User payment method",
  many: "User payment methods",
  title: ["cardBrand","cardLastFour"],
  search: [],
  columns: ["cardBrand","userId","cardExpiration","status","validationOrderId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose card it is.","filterable":true,"target":"user"},
    {"key":"cardBrand","label":"Card brand","kind":"text","doc":"Visa, Mastercard, …","optional":true,"max":40},
    {"key":"cardExpiration","label":"Card expiration","kind":"text","doc":"Month and year: `04/2029`.","optional":true,"max":7},
    {"key":"cardLastFour","label":"Card last four","kind":"text","doc":"Its last four digits.","optional":true,"max":4},
    {"key":"status","label":"Status","kind":"enumeration","doc":"Whether it can be charged.","filterable":true,"values":[["VALIDATING","Validating"],["ACTIVE","Active"],["EXPIRED","Expired"],["REJECTED","Rejected"]]},
    {"key":"validationOrderId","label":"Validation order ID","kind":"text","doc":"Order of the payment provider that proved it.","optional":true,"filterable":true,"max":80},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateUserPaymentMethod","root":"createUserPaymentMethod","label":"Create","by":["admin"],"input":["userId","cardBrand","cardExpiration","cardLastFour","status","validationOrderId"],"batch":"AdminCreateUserPaymentMethodList"},
  update: {"document":"AdminUpdateUserPaymentMethod","root":"updateUserPaymentMethod","label":"Update","by":["admin"],"input":["cardBrand","cardExpiration","cardLastFour","status","validationOrderId"],"batch":"AdminUpdateUserPaymentMethodList"},
  remove: {"document":"AdminDeleteUserPaymentMethod","root":"deleteUserPaymentMethod","label":"Delete","by":["admin"],"input":[],"batch":"AdminDeleteUserPaymentMethodList"},
  steps: [],
  commands: [
    {"document":"AdminValidateUserPaymentMethod","root":"validateUserPaymentMethod","label":"Validate","doc":"Checks a saved card with a small authorisation that is cancelled at once.","by":["admin"],"input":[]},
  ],
  children: [
    {"table":"brand_subscription","key":"userPaymentMethodId"},
  ],
  documents,
};
