// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './outgoing-mail.graphql.js';

export const record: RecordFacts = {
  table: "outgoing_mail",
  type: "Letter",
  service: "workspace",
  doc: "A letter that was or will be sent. Who it goes to is sealed.",
  one: "Letter",
  many: "Letters",
  title: ["businessKey"],
  search: ["businessKey"],
  columns: ["businessKey","template","subjectType","state","messageId","lastError","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"businessKey","label":"Business key","kind":"text","doc":"What makes it this letter and no other.","filterable":true,"max":200},
    {"key":"template","label":"Template","kind":"text","doc":"Which letter.","filterable":true,"max":60},
    {"key":"locale","label":"Locale","kind":"code","doc":"Language.","scalar":"LanguageCode"},
    {"key":"subjectType","label":"About","kind":"text","doc":"Entity it is about.","max":60},
    {"key":"subjectId","label":"About, id","kind":"id","doc":"Id of that entity.","filterable":true},
    {"key":"legal","label":"Legal","kind":"boolean","doc":"A duty to inform: sent again when its fate is not known."},
    {"key":"state","label":"State","kind":"enumeration","doc":"How far it is.","filterable":true,"values":[["QUEUED","queued"],["SENDING","sending"],["SENT","sent"],["FAILED","failed"],["UNKNOWN","unknown"]]},
    {"key":"attempts","label":"Attempts","kind":"integer","doc":"Tries so far."},
    {"key":"messageId","label":"Message ID","kind":"text","doc":"Message-ID, fixed from the start.","max":200},
    {"key":"lastError","label":"Last error","kind":"text","doc":"What the mail server said last.","optional":true,"max":2000},
    {"key":"sentAt","label":"Sent","kind":"instant","doc":"When the mail server took it.","optional":true},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  steps: [],
  commands: [],
  children: [],
  documents,
};
