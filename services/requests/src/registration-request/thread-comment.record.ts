import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { aboutTheirOwn } from './about-their-own.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** What can be commented on. */
export const threadSubjects = ['registration_request', 'application', 'use_in_commerce_request'] as const;

export const threadCommentResource = defineResource({
  name: 'ThreadComment',
  table: 'thread_comment',
  doc: 'A line of the conversation about an order, its application or a proof of use.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId, visibleToCustomer: true }),
  },
  defaultOrder: [{ field: 'createdAt', direction: 'ASC' }],
  fields: {
    subjectType: f.enumeration('What it is about.', {
      name: 'ThreadSubject',
      values: threadSubjects,
      filterable: true,
    }),
    subjectId: f.id('Which of those records.', { filterable: true }),
    userId: f.ref('User', 'The customer whose conversation it is.', {
      as: 'user',
      many: 'threadComments',
      optional: true,
      filterable: true,
    }),
    authorId: f.ref('User', 'Who wrote it.', { as: 'author', optional: true, filterable: true }),
    text: f.longText('The comment.', { max: 10_000, min: 1, personal: true }),
    visibleToCustomer: f.boolean('Whether the customer reads it; not unless said.', {
      optional: true,
      filterable: true,
      visibleTo: staff,
    }),
  },
});

const standard = recordDecider(
  threadCommentResource,
  {
    added: 'ThreadCommentAdded',
    amended: 'ThreadCommentAmended',
    removed: 'ThreadCommentRemoved',
    steps: ['ThreadCommentClaimed'],
  },
  {
    writable: ['subjectType', 'subjectId', 'userId', 'text', 'visibleToCustomer'],
    fixed: ['subjectType', 'subjectId', 'userId'],
    create: ['customer', ...staff],
    update: ['customer', ...staff],
    remove: ['customer', ...staff],
    fill: (input, { viewer }) => ({
      authorId: viewer.userId ?? null,
      ...(viewer.role === 'customer'
        ? { userId: viewer.userId ?? null, visibleToCustomer: true }
        : { userId: input.userId ?? null, visibleToCustomer: input.visibleToCustomer ?? false }),
    }),
    // Customers correct and delete what they wrote themselves; what staff wrote to them they only read.
    mayTouch: ({ authorId }, viewer) =>
      authorId !== undefined && authorId !== null && authorId === viewer.userId,
    subject: ({ userId }) => userId ?? undefined,
  },
);

/** Clients write about orders and applications of their own. */
export const threadComment = { ...standard, create: aboutTheirOwn(standard.create) };

export const threadCommentEntity = recordEntity(threadCommentResource, threadComment);
