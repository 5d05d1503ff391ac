// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './office-action-solution.graphql.js';

export const record: RecordFacts = {
  table: "office_action_solution",
  type: "OfficeActionSolution",
  service: "trademarks",
  doc: "One way to answer the letter, with its odds and what it costs. The client sees it once it is offered: with the kick-off, or by hand after it.",
  one: "Office action solution",
  many: "Office action solutions",
  title: [],
  parent: {"key":"officeActionId","target":"office_action"},
  search: [],
  columns: ["chanceOfSuccess","serviceFee","governmentFee","userId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"officeActionId","label":"Office action","kind":"ref","doc":"The letter.","filterable":true,"target":"office_action"},
    {"key":"solution","label":"Solution","kind":"longText","doc":"What would be done.","max":5000},
    {"key":"chanceOfSuccess","label":"Chance of success","kind":"integer","doc":"The lawyer's estimate in percent.","optional":true,"filterable":true,"sortable":true,"max":100,"min":0},
    {"key":"serviceFee","label":"Service fee","kind":"money","doc":"Our fee.","optional":true},
    {"key":"governmentFee","label":"Government fee","kind":"money","doc":"The office's fee.","optional":true},
    {"key":"recommended","label":"Recommended","kind":"boolean","doc":"What the lawyer advises.","filterable":true},
    {"key":"offered","label":"Offered","kind":"boolean","doc":"The client sees it.","optional":true,"filterable":true},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose it is; follows the letter's.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateOfficeActionSolution","root":"createOfficeActionSolution","label":"Create","by":["lawyer","admin"],"input":["officeActionId","userId","solution","chanceOfSuccess","serviceFee","governmentFee","recommended","offered"],"batch":"AdminCreateOfficeActionSolutionList"},
  update: {"document":"AdminUpdateOfficeActionSolution","root":"updateOfficeActionSolution","label":"Update","by":["lawyer","admin"],"input":["solution","chanceOfSuccess","serviceFee","governmentFee","recommended","offered"],"batch":"AdminUpdateOfficeActionSolutionList"},
  remove: {"document":"AdminDeleteOfficeActionSolution","root":"deleteOfficeActionSolution","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteOfficeActionSolutionList"},
  steps: [],
  commands: [],
  children: [
    {"table":"office_action","key":"orderedSolutionId"},
  ],
  documents,
};
