import { recordsIn } from '../server/records-in.js';
import { openRecordsStore } from '../server/records-store.js';

/** The records of the site as its server gives them to loaders. */
export const siteRecords = recordsIn(openRecordsStore('web/content/records'));
