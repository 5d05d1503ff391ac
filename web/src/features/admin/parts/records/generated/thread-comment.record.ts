// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './thread-comment.graphql.js';

export const record: RecordFacts = {
  table: "thread_comment",
  type: "ThreadComment",
  service: "requests",
  doc: "A line of the conversation about an order, its application or a proof of use.",
  one: "Thread comment",
  many: "Thread comments",
  title: ["text"],
  search: [],
  columns: ["text","subjectType","userId","authorId","createdAt"],
  order: {"field":"createdAt","direction":"ASC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"subjectType","label":"About","kind":"enumeration","doc":"What it is about.","filterable":true,"values":[["REGISTRATION_REQUEST","registration_request"],["APPLICATION","application"],["USE_IN_COMMERCE_REQUEST","use_in_commerce_request"]]},
    {"key":"subjectId","label":"About, id","kind":"id","doc":"Id of that entity.","filterable":true},
    {"key":"userId","label":"Client","kind":"ref","doc":"The customer whose conversation it is.","optional":true,"filterable":true,"target":"user"},
    {"key":"authorId","label":"Author","kind":"ref","doc":"Who wrote it.","optional":true,"filterable":true,"target":"user"},
    {"key":"text","label":"Text","kind":"longText","doc":"The comment.","max":10000},
    {"key":"visibleToCustomer","label":"Visible to customer","kind":"boolean","doc":"Whether the customer reads it; not unless said.","optional":true,"filterable":true},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateThreadComment","root":"createThreadComment","label":"Create","by":["lawyer","admin"],"input":["subjectType","subjectId","userId","text","visibleToCustomer"],"batch":"AdminCreateThreadCommentList"},
  update: {"document":"AdminUpdateThreadComment","root":"updateThreadComment","label":"Update","by":["lawyer","admin"],"input":["text","visibleToCustomer"],"batch":"AdminUpdateThreadCommentList"},
  remove: {"document":"AdminDeleteThreadComment","root":"deleteThreadComment","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteThreadCommentList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
