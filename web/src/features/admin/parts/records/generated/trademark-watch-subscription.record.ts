// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './trademark-watch-subscription.graphql.js';

export const record: RecordFacts = {
  table: "trademark_watch_subscription",
  type: "TrademarkWatchSubscription",
  service: "trademarks",
  doc: "New applications are compared with this mark from one day to another.",
  one: "Trademark watch subscription",
  many: "Trademark watch subscriptions",
  title: [],
  parent: {"key":"trademarkId","target":"trademark"},
  search: [],
  columns: ["dateStart","dateEnd","jurisdictions","userId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"trademarkId","label":"Trademark","kind":"ref","doc":"The mark that is watched.","filterable":true,"target":"trademark"},
    {"key":"dateStart","label":"Date start","kind":"calendarDate","doc":"First day.","filterable":true,"sortable":true},
    {"key":"dateEnd","label":"Date end","kind":"calendarDate","doc":"Last day; open while there is none.","optional":true,"filterable":true,"sortable":true},
    {"key":"jurisdictions","label":"Offices","kind":"list","doc":"Offices whose applications are read; all while there are none.","optional":true,"filterable":true,"max":101,"of":{"key":"item","label":"Item","kind":"code","doc":"Offices whose applications are read; all while there are none.","scalar":"JurisdictionCode"}},
    {"key":"alsoSimilar","label":"Also similar","kind":"boolean","doc":"Similar marks too, not only identical ones.","filterable":true},
    {"key":"threshold","label":"Threshold","kind":"integer","doc":"Similarity from which a mark goes to the lawyer, 0 to 100.","optional":true,"max":100,"min":0},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose it is; follows the mark's.","optional":true,"filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateTrademarkWatchSubscription","root":"createTrademarkWatchSubscription","label":"Create","by":["lawyer","admin"],"input":["trademarkId","userId","dateStart","dateEnd","jurisdictions","alsoSimilar","threshold"],"batch":"AdminCreateTrademarkWatchSubscriptionList"},
  update: {"document":"AdminUpdateTrademarkWatchSubscription","root":"updateTrademarkWatchSubscription","label":"Update","by":["lawyer","admin"],"input":["dateStart","dateEnd","jurisdictions","alsoSimilar","threshold"],"batch":"AdminUpdateTrademarkWatchSubscriptionList"},
  remove: {"document":"AdminDeleteTrademarkWatchSubscription","root":"deleteTrademarkWatchSubscription","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteTrademarkWatchSubscriptionList"},
  steps: [],
  commands: [],
  children: [
    {"table":"trademark_monitoring_result","key":"watchSubscriptionId"},
  ],
  documents,
};
