import { expect, it } from '@jest/globals';
import { newsLines, type News } from './news-lines.js';

const news = (id: string, kind: News['kind'], subjectId: string, hour: number): News => ({
  id,
  kind,
  subjectType: 'registration_request',
  subjectId,
  title: subjectId,
  at: new Date(Date.UTC(2026, 10, 23, hour)),
});

it('is one line a subject, told by its weightiest news, the rest newest first; the subject with the newest news stands first', () => {
  const lines = newsLines([
    news('1', 'message', 'lumara', 8),
    news('2', 'draft-sent', 'lumara', 9),
    news('3', 'message', 'lumara', 10),
    news('4', 'payment-received', 'velumora', 11),
  ]);
  expect(lines.map(({ id, more }) => [id, more.map((one) => one.id)])).toEqual([
    ['4', []],
    ['2', ['3', '1']],
  ]);
});

it('is nothing without news', () => expect(newsLines([])).toEqual([]));
