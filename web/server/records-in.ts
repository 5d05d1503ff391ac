import type { Records } from '../src/data/records-source.js';
import { there } from './content-in.js';
import type { RecordsStore } from './records-store.js';

/** The records as loaders ask for them while a page is rendered. */
export const recordsIn = (store: RecordsStore): Records => ({
  disputes: (asked) => there(store.disputes(asked)),
  dispute: (id) => there(store.dispute(id)),
  disputeValues: (axis) => there(store.disputeValues(axis)),
  famousMarks: (filters) => there(store.famousMarks(filters)),
  famousMark: (id) => there(store.famousMark(id)),
  specimenGuide: () => there(store.specimenGuide()),
  specimenClass: (number) => there(store.specimenClass(number)),
  specimenSector: (slug) => there(store.specimenSector(slug)),
});
