// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './statistic.graphql.js';

export const record: RecordFacts = {
  table: "statistic",
  type: "Statistic",
  service: "workspace",
  doc: "One figure of the business at one time. The newest of each name is what pages show.",
  one: "Statistic",
  many: "Statistics",
  title: ["name"],
  search: ["name"],
  columns: ["name","value","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"name","label":"Name","kind":"text","doc":"What was counted: `trademarks-filed`.","filterable":true,"sortable":true,"max":100},
    {"key":"value","label":"Value","kind":"decimal","doc":"How much.","filterable":true,"sortable":true},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateStatistic","root":"createStatistic","label":"Create","by":["admin"],"input":["name","value"],"batch":"AdminCreateStatisticList"},
  update: {"document":"AdminUpdateStatistic","root":"updateStatistic","label":"Update","by":["admin"],"input":["name","value"],"batch":"AdminUpdateStatisticList"},
  remove: {"document":"AdminDeleteStatistic","root":"deleteStatistic","label":"Delete","by":["admin"],"input":[],"batch":"AdminDeleteStatisticList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
