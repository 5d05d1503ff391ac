// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './trademark-filing-download.graphql.js';

export const record: RecordFacts = {
  table: "trademark_filing_download",
  type: "FilingDownload",
  service: "trademarks",
  doc: "Somebody was handed files of an application: the whole package or one document, a partner by its key or a colleague.",
  one: "Trademark filing download",
  many: "Trademark filing downloads",
  title: [],
  search: [],
  columns: ["trademarkId","filingId","partner","colleagueId","documentId","digest","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"trademarkId","label":"Trademark","kind":"ref","doc":"The mark.","filterable":true,"target":"trademark"},
    {"key":"filingId","label":"Filing","kind":"ref","doc":"The instruction a partner was handed it under.","optional":true,"filterable":true,"target":"trademark_filing"},
    {"key":"partner","label":"Partner","kind":"text","doc":"Code of the partner who was handed it.","optional":true,"filterable":true,"max":40},
    {"key":"colleagueId","label":"Colleague","kind":"ref","doc":"The colleague who took it.","optional":true,"filterable":true,"target":"user"},
    {"key":"documentId","label":"Document","kind":"ref","doc":"The one document; empty for the whole package.","optional":true,"filterable":true,"target":"document"},
    {"key":"digest","label":"Digest","kind":"text","doc":"Digest of the sealed copy it belongs to.","max":64},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  steps: [],
  commands: [],
  children: [],
  documents,
};
