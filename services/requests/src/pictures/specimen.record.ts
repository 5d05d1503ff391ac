import { classNumbers } from '@cotta/reference/nice-classes.js';
import { recordDecider, type RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import type { CommandContext, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { onlyTheirOwn } from '../registration-request/only-their-own.js';
import { holdsClassLink, linkedSpecimens } from './class-link.js';
import { untilApproved } from './while-draft-open.js';
import { whileProofOpen } from './while-proof-open.js';

export const specimenVerdicts = ['Accepted', 'Refused'] as const;

export const specimenResource = defineResource({
  name: 'Specimen',
  table: 'specimen',
  doc: 'Proof that a mark is used for the goods of one class.',
  tier: 'record',
  readableBy: ['visitor', 'customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linkedSpecimens,
  },
  fields: {
    applicationId: f.ref('Application', 'The application it belongs to.', {
      as: 'application',
      many: 'specimens',
      optional: true,
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    useInCommerceRequestClassId: f.ref(
      'UseInCommerceRequestClass',
      'The class of a proof of use it belongs to.',
      { as: 'useInCommerceRequestClass', many: 'specimens', optional: true, filterable: true },
    ),
    userId: f.ref('User', 'Whose mark it shows.', {
      as: 'user',
      many: 'specimens',
      optional: true,
      filterable: true,
    }),
    classNumber: f.integer('Class of the Nice Classification.', {
      ...classNumbers,
      filterable: true,
      sortable: true,
    }),
    classItems: f.list(f.text('Goods or service it shows.', { max: 1000 }), { max: 500 }),
    captureDate: f.calendarDate('When the page was looked at or the photo taken.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    url: f.url('The page it was taken from.', { optional: true }),
    documentId: f.ref('Document', 'The picture.', { as: 'document', optional: true, filterable: true }),
    originalDocumentId: f.ref('Document', 'The picture as it was given, once a copy was made to fit.', {
      as: 'originalDocument',
      optional: true,
    }),
    verdict: f.enumeration('What the firm made of it; none while nobody looked at it as it is now.', {
      name: 'SpecimenVerdict',
      values: specimenVerdicts,
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    refusedBecause: f.longText('Why it does not do; its client reads it.', { max: 2000, optional: true }),
    usptoRequirements: f.list(f.text('A requirement of the office it meets.', { max: 200 }), { max: 20 }),
  },
});

const writers = ['customer', ...staff] as const;

const standard = recordDecider(
  specimenResource,
  {
    added: 'SpecimenAdded',
    amended: 'SpecimenAmended',
    removed: 'SpecimenRemoved',
    steps: ['SpecimenClaimed', 'SpecimenPictureFitted', 'SpecimenJudged'],
  },
  {
    writable: [
      'applicationId',
      'useInCommerceRequestClassId',
      'userId',
      'classNumber',
      'classItems',
      'captureDate',
      'url',
      'documentId',
      'usptoRequirements',
    ],
    fixed: ['applicationId', 'useInCommerceRequestClassId', 'userId'],
    create: writers,
    update: writers,
    remove: ['visitor', ...writers],
    fill: ownerOf,
    mayTouch: (specimen, viewer) => isOwner(specimen, viewer) || holdsClassLink(specimen, viewer),
    check: specimenProblem,
    subject: ({ userId }) => userId ?? undefined,
  },
);

/** Web pages need their address and the day they were seen. @source 37 CFR 2.56(c) */
function specimenProblem(
  next: RecordFields<typeof specimenResource.fields>,
  { now }: CommandContext,
): Refusal | undefined {
  if (!next.applicationId === !next.useInCommerceRequestClassId)
    return refuseFields([
      {
        path: ['applicationId'],
        code: 'ONE_OF',
        message: 'A specimen belongs to an application or to a class of a proof of use: name exactly one.',
      },
    ]);
  if (next.url && !next.captureDate)
    return refuseFields([
      { path: ['captureDate'], code: 'REQUIRED', message: 'Say on which day the page was seen.' },
    ]);
  // A calendar date anywhere on earth is at most one day ahead of UTC.
  const latest = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return next.captureDate && next.captureDate > latest
    ? refuseFields([
        { path: ['captureDate'], code: 'IN_FUTURE', message: 'The day must not be in the future.' },
      ])
    : undefined;
}

const SHOWS = ['documentId', 'url', 'captureDate', 'classNumber'];

/** What was judged was another picture or page: whoever changes it asks for another look. */
function judgedAnew(command: typeof standard.update): typeof standard.update {
  return {
    ...command,
    decide: (state, input, context) => {
      const decided = command.decide(state, input, context);
      if (!Array.isArray(decided) || !state.fields.verdict) return decided;
      return (decided as readonly DomainEvent[]).map((event) =>
        SHOWS.some((key) => Object.hasOwn(event.data, key))
          ? { ...event, data: { ...event.data, verdict: null, refusedBecause: null } }
          : event,
      );
    },
  };
}

const theirPicture = { copy: 'paper_copy', keys: ['documentId'] } as const;

export const specimen = {
  ...standard,
  create: onlyTheirOwn(theirPicture, whileProofOpen(untilApproved(standard.create))),
  update: onlyTheirOwn(theirPicture, whileProofOpen(untilApproved(judgedAnew(standard.update)))),
  remove: whileProofOpen(untilApproved(standard.remove)),
};

export const specimenEntity = recordEntity(specimenResource, specimen);
