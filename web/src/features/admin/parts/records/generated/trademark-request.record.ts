// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './trademark-request.graphql.js';

export const record: RecordFacts = {
  table: "trademark_request",
  type: "TrademarkRequest",
  service: "trademarks",
  doc: "Which order a mark came from, or was extended by.",
  one: "Trademark request",
  many: "Trademark requests",
  title: ["kind"],
  parent: {"key":"trademarkId","target":"trademark"},
  search: [],
  columns: ["kind","registrationRequestId","assignedAdminId","userId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"trademarkId","label":"Trademark","kind":"ref","doc":"The mark.","filterable":true,"target":"trademark"},
    {"key":"registrationRequestId","label":"Registration request","kind":"ref","doc":"The order.","filterable":true,"target":"registration_request"},
    {"key":"kind","label":"Kind","kind":"enumeration","doc":"What was ordered.","filterable":true,"values":[["REGISTRATION","Registration"],["EXTENSION_TO_ANOTHER_COUNTRY","Extension to another country"],["EXTENSION_TO_ANOTHER_CLASS","Extension to another class"]]},
    {"key":"assignedAdminId","label":"In charge","kind":"ref","doc":"Who is in charge.","optional":true,"filterable":true,"target":"user"},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose it is; follows the mark's.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateTrademarkRequest","root":"createTrademarkRequest","label":"Create","by":["lawyer","admin"],"input":["trademarkId","registrationRequestId","userId","kind","assignedAdminId"],"batch":"AdminCreateTrademarkRequestList"},
  update: {"document":"AdminUpdateTrademarkRequest","root":"updateTrademarkRequest","label":"Update","by":["lawyer","admin"],"input":["kind","assignedAdminId"],"batch":"AdminUpdateTrademarkRequestList"},
  remove: {"document":"AdminDeleteTrademarkRequest","root":"deleteTrademarkRequest","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteTrademarkRequestList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
