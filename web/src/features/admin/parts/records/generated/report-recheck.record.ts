// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './report-recheck.graphql.js';

export const record: RecordFacts = {
  table: "report_recheck",
  type: "ReportRecheck",
  service: "trademarks",
  doc: "What the searches of a released report find today: for whoever reads the report. No lawyer has looked at it.",
  one: "Report recheck",
  many: "Report rechecks",
  title: ["number"],
  search: [],
  columns: ["number","requestId","scoreVersion","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"requestId","label":"Request","kind":"ref","doc":"The request whose report it is.","filterable":true,"target":"registration_request"},
    {"key":"number","label":"Number","kind":"integer","doc":"Version of the report."},
    {"key":"releasedAt","label":"Released","kind":"instant","doc":"When the report was released.","filterable":true},
    {"key":"ranAt","label":"Ran","kind":"instant","doc":"When the same searches were made again; null: not yet.","optional":true,"filterable":true},
    {"key":"scoreVersion","label":"Score version","kind":"text","doc":"Versions of formula, text analysis and weights of that run.","optional":true,"max":60},
    {"key":"offices","label":"Offices","kind":"list","doc":"What was searched again of one office.","max":110,"of":{"key":"item","label":"Item","kind":"object","doc":"What was searched again of one office.","parts":[{"key":"jurisdiction","label":"Office","kind":"code","doc":"Office.","scalar":"JurisdictionCode"},{"key":"register","label":"Register","kind":"text","doc":"Short name of the office that keeps the register.","max":60},{"key":"dataOf","label":"Data of","kind":"calendarDate","doc":"Day of the data."}]}},
    {"key":"notRepeated","label":"Not repeated","kind":"list","doc":"An office that was not searched again.","max":110,"of":{"key":"item","label":"Item","kind":"object","doc":"An office that was not searched again.","parts":[{"key":"jurisdiction","label":"Office","kind":"code","doc":"Office.","scalar":"JurisdictionCode"},{"key":"lastSearchedAt","label":"Last searched","kind":"instant","doc":"When it was searched last."}]}},
    {"key":"newMarks","label":"New marks","kind":"list","doc":"A near mark that the report does not know.","max":200,"of":{"key":"item","label":"Item","kind":"object","doc":"A near mark that the report does not know.","parts":[{"key":"ref","label":"Ref","kind":"text","doc":"Office and number, or another key of the register.","max":200},{"key":"name","label":"Name","kind":"text","doc":"The mark.","max":300},{"key":"owner","label":"Owner","kind":"text","doc":"Its owner.","optional":true,"max":300},{"key":"jurisdictions","label":"Offices","kind":"list","doc":"Office.","max":110,"of":{"key":"item","label":"Item","kind":"code","doc":"Office.","scalar":"JurisdictionCode"}},{"key":"number","label":"Number","kind":"text","doc":"Application or registration number.","optional":true,"max":60},{"key":"status","label":"Status","kind":"text","doc":"Its status in our words.","optional":true,"max":100},{"key":"classes","label":"Classes","kind":"list","doc":"Class of the Nice Classification.","max":45,"of":{"key":"item","label":"Item","kind":"integer","doc":"Class of the Nice Classification.","max":45,"min":1}},{"key":"filingDate","label":"Filing date","kind":"calendarDate","doc":"Filing date, zone of the office.","optional":true},{"key":"overall","label":"Overall","kind":"integer","doc":"Likeness all in all, 0 to 100.","max":100,"min":0}]}},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  steps: [],
  commands: [],
  children: [],
  documents,
};
