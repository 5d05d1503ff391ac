// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './user-profile.graphql.js';

export const record: RecordFacts = {
  table: "user_profile",
  type: "UserProfile",
  service: "accounts",
  doc: "Names, language and consents of a user.",
  one: "User profile",
  many: "User profiles",
  title: ["firstname","lastname"],
  search: ["firstname","lastname"],
  columns: ["firstname","userId","phoneNumber","billingEntityId","registrationEntityId","region","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose profile it is.","filterable":true,"target":"user"},
    {"key":"firstname","label":"First name","kind":"text","doc":"First name.","filterable":true,"max":100},
    {"key":"lastname","label":"Last name","kind":"text","doc":"Last name.","filterable":true,"sortable":true,"max":100},
    {"key":"phoneNumber","label":"Phone number","kind":"text","doc":"Phone; empty when none was given.","filterable":true,"max":40},
    {"key":"billingEntityId","label":"Billing entity","kind":"ref","doc":"Who is invoiced.","optional":true,"target":"entity"},
    {"key":"registrationEntityId","label":"Registration entity","kind":"ref","doc":"Who owns the marks.","optional":true,"target":"entity"},
    {"key":"orderUpdateEmailsEnabled","label":"Order update emails enabled","kind":"boolean","doc":"Letters about orders."},
    {"key":"marketingEmailsEnabled","label":"Marketing emails enabled","kind":"boolean","doc":"Offers."},
    {"key":"newsletterEmailsEnabled","label":"Newsletter emails enabled","kind":"boolean","doc":"Newsletter."},
    {"key":"language","label":"Language","kind":"code","doc":"Language of letters.","scalar":"LanguageCode"},
    {"key":"currency","label":"Currency","kind":"code","doc":"Currency of prices.","scalar":"CurrencyCode"},
    {"key":"region","label":"Region","kind":"text","doc":"Site region.","max":10},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  steps: [],
  commands: [],
  children: [],
  documents,
};
