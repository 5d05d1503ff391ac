// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './office-action-issue.graphql.js';

export const record: RecordFacts = {
  table: "office_action_issue",
  type: "OfficeActionIssue",
  service: "trademarks",
  doc: "One point the office raises in its letter.",
  one: "Office action issue",
  many: "Office action issues",
  title: ["name"],
  search: ["name"],
  columns: ["name","officeActionId","category","userId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"officeActionId","label":"Office action","kind":"ref","doc":"The letter.","filterable":true,"target":"office_action"},
    {"key":"name","label":"Name","kind":"text","doc":"The point in a few words.","filterable":true,"sortable":true,"max":300},
    {"key":"category","label":"Category","kind":"enumeration","doc":"What it is about.","filterable":true,"values":[["FORMAL","Formal"],["CLASSIFICATION","Classification"],["DISTINCTIVENESS","Distinctiveness"],["EARLIER_MARKS","Earlier marks"],["USE","Use"],["OTHER","Other"]]},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose it is; follows the letter's.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateOfficeActionIssue","root":"createOfficeActionIssue","label":"Create","by":["lawyer","admin"],"input":["officeActionId","userId","name","category"],"batch":"AdminCreateOfficeActionIssueList"},
  update: {"document":"AdminUpdateOfficeActionIssue","root":"updateOfficeActionIssue","label":"Update","by":["lawyer","admin"],"input":["name","category"],"batch":"AdminUpdateOfficeActionIssueList"},
  remove: {"document":"AdminDeleteOfficeActionIssue","root":"deleteOfficeActionIssue","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteOfficeActionIssueList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
