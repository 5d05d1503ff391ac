import { describe, expect, it } from '@jest/globals';
import type { CaseFileLine } from './case-file.graphql.js';
import { entryOf, filePartsOf } from './case-file-lines.js';

const entry = (number: number, withheld: CaseFileLine['withheld'] = null): CaseFileLine => ({
  __typename: 'CaseFileEntry',
  number,
  fingerprint: `f${number}`,
  withheld,
  record: withheld === null ? 'MARK' : null,
  label: null,
  day: null,
  at: null,
  actorKind: null,
  documents: [],
  issued: [],
});

describe('a case file as it is read', () => {
  it('puts what is withheld in a row into one line, counted by kind', () => {
    const entries = [
      entry(1),
      entry(2, 'ASSIGNMENT'),
      entry(3, 'NOTICE'),
      entry(4, 'NOTICE'),
      entry(5),
      entry(6, 'NOTICE'),
    ];
    expect(filePartsOf(entries)).toEqual([
      { shown: entries[0] },
      {
        from: 2,
        to: 4,
        kinds: [
          { kind: 'ASSIGNMENT', count: 1 },
          { kind: 'NOTICE', count: 2 },
        ],
        last: entries[3],
      },
      { shown: entries[4] },
      { from: 6, to: 6, kinds: [{ kind: 'NOTICE', count: 1 }], last: entries[5] },
    ]);
  });

  it('is found again by a fingerprint, however it was typed', () => {
    const entries = [
      { number: 1, fingerprint: 'ab12' },
      { number: 2, fingerprint: 'cd34' },
    ];
    expect(entryOf(entries, ' CD 34\n')).toBe(2);
    expect(entryOf(entries, 'cd35')).toBeUndefined();
    expect(entryOf(entries, '')).toBeUndefined();
  });
});
