// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './case-counterparty.graphql.js';

export const record: RecordFacts = {
  table: "case_counterparty",
  type: "CaseCounterparty",
  service: "cases",
  doc: "Who is on the other side, as one customer knows them; the whitelisted ones are the customer’s own sellers and partners.",
  one: "Case counterparty",
  many: "Case counterparties",
  title: ["primaryName"],
  search: ["primaryName"],
  columns: ["primaryName","userId","createdAt"],
  order: {"field":"primaryName","direction":"ASC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose counterparty it is.","filterable":true,"target":"user"},
    {"key":"primaryName","label":"Primary name","kind":"text","doc":"Name it is known by.","filterable":true,"sortable":true,"max":200},
    {"key":"aliases","label":"Aliases","kind":"list","doc":"Another name: seller, account, company.","max":100,"of":{"key":"item","label":"Item","kind":"text","doc":"Another name: seller, account, company.","max":200}},
    {"key":"websites","label":"Websites","kind":"list","doc":"Where it offers.","max":100,"of":{"key":"item","label":"Item","kind":"url","doc":"Where it offers."}},
    {"key":"note","label":"Note","kind":"longText","doc":"What is worth knowing of it.","optional":true,"max":5000},
    {"key":"whitelisted","label":"Whitelisted","kind":"boolean","doc":"Never to be reported.","filterable":true},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateCaseCounterparty","root":"createCaseCounterparty","label":"Create","by":["lawyer","admin"],"input":["userId","primaryName","aliases","websites","note","whitelisted"],"batch":"AdminCreateCaseCounterpartyList"},
  update: {"document":"AdminUpdateCaseCounterparty","root":"updateCaseCounterparty","label":"Update","by":["lawyer","admin"],"input":["primaryName","aliases","websites","note","whitelisted"],"batch":"AdminUpdateCaseCounterpartyList"},
  remove: {"document":"AdminDeleteCaseCounterparty","root":"deleteCaseCounterparty","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteCaseCounterpartyList"},
  steps: [],
  commands: [],
  children: [
    {"table":"case","key":"caseCounterpartyId"},
  ],
  documents,
};
