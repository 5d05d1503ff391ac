import { describe, expect, it } from '@jest/globals';
import { OWN_KEYS_FROM, type RegisterMark } from '../index/register-mark.js';
import { shippedClassRelations } from '../score/goods.js';
import { indexOf, mark } from '../testing/marks.js';
import { RegisterSearch, type SearchAnswer } from './register-search.js';
import type { SearchRequest } from './search-request.js';

const register = [
  mark('NORDVIK', { jurisdiction: 'EU', classes: [9], filingDate: '2010-01-01' }),
  mark('NORDVIK HOTEL', { jurisdiction: 'US', classes: [43] }),
  mark('NORDWIK', { jurisdiction: 'UK', classes: [9, 42] }),
  mark('NORDVIK', { ref: 'EU:2', jurisdiction: 'EU', classes: [9], filingDate: '2020-01-01' }),
  mark('NORDVIK', { ref: 'DE:1', jurisdiction: 'DE', classes: [9], live: false, status: 'Expired' }),
  mark('SILVER MOON', { classes: [33] }),
  mark('★★★', { jurisdiction: 'SK' }),
  mark('مرحبا', { jurisdiction: 'AE' }),
];

function search(
  request: Partial<SearchRequest> & { readonly query: string },
  marks: readonly RegisterMark[] = register,
): SearchAnswer {
  const engine = new RegisterSearch({
    index: indexOf(marks),
    concepts: undefined,
    relations: shippedClassRelations(),
    markOf: (key) => marks[key],
  });
  return engine.answer({ limit: 20, offset: 0, ...request });
}

const refs = ({ items }: SearchAnswer): string[] =>
  items.filter(({ band }) => band !== 'low').map(({ ref }) => ref);

describe('an answer', () => {
  it('is ordered by similarity, then living marks, then the newer ones', () => {
    expect(refs(search({ query: 'nordvik' }))).toEqual([
      'EU:2',
      'EU:NORDVIK',
      'DE:1',
      'EU:NORDWIK',
      'EU:NORDVIK HOTEL',
    ]);
  });

  it('that is ranked has first what holds more of the question, and says by which points', () => {
    const marks = [mark('LARDAVI'), mark('LARDEVI SILVER MOON TRADING')];
    const similar = search({ query: 'lardevi' }, marks);
    const ranked = search({ query: 'lardevi', ranked: true }, marks);
    const names = ({ items }: SearchAnswer): string[] => items.map(({ name }) => name);
    expect(names(similar)).toEqual(['LARDAVI', 'LARDEVI SILVER MOON TRADING']);
    expect(names(ranked)).toEqual(['LARDEVI SILVER MOON TRADING', 'LARDAVI']);
    const points = ranked.items.map(({ rankedBy }) => rankedBy.reduce((sum, part) => sum + part.points, 0));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const shown = ({ items }: SearchAnswer) =>
      new Map(items.map(({ name, scores, band, risk }) => [name, { scores, band, risk }]));
    expect(shown(ranked)).toEqual(shown(similar));
    expect(ranked.levels).toEqual(similar.levels);
  });

  it('is the same whatever order marks in our care came in', () => {
    const first = mark('ZORVIK', { ref: 'EU:7', createdAt: '2026-03-01T10:00:00.000Z' });
    const second = mark('ZORVIK', { ref: 'US:7', jurisdiction: 'US' });
    const answered = (marks: readonly RegisterMark[]): string[] => {
      const index = indexOf([]);
      marks.forEach((one, at) => index.put(OWN_KEYS_FROM + at, one));
      const engine = new RegisterSearch({
        index,
        concepts: undefined,
        relations: shippedClassRelations(),
        markOf: (key) => marks[key - OWN_KEYS_FROM],
      });
      return refs(engine.answer({ query: 'zorvik', limit: 20, offset: 0, inOurCare: true }));
    };
    expect(answered([first, second])).toEqual(['EU:7', 'US:7']);
    expect(answered([second, first])).toEqual(['EU:7', 'US:7']);
  });

  it('says of each hit why it is there', () => {
    const reasons = new Map(
      search({ query: 'nordvik' }).items.map((hit) => [hit.name, hit.reasons.map(({ code }) => code)]),
    );
    expect(reasons.get('NORDVIK')).toEqual(['IDENTICAL']);
    expect(reasons.get('NORDVIK HOTEL')).toEqual(['DIFFERS_IN_WEAK_WORDS']);
    expect(reasons.get('NORDWIK')).toEqual(['SAME_SOUND', 'ONE_LETTER', 'SAME_START']);
  });

  it('judges names and goods apart, and both together', () => {
    const [hit] = search({ query: 'nordwik', classes: [42], jurisdictions: ['EU', 'UK'] }).items;
    expect(hit).toMatchObject({
      name: 'NORDWIK',
      band: 'very high',
      goods: { relation: 'same class' },
      risk: { band: 'very high' },
      scores: { levenshtein: 1 },
    });
  });

  it('gives every office asked the level of its worst living mark', () => {
    const { levels } = search({ query: 'nordvik', classes: [9], jurisdictions: ['EU', 'DE', 'SK'] });
    expect(Object.fromEntries(levels.map(({ jurisdiction, level }) => [jurisdiction, level]))).toEqual({
      EU: 'very high',
      DE: 'low',
      SK: 'low',
    });
  });

  it('pages without gaps or repeats', () => {
    const whole = search({ query: 'nordvik' }).items.map(({ ref }) => ref);
    const pages = [0, 2, 4].flatMap((offset) =>
      search({ query: 'nordvik', offset, limit: 2 }).items.map(({ ref }) => ref),
    );
    expect(pages).toEqual(whole.slice(0, 6));
  });

  it('leaves out a mark that has gone since the index heard of it', () => {
    const engine = new RegisterSearch({
      index: indexOf(register),
      concepts: undefined,
      relations: shippedClassRelations(),
      markOf: (key) => (key === 0 ? undefined : register[key]),
    });
    expect(
      engine.answer({ query: 'nordvik', limit: 20, offset: 0 }).items.map(({ ref }) => ref),
    ).not.toContain('EU:NORDVIK');
  });

  it('says what was not searched', () => {
    const codes = (request: Partial<SearchRequest> & { readonly query: string }) =>
      search(request).notSearched.map(({ code, params }) => [code, ...Object.values(params)].join(' '));
    expect(codes({ query: 'nordvik', jurisdictions: ['EU', 'CZ'] })).toEqual([
      'OFFICE_WITHOUT_DATA CZ',
      'PICTURES_SHAPES_SOUNDS',
      'UNREGISTERED_RIGHTS',
    ]);
    expect(codes({ query: 'مرحبا' })).toEqual([
      'SCRIPT_NOT_COMPARED Arabic',
      'PICTURES_SHAPES_SOUNDS',
      'UNREGISTERED_RIGHTS',
    ]);
    expect(codes({ query: '★★★' })).toContain('SPELLED_OUT_ONLY');
  });

  it('warns of names that say what everybody says', () => {
    expect(search({ query: 'The Bank' }).distinctiveness).toEqual({ level: 'weak', because: 'COMMON_WORDS' });
    expect(search({ query: 'Whisky', classes: [33] }).distinctiveness).toEqual({
      level: 'weak',
      because: 'TERM_OF_CLASS',
    });
    expect(search({ query: 'Nordvik', classes: [33] }).distinctiveness.level).toBe('usual');
  });
});

