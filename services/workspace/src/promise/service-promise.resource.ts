import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { workNames } from '../work/works.js';

/** Open: the time is still to come, or nobody noticed yet that it went by. Released: it fell away, so nothing was owed. */
export const promiseStates = ['open', 'kept', 'broken', 'released'] as const;

export const servicePromiseResource = defineResource({
  name: 'ServicePromise',
  table: 'service_promise',
  doc: 'What we said by when, and when it was done. Written from what happened, by nobody’s hand; customers read their own.',
  tier: 'aggregate',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'promisedAt', direction: 'DESC' }],
  fields: {
    taskId: f.id('The task it was promised by; it may be gone.', { visibleTo: staff, filterable: true }),
    work: f.enumeration('What was promised.', { name: 'Work', values: workNames, filterable: true }),
    userId: f.ref('User', 'To whom.', { as: 'user', optional: true, filterable: true }),
    subjectType: f.text('Kind of record it is about.', { max: 60, filterable: true }),
    subjectId: f.id('Which of those records.', { filterable: true }),
    publicId: f.text('What people quote.', { max: 20 }),
    mark: f.text('The mark.', { max: 300 }),
    state: f.enumeration('How it stands.', { name: 'PromiseState', values: promiseStates, filterable: true }),
    firstPromisedAt: f.instant('What was said first.'),
    promisedAt: f.instant('What was said last.', { filterable: true, sortable: true }),
    movedBecause: f.text('Why it was moved.', { max: 400, optional: true }),
    keptAt: f.instant('When it was done.', { optional: true, filterable: true, sortable: true }),
    assignedAdminId: f.ref('User', 'Who had it last.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
