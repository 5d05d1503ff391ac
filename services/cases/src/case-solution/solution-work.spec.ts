import { expect, it } from '@jest/globals';
import { workOf, type Pieces, type WorkInCase } from './solution-work.js';

const none: Pieces = { open: 0, done: 0 };
const open: Pieces = { open: 1, done: 0 };
const done: Pieces = { open: 0, done: 1 };
const work = (more: Partial<WorkInCase>): WorkInCase => ({
  letters: none,
  reports: none,
  services: none,
  ...more,
});

it.each([
  ['nothing was done', ['letter'], work({}), 'open'],
  ['a letter is written', ['letter'], work({ letters: open }), 'begun'],
  ['it was sent', ['letter'], work({ letters: done }), 'done'],
  ['one of two letters was sent', ['letter'], work({ letters: { open: 1, done: 1 } }), 'begun'],
  ['a report was filed where a letter was ordered', ['letter'], work({ reports: done }), 'begun'],
  ['one of two ways is done', ['letter', 'platform report'], work({ letters: done }), 'begun'],
  ['both are', ['letter', 'platform report'], work({ letters: done, reports: done }), 'done'],
  ['both are, other work is not', ['letter'], work({ letters: done, services: open }), 'begun'],
  ['other work is finished', ['domain complaint'], work({ services: done }), 'done'],
  ['a letter is no complaint about a domain', ['domain complaint'], work({ letters: done }), 'begun'],
  ['a step of no named way is done by what was done', ['other'], work({ letters: done }), 'done'],
  ['one of two such steps is', [null, 'other'], work({ letters: done }), 'begun'],
  ['a letter was sent, and nothing else', ['letter', 'other'], work({ letters: done }), 'begun'],
  ['one of two reports was filed', Array(2).fill('platform report'), work({ reports: done }), 'begun'],
  ['both reports were', Array(2).fill('platform report'), work({ reports: { open: 0, done: 2 } }), 'done'],
] as const)('when %s', (_, kinds, inCase, stands) => {
  expect(workOf(kinds, inCase)).toBe(stands);
});
