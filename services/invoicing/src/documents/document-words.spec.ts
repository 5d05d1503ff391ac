import { describe, expect, it } from '@jest/globals';
import { languages } from '@cotta/reference/languages.js';
import { documentText } from './document-text.js';
import { documentWords, filled } from './document-words.js';

const leaves = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, part]) => leaves(part, `${path}.${key}`));

const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

describe('the words of documents', () => {
  it.each(languages)('in %s are as many as in English, with the same places to fill', (language) => {
    const english = leaves(documentWords('en'), '');
    const own = leaves(documentWords(language), '');
    expect(own.map(([path, text]) => [path, places(text)])).toEqual(
      english.map(([path, text]) => [path, places(text)]),
    );
  });

  it.each(languages.filter((language) => language !== 'en'))('in %s are translated', (language) => {
    const international = new Set([
      '.transfer.iban',
      '.transfer.bic',
      '.summary.gross',
      '.totals.gross',
      '.codes.PAY_BY_SQUARE',
    ]);
    const english = new Map(leaves(documentWords('en'), ''));
    expect(
      leaves(documentWords(language), '').filter(
        ([path, text]) => !international.has(path) && english.get(path) === text,
      ),
    ).toEqual([]);
  });

  it('write dates and rates as their readers do', () => {
    const written = languages.map((language) => [
      documentText(language).date('2026-05-03'),
      documentText(language).percent('25.5'),
    ]);
    expect(written).toEqual(
      [
        ['3 May 2026', '25.5%'],
        ['3. mája 2026', '25,5 %'],
        ['3. května 2026', '25,5 %'],
        ['3 de mayo de 2026', '25,5 %'],
      ].map((row) =>
        row.map((text) => expect.stringMatching(new RegExp(`^${text.replaceAll(' ', '\\s')}$`))),
      ),
    );
  });

  it('leave a place that nothing fills', () => {
    expect(filled('Page {page} of {pages}', { page: '1' })).toBe('Page 1 of {pages}');
  });
});
