// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './address.graphql.js';

export const record: RecordFacts = {
  table: "address",
  type: "Address",
  service: "accounts",
  doc: "Where a person or company lives, has its seat or gets its mail.",
  one: "Address",
  many: "Addresses",
  title: ["street","city","country"],
  search: ["city"],
  columns: ["street","userId","postcode","state","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"The customer whose data it is.","optional":true,"filterable":true,"target":"user"},
    {"key":"street","label":"Street","kind":"text","doc":"Street and number.","max":200},
    {"key":"city","label":"City","kind":"text","doc":"Town.","filterable":true,"sortable":true,"max":100},
    {"key":"postcode","label":"Postcode","kind":"text","doc":"As it is written there; empty where there is none.","filterable":true,"max":20},
    {"key":"country","label":"Country","kind":"code","doc":"Country.","filterable":true,"sortable":true,"scalar":"CountryCode"},
    {"key":"state","label":"State","kind":"text","doc":"ISO 3166-2 code of the state or region, `US-CA`; needed in the United States, Canada and Australia.","optional":true,"filterable":true,"max":60},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateAddress","root":"createAddress","label":"Create","by":["lawyer","admin"],"input":["userId","street","city","postcode","country","state"],"batch":"AdminCreateAddressList"},
  update: {"document":"AdminUpdateAddress","root":"updateAddress","label":"Update","by":["lawyer","admin"],"input":["street","city","postcode","country","state"],"batch":"AdminUpdateAddressList"},
  remove: {"document":"AdminDeleteAddress","root":"deleteAddress","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteAddressList"},
  steps: [],
  commands: [],
  children: [
    {"table":"entity","key":"addressId"},
  ],
  documents,
};
