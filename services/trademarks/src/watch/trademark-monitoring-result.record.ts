import { classNumbers } from '@cotta/reference/nice-classes.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { officeOf } from '@cotta/reference/offices.js';
import { linkedRow } from '../links/record-link.js';
import { differ, verdictFields } from './verdicts.js';
import { pursuedMarkPublications } from '../said/publish-pursued-marks.js';
import { watchResultNotices } from '../said/publish-watch-results.js';
import { laterMarkWays } from '@cotta/reference/later-mark-ways.js';
import { trademarkTypes } from '@cotta/reference/trademark-types.js';
import { placedOrderFields } from '../ordered-work/ordered-work-fields.js';
import { deskOf } from '@cotta/kit/model/decider/desk.js';

/** The specification names the type and shows no values. */
export const monitoringResultTypes = ['Identical', 'Similar'] as const;
const score = (doc: string) => f.integer(doc, { min: 0, max: 100 });
const scoreFields = {
  look: score('Letters.'),
  sound: score('Sound.'),
  meaning: score('Meaning.'),
  goods: score('Goods.'),
  overall: score('The names as a whole.'),
  formula: f.integer('Version of the formula.', { min: 1 }),
  version: f.text('Versions of formula, text analysis and weights.', { max: 60, optional: true }),
};

