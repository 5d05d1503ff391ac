// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './note.graphql.js';

export const record: RecordFacts = {
  table: "note",
  type: "Note",
  service: "workspace",
  doc: "What staff write for each other about an entity. Customers never see one.",
  one: "Note",
  many: "Notes",
  title: ["text"],
  search: [],
  columns: ["text","subjectType","authorId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"subjectType","label":"About","kind":"text","doc":"Entity it is about.","filterable":true,"max":60},
    {"key":"subjectId","label":"About, id","kind":"id","doc":"Id of that entity.","filterable":true},
    {"key":"text","label":"Text","kind":"longText","doc":"The note.","max":10000},
    {"key":"authorId","label":"Author","kind":"ref","doc":"Who wrote it.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateNote","root":"createNote","label":"Create","by":["lawyer","admin"],"input":["subjectType","subjectId","text"],"batch":"AdminCreateNoteList"},
  update: {"document":"AdminUpdateNote","root":"updateNote","label":"Update","by":["lawyer","admin"],"input":["text"],"batch":"AdminUpdateNoteList"},
  remove: {"document":"AdminDeleteNote","root":"deleteNote","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteNoteList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
