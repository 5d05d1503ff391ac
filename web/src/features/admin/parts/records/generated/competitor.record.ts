// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './competitor.graphql.js';

export const record: RecordFacts = {
  table: "competitor",
  type: "Competitor",
  service: "trademarks",
  doc: "Another business whose marks may come in the way of a mark or a brand.",
  one: "Competitor",
  many: "Competitors",
  title: ["name"],
  search: ["name"],
  columns: ["name","similarity","jurisdictions","trademarkId","brandId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"name","label":"Name","kind":"text","doc":"Its name.","filterable":true,"sortable":true,"max":300},
    {"key":"url","label":"URL","kind":"url","doc":"Its website.","optional":true,"filterable":true},
    {"key":"similarity","label":"Similarity","kind":"integer","doc":"How near it comes, 0 to 100.","optional":true,"filterable":true,"sortable":true,"max":100,"min":0},
    {"key":"jurisdictions","label":"Offices","kind":"list","doc":"Where it has marks.","optional":true,"filterable":true,"max":101,"of":{"key":"item","label":"Item","kind":"code","doc":"Where it has marks.","scalar":"JurisdictionCode"}},
    {"key":"wellKnown","label":"Well known","kind":"boolean","doc":"Known to the public at large, so that its marks reach further.","filterable":true},
    {"key":"metadata","label":"Metadata","kind":"json","doc":"What the source of the data adds.","optional":true},
    {"key":"trademarkId","label":"Trademark","kind":"ref","doc":"The mark it stands near.","optional":true,"filterable":true,"target":"trademark"},
    {"key":"brandId","label":"Brand","kind":"ref","doc":"The brand it stands near.","optional":true,"filterable":true,"target":"brand"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateCompetitor","root":"createCompetitor","label":"Create","by":["lawyer","admin"],"input":["name","url","similarity","jurisdictions","wellKnown","metadata","trademarkId","brandId"],"batch":"AdminCreateCompetitorList"},
  update: {"document":"AdminUpdateCompetitor","root":"updateCompetitor","label":"Update","by":["lawyer","admin"],"input":["name","url","similarity","jurisdictions","wellKnown","metadata","trademarkId","brandId"],"batch":"AdminUpdateCompetitorList"},
  remove: {"document":"AdminDeleteCompetitor","root":"deleteCompetitor","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteCompetitorList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
