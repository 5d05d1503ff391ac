import { describe, expect, it } from '@jest/globals';
import { letters } from '../testing/letters.js';
import { readLetter } from './read-letter.js';

describe('a letter of an office', () => {
  it.each([
    [
      'us',
      {
        office: 'US',
        language: 'en',
        kind: 'office action',
        numbers: ['97/123,456', '5,123,456'],
        markWords: 'LUMARA',
        issueDate: '2026-02-16',
        dueDate: '2026-05-16',
        grounds: ['Earlier marks', 'Classification'],
        classes: [9, 25],
      },
    ],
    [
      'eu',
      {
        office: 'EU',
        language: 'en',
        kind: 'office action',
        numbers: ['018123456'],
        markWords: 'ZEPHYROAK',
        issueDate: '2026-02-16',
        dueDate: '2026-04-16',
        grounds: ['Distinctiveness'],
        classes: [20],
      },
    ],
    [
      'es',
      {
        office: 'ES',
        language: 'es',
        kind: 'office action',
        numbers: ['M4123456'],
        issueDate: '2026-02-16',
        dueDate: '2026-03-16',
        grounds: ['Earlier marks'],
        classes: [25],
      },
    ],
    [
      'de',
      {
        office: 'DE',
        language: 'de',
        kind: 'office action',
        numbers: ['30 2026 123 456.7'],
        issueDate: '2026-02-16',
        dueDate: '2026-04-16',
        grounds: ['Distinctiveness'],
        classes: [9],
      },
    ],
    [
      'fr',
      {
        office: 'FR',
        language: 'fr',
        kind: 'office action',
        numbers: ['26 4 512 345'],
        issueDate: '2026-02-16',
        dueDate: '2026-03-16',
        grounds: ['Classification'],
        classes: [25, 35],
      },
    ],
  ] as const)('is read by the words of its office: %s', (name, read) => {
    expect(readLetter(letters[name])).toMatchObject(read);
  });

  it('shows of everything it says the very passage', () => {
    const { us } = letters;
    const texts = [`${us.subject}\n${us.body}`, ...us.pages];
    const passages = readLetter(us)
      .suggestions.filter(({ page }) => page !== undefined)
      .map(({ field, page, from, to }) => [field, texts[page ?? 0]?.slice(from, to)]);
    expect(passages).toEqual(
      expect.arrayContaining([
        ['kind', 'NONFINAL OFFICE ACTION'],
        ['number', '97/123,456'],
        ['mark', 'LUMARA'],
        ['issue date', 'February 16, 2026'],
        ['due date', 'May 16, 2026'],
        ['ground', 'Section 2(d)'],
      ]),
    );
  });

  it('is by the office its sender is of, surely; by what its head says, less so', () => {
    const sure = (name: 'us' | 'eu') =>
      readLetter(letters[name]).suggestions.find(({ field }) => field === 'office')?.confidence;
    expect([sure('us'), sure('eu')]).toEqual(['high', 'medium']);
    expect(readLetter({ ...letters.eu, sender: 'x@notuspto.gov' }).office).toBe('EU');
  });

  it('in a language nobody wrote rules for says nothing of its kind', () => {
    const read = readLetter(letters.cs);
    expect([read.language, read.kind, read.issueDate]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['Applicant: Glimmeroak s.r.o., Bratislava', 'Glimmeroak s.r.o., Bratislava'],
    ['Anmelderin: Lichthaus GmbH', 'Lichthaus GmbH'],
    ['Titulaire : Chêne Clair SARL', 'Chêne Clair SARL'],
    ['Solicitante: Lucía Ejemplo', 'Lucía Ejemplo'],
    ['The applicant may answer within three months.', undefined],
  ])('says whose the mark is where a label does: %s', (line, applicant) => {
    const [page = ''] = letters.us.pages;
    const read = readLetter({ ...letters.us, pages: [`${page}\n${line}`] });
    expect(read.applicant).toBe(applicant);
    expect(read.suggestions.find(({ field }) => field === 'applicant')?.value).toBe(applicant);
  });

  it('with a day that is no day of the calendar says none', () => {
    const [page = ''] = letters.eu.pages;
    const read = readLetter({ ...letters.eu, pages: [page.replace('16/02/2026', '31/02/2026')] });
    expect(read.issueDate).toBeUndefined();
  });

  it('reads months first where its office writes them first', () => {
    const [page = ''] = letters.us.pages;
    const read = readLetter({ ...letters.us, pages: [page.replace('February 16, 2026', '03/04/2026')] });
    expect(read.issueDate).toBe('2026-03-04');
  });
});
