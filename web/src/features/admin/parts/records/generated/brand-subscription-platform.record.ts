// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './brand-subscription-platform.graphql.js';

export const record: RecordFacts = {
  table: "brand_subscription_platform",
  type: "BrandSubscriptionPlatform",
  service: "subscriptions",
  doc: "A marketplace or network that a subscription watches, and since when.",
  one: "Brand subscription platform",
  many: "Brand subscription platforms",
  title: ["name"],
  search: ["name"],
  columns: ["name","userId","brandSubscriptionId","startDate","endDate","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"userId","label":"Client","kind":"ref","doc":"Owner of the subscription.","optional":true,"filterable":true,"target":"user"},
    {"key":"brandSubscriptionId","label":"Brand subscription","kind":"ref","doc":"What watches it.","filterable":true,"target":"brand_subscription"},
    {"key":"name","label":"Name","kind":"text","doc":"Name of the platform.","filterable":true,"sortable":true,"max":80},
    {"key":"metadata","label":"Metadata","kind":"json","doc":"Settings as the platform wants them: seller names, store ids.","optional":true},
    {"key":"startDate","label":"Start date","kind":"calendarDate","doc":"First day it is watched, at the firm.","filterable":true,"sortable":true},
    {"key":"endDate","label":"End date","kind":"calendarDate","doc":"Last day it is watched; empty while it goes on.","optional":true,"filterable":true,"sortable":true},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateBrandSubscriptionPlatform","root":"createBrandSubscriptionPlatform","label":"Create","by":["lawyer","admin"],"input":["userId","brandSubscriptionId","name","metadata","startDate","endDate"],"batch":"AdminCreateBrandSubscriptionPlatformList"},
  update: {"document":"AdminUpdateBrandSubscriptionPlatform","root":"updateBrandSubscriptionPlatform","label":"Update","by":["lawyer","admin"],"input":["name","metadata","startDate","endDate"],"batch":"AdminUpdateBrandSubscriptionPlatformList"},
  remove: {"document":"AdminDeleteBrandSubscriptionPlatform","root":"deleteBrandSubscriptionPlatform","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteBrandSubscriptionPlatformList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
