// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './user-auth-log.graphql.js';

export const record: RecordFacts = {
  table: "user_auth_log",
  type: "UserAuthLog",
  service: "accounts",
  doc: "What happened at the door: sign-ins, failures, sign-outs, revoked sessions.",
  one: "Sign-in log entry",
  many: "Sign-in log",
  title: ["kind"],
  parent: {"key":"userId","target":"user"},
  search: [],
  columns: ["kind","area","address","userAgent","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"kind","label":"Kind","kind":"text","doc":"signed-in, sign-in-failed, password-not-changed, too-many-attempts, signed-out, token-reuse, sessions-revoked, reported.","filterable":true,"max":40},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose account; null for an unknown address.","optional":true,"filterable":true,"target":"user"},
    {"key":"area","label":"Area","kind":"text","doc":"customer or admin.","optional":true,"max":20},
    {"key":"address","label":"Address","kind":"text","doc":"Network address.","optional":true,"max":60},
    {"key":"userAgent","label":"User agent","kind":"text","doc":"Browser, cut at 500 characters.","optional":true,"max":500},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  steps: [],
  commands: [],
  children: [],
  documents,
};
