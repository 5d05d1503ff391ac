import { describe, expect, it } from '@jest/globals';
import { placeOf, workOf } from './task-queue.js';

describe('where a task is worked on', () => {
  it.each([
    [{ id: 't', subjectType: 'registration_request', subjectId: 'r' }, '/registration_request/r/show'],
    [{ id: 't', subjectType: 'trademark', subjectId: 'm' }, '/trademark/m/show'],
    [{ id: 't', subjectType: 'unicorn', subjectId: 'u' }, '/task/t/show'],
    [{ id: 't', subjectType: null, subjectId: null }, '/task/t/show'],
  ])('%j: %s', (task, place) => expect(placeOf(task)).toBe(place));
});

describe('what is to be decided', () => {
  it.each([
    [
      {
        kind: 'PAYMENT',
        title: 'R-1 · Lumora · the client asks to end the order: decide the refund',
        publicId: 'R-1',
        mark: 'Lumora',
      },
      'the client asks to end the order: decide the refund',
    ],
    [{ kind: 'OTHER', title: 'R-1 · no list price', publicId: 'R-1', mark: null }, 'no list price'],
    [{ kind: 'FILING', title: 'R-1 · Lumora · file it', publicId: 'R-1', mark: 'Lumora' }, undefined],
    [{ kind: 'PAYMENT', title: 'A transfer of nobody', publicId: null, mark: null }, undefined],
  ])('%j: %s', (task, work) => expect(workOf(task)).toBe(work));
});
