// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './case-solution.graphql.js';

export const record: RecordFacts = {
  table: "case_solution",
  type: "CaseSolution",
  service: "cases",
  doc: "One way to deal with a case, with its price; customers read \"recommended steps\", once they are offered.",
  one: "Case solution",
  many: "Case solutions",
  title: ["status"],
  parent: {"key":"caseId","target":"case"},
  search: [],
  columns: ["status","userId","serviceRequestId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"Owner of the case.","optional":true,"filterable":true,"target":"user"},
    {"key":"caseId","label":"Case","kind":"ref","doc":"Case it deals with.","filterable":true,"target":"case"},
    {"key":"status","label":"Status","kind":"enumeration","doc":"How far it is.","filterable":true,"sortable":true,"values":[["DRAFT","Draft"],["OFFERED","Offered"],["ORDERED","Ordered"],["DELIVERED","Delivered"],["DECLINED","Declined"],["LAPSED","Lapsed"]]},
    {"key":"items","label":"Items","kind":"list","doc":"One step of the solution.","max":30,"of":{"key":"item","label":"Item","kind":"object","doc":"One step of the solution.","parts":[{"key":"title","label":"Title","kind":"text","doc":"What is done.","max":200},{"key":"description","label":"Description","kind":"longText","doc":"How, and what the client has to do.","optional":true,"max":5000},{"key":"price","label":"Price","kind":"money","doc":"What it costs, without tax."},{"key":"chanceOfSuccess","label":"Chance of success","kind":"integer","doc":"In the lawyer’s eyes, percent.","optional":true,"max":100,"min":0},{"key":"days","label":"Days","kind":"integer","doc":"How long it usually takes, calendar days.","optional":true,"max":3650,"min":0}]}},
    {"key":"currency","label":"Currency","kind":"code","doc":"Currency of all its prices.","filterable":true,"scalar":"CurrencyCode"},
    {"key":"offerSubscription","label":"Offer subscription","kind":"boolean","doc":"Comes with a subscription that watches the brand.","filterable":true},
    {"key":"serviceRequestId","label":"Service request","kind":"ref","doc":"Order that delivers it.","optional":true,"filterable":true,"target":"service_request"},
    {"key":"offeredAt","label":"Offered","kind":"instant","doc":"When the client got it.","optional":true,"filterable":true},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateCaseSolution","root":"createCaseSolution","label":"Create","by":["lawyer","admin"],"input":["userId","caseId","items","currency","offerSubscription","serviceRequestId"],"batch":"AdminCreateCaseSolutionList"},
  update: {"document":"AdminUpdateCaseSolution","root":"updateCaseSolution","label":"Update","by":["lawyer","admin"],"input":["items","currency","offerSubscription","serviceRequestId"],"batch":"AdminUpdateCaseSolutionList"},
  remove: {"document":"AdminDeleteCaseSolution","root":"deleteCaseSolution","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteCaseSolutionList"},
  steps: [
    {"document":"AdminOfferCaseSolution","root":"offerCaseSolution","label":"Offer","doc":"The client can order it from now on; a kick-off offers every draft of its case.","outcome":"Solution offered","from":["Draft"],"by":["lawyer"],"input":[{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
    {"document":"AdminDeliverCaseSolution","root":"deliverCaseSolution","label":"Deliver","doc":"The linked service request is finished.","outcome":"Solution delivered","from":["Ordered"],"by":["lawyer"],"input":["serviceRequestId",{"key":"reason","label":"Reason","kind":"longText","doc":"Why; staff read it in the history.","optional":true,"max":2000}]},
  ],
  commands: [],
  children: [
    {"table":"brand_subscription","key":"caseSolutionId"},
  ],
  tracking: "case_solution_tracking",
  documents,
};
