// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './case-infringement-evidence.graphql.js';

export const record: RecordFacts = {
  table: "case_infringement_evidence",
  type: "CaseInfringementEvidence",
  service: "cases",
  doc: "What was seen where and when.",
  one: "Case evidence",
  many: "Case evidence",
  title: ["description"],
  search: [],
  columns: ["description","userId","caseInfringementId","evidenceDate","documentId","createdAt"],
  order: {"field":"evidenceDate","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"Owner of the case.","optional":true,"filterable":true,"target":"user"},
    {"key":"caseInfringementId","label":"Case infringement","kind":"ref","doc":"What it proves.","filterable":true,"target":"case_infringement"},
    {"key":"website","label":"Website","kind":"url","doc":"Page it was seen on."},
    {"key":"evidenceDate","label":"Evidence date","kind":"calendarDate","doc":"Day it was seen, at the firm.","filterable":true,"sortable":true},
    {"key":"description","label":"Description","kind":"longText","doc":"What can be seen.","max":5000},
    {"key":"documentId","label":"Document","kind":"ref","doc":"Screenshot or file.","optional":true,"filterable":true,"target":"document"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateCaseInfringementEvidence","root":"createCaseInfringementEvidence","label":"Create","by":["lawyer","admin"],"input":["userId","caseInfringementId","website","evidenceDate","description","documentId"],"batch":"AdminCreateCaseInfringementEvidenceList"},
  update: {"document":"AdminUpdateCaseInfringementEvidence","root":"updateCaseInfringementEvidence","label":"Update","by":["lawyer","admin"],"input":["website","evidenceDate","description","documentId"],"batch":"AdminUpdateCaseInfringementEvidenceList"},
  remove: {"document":"AdminDeleteCaseInfringementEvidence","root":"deleteCaseInfringementEvidence","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteCaseInfringementEvidenceList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
