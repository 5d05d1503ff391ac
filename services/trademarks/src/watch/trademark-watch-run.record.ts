import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';

const searched = f.object('WatchedRegister', 'A register that was searched, and how old its data was.', {
  jurisdiction: f.code('JurisdictionCode', 'Office.', { known: knownJurisdiction }),
  dataAsOf: f.calendarDate('Day of the newest data.'),
});

export const trademarkWatchRunResource = defineResource({
  name: 'TrademarkWatchRun',
  table: 'trademark_watch_run',
  doc: 'One search of a watch: what was searched, of which day, and what came of it. Nothing found is a result.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    watchSubscriptionId: f.ref('TrademarkWatchSubscription', 'The watch.', {
      as: 'watchSubscription',
      many: 'runs',
      filterable: true,
    }),
    userId: f.ref('User', "Whose it is; follows the watch's.", {
      as: 'user',
      many: 'trademarkWatchRuns',
      optional: true,
      filterable: true,
    }),
    ranOn: f.calendarDate('Day of the search.', { filterable: true, sortable: true }),
    generation: f.integer('Number of the import that was searched.', { min: 0, visibleTo: staff }),
    name: f.text('The name that was searched.', { max: 300 }),
    searched: f.list(searched, { max: 200 }),
    notSearched: f.list(f.code('JurisdictionCode', 'Ordered, and not held here that day.'), { max: 200 }),
    candidates: f.integer('Marks that came near enough to be compared.', { min: 0 }),
    near: f.integer('Of them near enough for a lawyer, with those that were reported before.', { min: 0 }),
    passedOver: f.integer('Of the near ones: of owners the client does not want to hear of.', { min: 0 }),
    added: f.integer('Of them new, and so in the queue of the lawyers.', { min: 0 }),
  },
});

export const trademarkWatchRun = recordDecider(
  trademarkWatchRunResource,
  { added: 'WatchRan', amended: 'WatchRunAmended', removed: 'WatchRunRemoved' },
  {
    writable: [
      'watchSubscriptionId',
      'userId',
      'ranOn',
      'generation',
      'name',
      'searched',
      'notSearched',
      'candidates',
      'near',
      'passedOver',
      'added',
    ],
    create: [],
    update: [],
    remove: [],
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const trademarkWatchRunEntity = recordEntity(trademarkWatchRunResource, trademarkWatchRun);
