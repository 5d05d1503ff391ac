// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './product-event.graphql.js';

export const record: RecordFacts = {
  table: "product_event",
  type: "ProductEvent",
  service: "invoicing",
  doc: "What the payment provider or the bank told of a product; each of its messages once.",
  one: "Product event",
  many: "Product events",
  title: ["kind"],
  parent: {"key":"productId","target":"product"},
  search: [],
  columns: ["kind","gatewayId","occurredAt","createdAt"],
  order: {"field":"occurredAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"productId","label":"Product","kind":"ref","doc":"What it is about.","filterable":true,"target":"product"},
    {"key":"gatewayId","label":"Gateway ID","kind":"text","doc":"Id of the message at its sender.","filterable":true,"max":120},
    {"key":"kind","label":"Kind","kind":"text","doc":"What happened, as the sender names it.","filterable":true,"sortable":true,"max":80},
    {"key":"occurredAt","label":"Occurred","kind":"instant","doc":"When, as the sender says.","filterable":true,"sortable":true},
    {"key":"payload","label":"Payload","kind":"json","doc":"The message as it came.","optional":true},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateProductEvent","root":"createProductEvent","label":"Create","by":["admin"],"input":["productId","gatewayId","kind","occurredAt","payload"],"batch":"AdminCreateProductEventList"},
  update: {"document":"AdminUpdateProductEvent","root":"updateProductEvent","label":"Update","by":["admin"],"input":["kind","occurredAt","payload"],"batch":"AdminUpdateProductEventList"},
  remove: {"document":"AdminDeleteProductEvent","root":"deleteProductEvent","label":"Delete","by":["admin"],"input":[],"batch":"AdminDeleteProductEventList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
