// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './document-folder.graphql.js';

export const record: RecordFacts = {
  table: "document_folder",
  type: "DocumentFolder",
  service: "workspace",
  doc: "A folder of documents about one entity, or inside another folder.",
  one: "Document folder",
  many: "Document folders",
  title: ["name"],
  search: ["name"],
  columns: ["name","parentFolderId","subjectType","userId","createdAt"],
  order: {"field":"name","direction":"ASC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"name","label":"Name","kind":"text","doc":"As people see it.","filterable":true,"sortable":true,"max":120},
    {"key":"parentFolderId","label":"Parent folder","kind":"ref","doc":"The folder it lies in; none at the top.","optional":true,"filterable":true,"target":"document_folder"},
    {"key":"subjectType","label":"About","kind":"text","doc":"Entity its documents are about.","optional":true,"filterable":true,"max":60},
    {"key":"subjectId","label":"About, id","kind":"id","doc":"Id of that entity.","optional":true,"filterable":true},
    {"key":"userId","label":"Client","kind":"ref","doc":"The customer who may open it.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateDocumentFolder","root":"createDocumentFolder","label":"Create","by":["lawyer","admin"],"input":["name","parentFolderId","subjectType","subjectId","userId"],"batch":"AdminCreateDocumentFolderList"},
  update: {"document":"AdminUpdateDocumentFolder","root":"updateDocumentFolder","label":"Update","by":["lawyer","admin"],"input":["name","parentFolderId"],"batch":"AdminUpdateDocumentFolderList"},
  remove: {"document":"AdminDeleteDocumentFolder","root":"deleteDocumentFolder","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteDocumentFolderList"},
  steps: [],
  commands: [],
  children: [
    {"table":"application_jurisdiction","key":"documentFolderId"},
    {"table":"document","key":"folderId"},
    {"table":"document_folder","key":"parentFolderId"},
  ],
  documents,
};