export const trademarkMonitoringResultResource = defineResource({
  name: 'TrademarkMonitoringResult',
  table: 'trademark_monitoring_result',
  doc: 'A later mark that came near a watched one. The customer sees it once a lawyer has said how relevant it is.',
  tier: 'record',
  readableBy: ['visitor', 'customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId, isJudged: true }),
    // Links go out with letters, and letters only about what a lawyer judged.
    visitor: linkedRow('monitoring-result'),
  },
  fields: {
    trademarkId: f.ref('Trademark', 'The mark that is watched.', {
      as: 'trademark',
      many: 'monitoringResults',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    watchSubscriptionId: f.ref('TrademarkWatchSubscription', 'The watch that found it.', {
      as: 'watchSubscription',
      many: 'results',
      optional: true,
      filterable: true,
    }),
    type: f.enumeration('How near it is.', {
      name: 'MonitoringResultType',
      values: monitoringResultTypes,
      filterable: true,
    }),
    ...verdictFields,
    publicationDate: f.calendarDate('Day it was published.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    oppositionEndDate: f.calendarDate('Last day to oppose it, before it moves to an open day.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    applicationNumber: f.text('Its number at the office.', { max: 60, optional: true, filterable: true }),
    markName: f.text('The later mark.', {
      trigram: true,
      max: 300,
      filterable: true,
      sortable: true,
      published: true,
    }),
    markType: f.enumeration('What the later sign consists of.', {
      name: 'TrademarkType',
      values: trademarkTypes,
      optional: true,
      filterable: true,
    }),
    classes: f.list(f.integer('Class it is filed in.', classNumbers), { max: 45, filterable: true }),
    jurisdiction: f.code('JurisdictionCode', 'Where it was filed.', {
      filterable: true,
      sortable: true,
      known: (code) => officeOf(code) !== undefined,
    }),
    ownerName: f.text('Who filed it.', { max: 300, optional: true, filterable: true, personal: true }),
    filingDate: f.calendarDate('Day it was filed.', { optional: true, filterable: true, sortable: true }),
    scores: f.object(
      'MonitoringScores',
      'How near a watch run found it, 0 to 100 each; none when a person entered it.',
      scoreFields,
      { optional: true, visibleTo: staff },
    ),
    ipoLink: f.url('Its page in the register.', { optional: true }),
    toldOn: f.calendarDate(
      'Day the letter to its client was written; it goes out in the working hours of the client.',
      {
        optional: true,
        filterable: true,
        sortable: true,
      },
    ),
    urgentOn: f.calendarDate('Day its client was told that the opposition term ends soon.', {
      optional: true,
      visibleTo: staff,
    }),
    dismissedOn: f.calendarDate(
      'Day its client decided to leave it alone; nothing more is written about it.',
      {
        optional: true,
        filterable: true,
      },
    ),
    dismissReason: f.longText('Why, where the client said it.', {
      max: 2000,
      optional: true,
      personal: true,
    }),
    endedOn: f.calendarDate(
      'Day the later application was withdrawn or refused: there is nothing to oppose any more.',
      { optional: true, filterable: true },
    ),
    linkRevision: f.integer('Links to it with another revision do not open it.', {
      optional: true,
      visibleTo: staff,
      min: 1,
    }),
    orderedOn: f.calendarDate('Day an opposition was ordered.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    orderNote: f.longText('What the client wants the lawyer to know.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    ...placedOrderFields('trademarkMonitoringResults'),
    pursuedOn: f.calendarDate(
      'Day its client asked for a letter to its owner, or for an agreement with him.',
      {
        optional: true,
        filterable: true,
      },
    ),
    pursuedBy: f.enumeration('Which of the two.', {
      name: 'LaterMarkWay',
      values: laterMarkWays,
      optional: true,
      filterable: true,
    }),
    caseId: f.ref('Case', 'The case that came of it.', { as: 'case', optional: true, filterable: true }),
    seen: f.boolean('The customer has looked at it.', { filterable: true }),
    isJudged: f.boolean('It has a relevance.', { secret: true }),
    userId: f.ref('User', "Whose it is; follows the mark's.", {
      as: 'user',
      many: 'trademarkMonitoringResults',
      optional: true,
      filterable: true,
    }),
  },
});

export const RESULT_NOTIFIED = 'MonitoringResultTold';
export const RESULT_LINKS_REVOKED = 'MonitoringResultLinksRevoked';
export const OPPOSITION_ORDERED = 'OppositionOrdered';
export const OPPOSITION_ORDER_RETURNED = 'OppositionOrderReturned';
export const LATER_MARK_PURSUED = 'LaterMarkPursued';
export const CLIENT_VERDICT_GIVEN = 'ClientVerdictGiven';
export const monitoringResultEvents = {
  added: 'MonitoringResultFound',
  amended: 'MonitoringResultAmended',
  removed: 'MonitoringResultRemoved',
  steps: [
    RESULT_NOTIFIED,
    RESULT_LINKS_REVOKED,
    OPPOSITION_ORDERED,
    OPPOSITION_ORDER_RETURNED,
    LATER_MARK_PURSUED,
    CLIENT_VERDICT_GIVEN,
  ],
};

export const trademarkMonitoringResult = recordDecider(
  trademarkMonitoringResultResource,
  monitoringResultEvents,
  {
    writable: [
      'trademarkId',
      'userId',
      'watchSubscriptionId',
      'type',
      'relevance',
      'relevanceNote',
      'publicationDate',
      'oppositionEndDate',
      'applicationNumber',
      'markName',
      'markType',
      'classes',
      'jurisdiction',
      'ownerName',
      'filingDate',
      'scores',
      'ipoLink',
      'endedOn',
    ],
    // A verdict is about the score it was given at.
    fixed: ['trademarkId', 'userId', 'watchSubscriptionId', 'scores'],
    create: staff,
    update: staff,
    remove: staff,
    fill: () => ({ seen: false }),
    derive: ({ relevance, clientVerdict }) => ({
      isJudged: (relevance ?? null) !== null,
      ...(clientVerdict ? { verdictsDiffer: differ(relevance, clientVerdict) } : {}),
    }),
    subject: ({ userId }) => userId ?? undefined,
  },
);

/** What colleagues do with a mark that came near; it has no status. */
const trademarkMonitoringResultDesk = deskOf(trademarkMonitoringResultResource, {
  otherwise: [
    // Whom it waits for stands at its order.
    { word: 'Opposition ordered', waitsFor: 'nobody', has: 'orderedOn' },
    { word: 'Application ended', waitsFor: 'nobody', has: 'endedOn' },
    // Whom it waits for stands at its case.
    { word: 'Owner pursued', waitsFor: 'nobody', has: 'pursuedOn', next: ['orderOpposition'] },
    { word: 'Left alone', waitsFor: 'nobody', has: 'dismissedOn', next: ['orderOpposition'] },
    { word: 'Letter written', waitsFor: 'client', has: 'toldOn', next: ['orderOpposition'] },
    { word: 'To tell', waitsFor: 'us', has: 'relevance', next: ['notifyMonitoringResult'] },
    { word: 'To judge', waitsFor: 'us' },
  ],
  steps: {
    notifyMonitoringResult: {
      group: 'client',
      label: 'Tell the client',
      sentence:
        'An e-mail in the working hours of the client, on the next working day where today is none: by itself where the term to oppose ends soon, else with the letter of that day.',
    },
    orderOpposition: {
      group: 'office',
      label: 'Order an opposition',
      sentence: 'A service order for this mark begins.',
      lacks: 'orderedOn',
      why: 'It was ordered.',
    },
    pursueLaterMark: {
      group: 'client',
      label: 'Letter or agreement',
      sentence:
        'A case with its owner on the other side begins, with this step as a draft; its price is named there.',
      lacks: 'pursuedOn',
      why: 'A case came of it.',
    },
    revokeMonitoringResultLinks: {
      group: 'record',
      label: 'Revoke the links',
      sentence: 'Links that went out open the page of the result no more.',
      has: 'linkRevision',
      why: 'No link went out.',
    },
    deleteTrademarkMonitoringResult: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only what the client was not told of.',
      lacks: 'toldOn',
      why: 'The client was told of it.',
    },
  },
});

/** `encryptionKey`: seals who filed a later mark before it is said to others. */
export const trademarkMonitoringResultEntity = (encryptionKey: string): Entity =>
  recordEntity(trademarkMonitoringResultResource, trademarkMonitoringResult, {
    publications: { ...watchResultNotices, ...pursuedMarkPublications(encryptionKey) },
    desk: trademarkMonitoringResultDesk,
  });
