import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { dismissalReasons, findingStates } from './finding-state-status.js';

/** What a source says of a finding, and what was decided. `source` and `nativeId` together name it for good: a title or an address may change. */
export const seenFields = {
  brandId: f.ref('Brand', 'Whose name it bears.', { as: 'brand', optional: true, filterable: true }),
  source: f.text('Key of the source that answered it; none of one that was entered by hand.', {
    max: 40,
    optional: true,
    filterable: true,
  }),
  nativeId: f.text('What the source calls it: number of an offer or company, name of a domain.', {
    max: 300,
    optional: true,
    filterable: true,
  }),
  title: f.text('Its name or title there.', { max: 500, optional: true, sortable: true }),
  seller: f.text('Who offers, holds or applied for it, as the source says.', {
    max: 300,
    optional: true,
    personal: true,
    visibleTo: staff,
  }),
  opponentKey: f.text(
    'The same for one seller under all spellings of the name: findings are grouped by it.',
    {
      max: 200,
      optional: true,
      filterable: true,
      sortable: true,
      visibleTo: staff,
      personal: true,
    },
  ),
  priceText: f.text('Price, as the source writes it.', { max: 60, optional: true }),
  pictureUrl: f.url('Picture of it, at the source.', { optional: true, visibleTo: staff }),
  similarity: f.integer('How near it is to the brand, 0–100: of name and picture the higher.', {
    min: 0,
    max: 100,
    optional: true,
    filterable: true,
    sortable: true,
  }),
  scores: f.json(
    'Parts of the score: of the name look, sound, meaning; of the picture its distance and the version of the measure.',
    {
      optional: true,
      visibleTo: staff,
      maxBytes: 4000,
    },
  ),
  state: f.enumeration('How far it is.', {
    name: 'FindingState',
    values: findingStates,
    optional: true,
    filterable: true,
    sortable: true,
  }),
  reviewed: f.boolean('Somebody or a rule of the customer decided.', { optional: true, filterable: true }),
  dismissalReason: f.enumeration('Why it was dismissed.', {
    name: 'FindingDismissalReason',
    values: dismissalReasons,
    optional: true,
    filterable: true,
  }),
  dismissalNote: f.text('What was said besides, for the customer.', { max: 500, optional: true }),
  whitelistRuleId: f.ref('BrandWhitelistRule', 'Rule that dismissed it.', {
    as: 'whitelistRule',
    optional: true,
    filterable: true,
  }),
  reviewedAt: f.instant('When it was decided.', { optional: true, sortable: true }),
  reviewedByUserId: f.ref('User', 'Who decided.', { as: 'reviewedByUser', optional: true, visibleTo: staff }),
  alertedOn: f.calendarDate(
    'Day its owner was written to at once, where the plan promises that; at the firm.',
    { optional: true },
  ),
  firstSeenAt: f.instant('When it was first seen.', { optional: true, sortable: true }),
  lastSeenAt: f.instant('When it was last seen.', { optional: true, sortable: true }),
  deadline: f.calendarDate(
    'Last day for the answer of the scan that saw it last, at the firm: what is promised first is judged first.',
    { optional: true, filterable: true, sortable: true, visibleTo: staff },
  ),
  lastTaskId: f.ref('BrandMonitoringTask', 'Scan that saw it last.', {
    as: 'lastTask',
    optional: true,
    many: 'seenFindings',
    filterable: true,
  }),
};
