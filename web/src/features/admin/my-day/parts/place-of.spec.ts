import { describe, expect, it } from '@jest/globals';
import type { DayTask } from '../my-day.graphql.js';
import { askedWords, placeOf, subjectName } from './place-of.js';

describe('where a task is worked on', () => {
  it.each([
    [{ id: 't', subjectType: 'registration_request', subjectId: 'r' }, '/registration_request/r/show'],
    [{ id: 't', subjectType: 'trademark', subjectId: 'm' }, '/trademark/m/show'],
    [
      { id: 't', subjectType: 'official_fee_check', subjectId: 'c', jurisdictions: ['FR'] },
      '/admin/official-fees?office=FR',
    ],
    [{ id: 't', subjectType: 'unicorn', subjectId: 'u' }, '/task/t/show'],
  ])('%j: %s', (task, place) => expect(placeOf(task)).toBe(place));
});

describe('what a task is about', () => {
  const about = { mark: '', subjectType: 'product', title: 'O-1 · the payment is disputed', publicId: 'O-1' };
  it.each([
    [{ ...about, mark: 'Lumora' }, 'Copycat', 'Lumora'],
    [about, 'Copycat', 'Copycat'],
    [about, undefined, 'the payment is disputed'],
    [{ ...about, publicId: '' }, undefined, 'O-1 · the payment is disputed'],
    [{ ...about, subjectType: 'registration_request' }, undefined, undefined],
  ])('%j, found %s: %s', (task, found, name) => expect(subjectName(task, found)).toBe(name));
});

describe('what a colleague asks for', () => {
  const task = { work: 'REQUEST', title: 'R-1 · Lumora · look at the seal', publicId: 'R-1', mark: 'Lumora' };
  it.each([
    [task, 'look at the seal'],
    [{ ...task, title: 'look at the seal' }, 'look at the seal'],
    [{ ...task, work: 'FILE' }, undefined],
  ])('%j: %s', (asked, words) => expect(askedWords(asked as DayTask)).toBe(words));
});
