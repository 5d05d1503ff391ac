// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './use-in-commerce-request-class.graphql.js';

export const record: RecordFacts = {
  table: "use_in_commerce_request_class",
  type: "UseInCommerceRequestClass",
  service: "trademarks",
  doc: "One class of a proof of use: what is still used, since when, and what becomes of it.",
  one: "Use in commerce request class",
  many: "Use in commerce request classes",
  title: ["classNumber"],
  parent: {"key":"useInCommerceRequestId","target":"use_in_commerce_request"},
  search: [],
  columns: ["classNumber","filingBasis","decision","firstUseInUs","firstUseAnywhere","userId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"useInCommerceRequestId","label":"Use in commerce request","kind":"ref","doc":"The request.","filterable":true,"target":"use_in_commerce_request"},
    {"key":"classNumber","label":"Class number","kind":"integer","doc":"Class of the Nice Classification.","filterable":true,"sortable":true,"max":45,"min":1},
    {"key":"items","label":"Items","kind":"list","doc":"Goods or services; what is not used is left out.","max":2000,"of":{"key":"item","label":"Item","kind":"text","doc":"Goods or services; what is not used is left out.","max":1000}},
    {"key":"filingBasis","label":"Filing basis","kind":"enumeration","doc":"What this class rests on.","optional":true,"filterable":true,"values":[["_1_A","1(a)"],["_1_B","1(b)"],["_44_D","44(d)"],["_44_E","44(e)"],["_66_A","66(a)"]]},
    {"key":"decision","label":"Decision","kind":"enumeration","doc":"What becomes of it.","optional":true,"filterable":true,"values":[["USE","Use"],["EXTEND","Extend"],["DELETE","Delete"]]},
    {"key":"firstUseInUs","label":"First use in US","kind":"calendarDate","doc":"First use in commerce with or within the United States.","optional":true},
    {"key":"firstUseAnywhere","label":"First use anywhere","kind":"calendarDate","doc":"First use anywhere.","optional":true},
    {"key":"website","label":"Website","kind":"url","doc":"Where the use can be seen.","optional":true},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose it is; follows the request's.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateUseInCommerceRequestClass","root":"createUseInCommerceRequestClass","label":"Create","by":["lawyer","admin"],"input":["useInCommerceRequestId","userId","classNumber","items","filingBasis","decision","firstUseInUs","firstUseAnywhere","website"],"batch":"AdminCreateUseInCommerceRequestClassList"},
  update: {"document":"AdminUpdateUseInCommerceRequestClass","root":"updateUseInCommerceRequestClass","label":"Update","by":["lawyer","admin"],"input":["items","decision","firstUseInUs","firstUseAnywhere","website"],"batch":"AdminUpdateUseInCommerceRequestClassList"},
  remove: {"document":"AdminDeleteUseInCommerceRequestClass","root":"deleteUseInCommerceRequestClass","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteUseInCommerceRequestClassList"},
  steps: [],
  commands: [],
  children: [
    {"table":"specimen","key":"useInCommerceRequestClassId"},
  ],
  documents,
};
