// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './case-infringement.graphql.js';

export const record: RecordFacts = {
  table: "case_infringement",
  type: "CaseInfringement",
  service: "cases",
  doc: "What happens on one platform in one case.",
  one: "Case infringement",
  many: "Case infringements",
  title: ["platform"],
  parent: {"key":"caseId","target":"case"},
  search: ["platform"],
  columns: ["platform","userId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"Owner of the case.","optional":true,"filterable":true,"target":"user"},
    {"key":"caseId","label":"Case","kind":"ref","doc":"Case it belongs to.","filterable":true,"target":"case"},
    {"key":"platform","label":"Platform","kind":"text","doc":"Marketplace, network or register it happens on.","filterable":true,"sortable":true,"max":120},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateCaseInfringement","root":"createCaseInfringement","label":"Create","by":["lawyer","admin"],"input":["userId","caseId","platform"],"batch":"AdminCreateCaseInfringementList"},
  update: {"document":"AdminUpdateCaseInfringement","root":"updateCaseInfringement","label":"Update","by":["lawyer","admin"],"input":["platform"],"batch":"AdminUpdateCaseInfringementList"},
  remove: {"document":"AdminDeleteCaseInfringement","root":"deleteCaseInfringement","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteCaseInfringementList"},
  steps: [],
  commands: [],
  children: [
    {"table":"case_infringement_evidence","key":"caseInfringementId"},
  ],
  documents,
};
