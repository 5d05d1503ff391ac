import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { classNumbers } from '@cotta/reference/nice-classes.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { placedOrderFields } from '../ordered-work/ordered-work-fields.js';
import { watchEndNotices } from '../said/publish-watch-ends.js';

export const trademarkWatchSubscriptionResource = defineResource({
  name: 'TrademarkWatchSubscription',
  table: 'trademark_watch_subscription',
  doc: 'New applications are compared with this mark from one day to another.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    trademarkId: f.ref('Trademark', 'The mark that is watched.', {
      as: 'trademark',
      many: 'watchSubscriptions',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    dateStart: f.calendarDate('First day; of an ordered watch that is not paid yet the day it was ordered.', {
      filterable: true,
      sortable: true,
    }),
    dateEnd: f.calendarDate('Last day; open while there is none.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    jurisdictions: f.list(
      f.code('JurisdictionCode', 'Offices whose applications are read; all while there are none.', {
        known: knownJurisdiction,
      }),
      { max: 101, optional: true, filterable: true },
    ),
    classes: f.list(
      f.integer('Class whose goods are compared; those of the mark while there are none.', classNumbers),
      {
        max: 45,
        optional: true,
      },
    ),
    alsoSimilar: f.boolean('Similar marks too, not only identical ones.', { filterable: true }),
    threshold: f.integer('Similarity from which a mark goes to the lawyer, 0 to 100.', {
      min: 0,
      max: 100,
      optional: true,
      visibleTo: staff,
    }),
    userId: f.ref('User', "Whose it is; follows the mark's.", {
      as: 'user',
      many: 'trademarkWatchSubscriptions',
      optional: true,
      filterable: true,
    }),
    ...placedOrderFields('trademarkWatchSubscriptions'),
    orderedFee: f.money('Price of the year as it was ordered, before tax.', {
      optional: true,
      visibleTo: staff,
      published: true,
    }),
    workReleasedAt: f.instant('When it was paid; an ordered watch searches nothing before.', {
      optional: true,
    }),
    endReminder: f.integer('So many days before its last day its owner was reminded last.', {
      optional: true,
      visibleTo: staff,
      min: 0,
    }),
    quietOn: f.calendarDate('Day its owner last heard that a month found nothing.', {
      optional: true,
      visibleTo: staff,
    }),
    reportedOn: f.calendarDate('Day its year was closed with a report.', {
      optional: true,
      filterable: true,
    }),
    markName: f.text('The watched mark, as it was called when the watch was ordered.', {
      max: 300,
      optional: true,
      published: true,
    }),
  },
});

export const WATCH_BEGUN = 'WatchBegun';
export const WATCH_CALLED_OFF = 'WatchCalledOff';
export const WATCH_END_REMINDED = 'WatchEndReminded';
export const WATCH_QUIET = 'WatchQuietReported';
export const WATCH_COMPLETED = 'WatchCompleted';

export const trademarkWatchSubscription = recordDecider(
  trademarkWatchSubscriptionResource,
  {
    added: 'WatchSubscribed',
    amended: 'WatchAmended',
    removed: 'WatchRemoved',
    steps: [WATCH_BEGUN, WATCH_CALLED_OFF, WATCH_END_REMINDED, WATCH_QUIET, WATCH_COMPLETED],
  },
  {
    writable: [
      'trademarkId',
      'userId',
      'dateStart',
      'dateEnd',
      'jurisdictions',
      'classes',
      'alsoSimilar',
      'threshold',
    ],
    fixed: ['trademarkId', 'userId'],
    create: staff,
    update: staff,
    remove: staff,
    check: ({ dateStart, dateEnd }) =>
      dateEnd && dateStart && dateEnd < dateStart ? endsTooEarly() : undefined,
    subject: ({ userId }) => userId ?? undefined,
  },
);

function endsTooEarly(): Refusal {
  return refuseFields([{ path: ['dateEnd'], code: 'TOO_EARLY', message: 'It cannot end before it begins.' }]);
}

/** What colleagues do with a watch; it has no status, its days say whether it runs. */
const trademarkWatchSubscriptionDesk = deskOf(trademarkWatchSubscriptionResource, {
  otherwise: [
    { word: 'Watched', waitsFor: 'nobody', lacks: 'dateEnd' },
    { word: 'Watched', waitsFor: 'nobody', until: 'dateEnd' },
    { word: 'Ended', waitsFor: 'nobody' },
  ],
  steps: {
    endTrademarkWatch: {
      group: 'ends',
      label: 'End the watch',
      sentence: 'Today is its last day; what was found stays.',
    },
    deleteTrademarkWatchSubscription: {
      group: 'ends',
      label: 'Delete',
      sentence: 'It disappears from lists and records. Its history stays.',
    },
  },
});

export const trademarkWatchSubscriptionEntity = recordEntity(
  trademarkWatchSubscriptionResource,
  trademarkWatchSubscription,
  { publications: watchEndNotices, desk: trademarkWatchSubscriptionDesk },
);