describe('queries nobody expects', () => {
  it('find a name without letters when it is written alike, and only then', () => {
    expect(search({ query: '★★★' }).items).toMatchObject([
      { name: '★★★', band: 'very high', reasons: [{ code: 'IDENTICAL' }] },
    ]);
    expect(search({ query: '★' }).items).toEqual([]);
    expect(search({ query: '🎉🎉' }).items).toEqual([]);
  });

  it('find a mark in its own script, whatever Latin spelling the office gave it', () => {
    const [hit] = search({ query: 'スターバックス' }, [
      ...register,
      mark('スターバックス', { ref: 'JP:1', jurisdiction: 'JP', latin: 'STARBUCKS' }),
    ]).items;
    expect(hit).toMatchObject({ ref: 'JP:1', band: 'very high', reasons: [{ code: 'IDENTICAL' }] });
    expect(
      search({ query: 'starbuks' }, [mark('スターバックス', { latin: 'STARBUCKS' })]).items[0]?.reasons[0]
        ?.code,
    ).toBe('SAME_SOUND');
  });

  it('find other scripts written alike', () =>
    expect(search({ query: 'مرحبا' }).items[0]).toMatchObject({ name: 'مرحبا' }));

  it.each([
    ['one letter', 'N'],
    ['SQL text', "'; drop table register_mark; --"],
    ['120 letters', 'á'.repeat(120)],
    ['digits', '24 7'],
    ['a control mark', '\u200F'],
    ['many words', 'a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4'],
  ])('answer %s', (_, query) => {
    expect(search({ query }).notSearched.length).toBeGreaterThan(0);
  });

  it('answer from an empty register', () =>
    expect(search({ query: 'nordvik', jurisdictions: ['EU'] }, []).notSearched[0]).toMatchObject({
      code: 'OFFICE_WITHOUT_DATA',
    }));
});
