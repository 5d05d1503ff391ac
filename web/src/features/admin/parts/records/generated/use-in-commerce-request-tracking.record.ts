// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './use-in-commerce-request-tracking.graphql.js';

export const record: RecordFacts = {
  table: "use_in_commerce_request_tracking",
  type: "UseInCommerceRequestTracking",
  service: "trademarks",
  doc: "What happened to a use in commerce request: who did what, when and why. Customers read what concerns them.",
  one: "Use in commerce request tracking",
  many: "Use in commerce request trackings",
  title: ["label"],
  search: ["label"],
  columns: ["label","useInCommerceRequestId","event","fromStatus","toStatus","actorId","userId","createdAt"],
  order: {"field":"createdAt","direction":"ASC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"useInCommerceRequestId","label":"Use in commerce request","kind":"ref","doc":"What it happened to.","filterable":true,"target":"use_in_commerce_request"},
    {"key":"event","label":"Event","kind":"text","doc":"Name of the fact.","filterable":true,"max":100},
    {"key":"label","label":"Label","kind":"text","doc":"The same as the specification says it; a translation key.","filterable":true,"max":100},
    {"key":"fromStatus","label":"From status","kind":"text","doc":"Status before, where it changed.","optional":true,"max":60},
    {"key":"toStatus","label":"To status","kind":"text","doc":"Status after, where it changed.","optional":true,"max":60},
    {"key":"actorKind","label":"Actor kind","kind":"text","doc":"customer, lawyer, admin, system, visitor, partner.","max":20},
    {"key":"actorId","label":"Actor","kind":"ref","doc":"Who did it.","optional":true,"target":"user"},
    {"key":"reason","label":"Reason","kind":"longText","doc":"Why, where somebody said so.","optional":true,"max":4000},
    {"key":"audience","label":"Audience","kind":"text","doc":"Who reads it: staff, customer.","max":20},
    {"key":"userId","label":"Client","kind":"id","doc":"Whose it is."},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  steps: [],
  commands: [],
  children: [],
  documents,
};
