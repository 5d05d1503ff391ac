// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './trademark-ipo-data.graphql.js';

export const record: RecordFacts = {
  table: "trademark_ipo_data",
  type: "TrademarkIpoData",
  service: "trademarks",
  doc: "What the register of the office says of a mark, as it was last read.",
  one: "Register data",
  many: "Register data",
  title: ["source"],
  parent: {"key":"trademarkId","target":"trademark"},
  search: ["source"],
  columns: ["source","readAt","userId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"trademarkId","label":"Trademark","kind":"ref","doc":"The mark.","filterable":true,"target":"trademark"},
    {"key":"data","label":"Data","kind":"json","doc":"The record in the shape of its source."},
    {"key":"source","label":"Source","kind":"text","doc":"Register or service it was read from.","filterable":true,"max":100},
    {"key":"readAt","label":"Read","kind":"instant","doc":"When it was read.","filterable":true,"sortable":true},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose it is; follows the mark's.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateTrademarkIpoData","root":"createTrademarkIpoData","label":"Create","by":["lawyer","admin"],"input":["trademarkId","userId","data","source","readAt"],"batch":"AdminCreateTrademarkIpoDataList"},
  update: {"document":"AdminUpdateTrademarkIpoData","root":"updateTrademarkIpoData","label":"Update","by":["lawyer","admin"],"input":["data","source","readAt"],"batch":"AdminUpdateTrademarkIpoDataList"},
  remove: {"document":"AdminDeleteTrademarkIpoData","root":"deleteTrademarkIpoData","label":"Delete","by":["admin"],"input":[],"batch":"AdminDeleteTrademarkIpoDataList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
