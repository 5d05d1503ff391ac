import { classNumbers } from '@cotta/reference/nice-classes.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { firstUseProblem } from './use-in-commerce-rules.js';
import { filingBases } from '../mark/trademark.resource.js';

/** What is done with a class. The specification names the field and shows no values. */
export const classDecisions = ['Use', 'Extend', 'Delete'] as const;

export const useInCommerceRequestClassResource = defineResource({
  name: 'UseInCommerceRequestClass',
  table: 'use_in_commerce_request_class',
  doc: 'One class of a proof of use: what is still used, since when, and what becomes of it.',
  tier: 'record',
  readableBy: ['visitor', 'customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: ({ link }) => (link?.purpose === 'use-in-commerce' ? { id: link.subjectId } : noRow),
  },
  unique: [['useInCommerceRequestId', 'classNumber']],
  fields: {
    useInCommerceRequestId: f.ref('UseInCommerceRequest', 'The request.', {
      as: 'useInCommerceRequest',
      many: 'classes',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    classNumber: f.integer('Class of the Nice Classification.', {
      ...classNumbers,
      filterable: true,
      sortable: true,
    }),
    items: f.list(f.text('Goods or services; what is not used is left out.', { max: 1000 }), { max: 2000 }),
    filingBasis: f.enumeration('What this class rests on.', {
      name: 'TrademarkFilingBasis',
      values: filingBases,
      optional: true,
      filterable: true,
    }),
    decision: f.enumeration('What becomes of it.', {
      name: 'UseInCommerceDecision',
      values: classDecisions,
      optional: true,
      filterable: true,
    }),
    firstUseInUs: f.calendarDate('First use in commerce with or within the United States.', {
      optional: true,
    }),
    firstUseAnywhere: f.calendarDate('First use anywhere.', { optional: true }),
    website: f.url('Where the use can be seen.', { optional: true }),
    userId: f.ref('User', "Whose it is; follows the request's.", {
      as: 'user',
      optional: true,
      filterable: true,
    }),
  },
});

export const useInCommerceRequestClass = recordDecider(
  useInCommerceRequestClassResource,
  {
    added: 'UseInCommerceClassAdded',
    amended: 'UseInCommerceClassAmended',
    removed: 'UseInCommerceClassRemoved',
  },
  {
    writable: [
      'useInCommerceRequestId',
      'userId',
      'classNumber',
      'items',
      'filingBasis',
      'decision',
      'firstUseInUs',
      'firstUseAnywhere',
      'website',
    ],
    fixed: ['useInCommerceRequestId', 'userId', 'classNumber', 'filingBasis'],
    create: staff,
    update: ['visitor', 'customer', ...staff],
    remove: staff,
    // That the link of the class is of links still open is looked up before (`use-in-commerce-guards.ts`).
    mayTouch: (one, viewer, classId) =>
      isOwner(one, viewer) ||
      (viewer.role === 'visitor' &&
        viewer.link?.purpose === 'use-in-commerce' &&
        viewer.link.subjectId === classId),
    check: (next, { now }) => firstUseProblem(next, now),
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const useInCommerceRequestClassEntity = recordEntity(
  useInCommerceRequestClassResource,
  useInCommerceRequestClass,
);
