import { describe, expect, it } from '@jest/globals';
import { placeOf } from './task-queue.js';

describe('where a task is worked on', () => {
  it.each([
    [{ id: 't', subjectType: 'registration_request', subjectId: 'r' }, '/registration_request/r/show'],
    [{ id: 't', subjectType: 'trademark', subjectId: 'm' }, '/trademark/m/show'],
    [{ id: 't', subjectType: 'unicorn', subjectId: 'u' }, '/task/t/show'],
    [{ id: 't', subjectType: null, subjectId: null }, '/task/t/show'],
  ])('%j: %s', (task, place) => expect(placeOf(task)).toBe(place));
});
