// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './calendar-feed.graphql.js';

export const record: RecordFacts = {
  table: "calendar_feed",
  type: "CalendarFeed",
  service: "trademarks",
  doc: "A secret address under which calendar programs read deadlines. Whoever knows it reads them, so it can be removed at any time.",
  one: "Calendar feed",
  many: "Calendar feeds",
  title: ["name"],
  search: [],
  columns: ["name","userId","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"name","label":"Name","kind":"text","doc":"What its owner calls it, to know it again: the phone, the assistant.","optional":true,"max":100},
    {"key":"userId","label":"Client","kind":"ref","doc":"Whose deadlines it shows.","filterable":true,"target":"user"},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateCalendarFeed","root":"createCalendarFeed","label":"Create","by":["lawyer","admin"],"input":["name"],"batch":"AdminCreateCalendarFeedList"},
  update: {"document":"AdminUpdateCalendarFeed","root":"updateCalendarFeed","label":"Update","by":["lawyer","admin"],"input":["name"],"batch":"AdminUpdateCalendarFeedList"},
  remove: {"document":"AdminDeleteCalendarFeed","root":"deleteCalendarFeed","label":"Delete","by":["lawyer","admin"],"input":[],"batch":"AdminDeleteCalendarFeedList"},
  steps: [],
  commands: [],
  children: [],
  documents,
};
