import { describe, expect, it } from '@jest/globals';
import { Kind } from 'graphql';
import { mergeResolvers } from './resolvers.js';
import { scalarResolvers } from './scalars.js';

describe('a scalar', () => {
  const scalars = scalarResolvers(['ShelfCode']);
  const scalar = (name: string) => {
    const found = scalars[name];
    if (found === undefined) throw new Error(`there is no ${name}`);
    return found;
  };

  it.each([
    ['DateTime', '2026-03-01T10:00:00+01:00', '2026-03-01T09:00:00.000Z'],
    ['Date', '2026-03-01', '2026-03-01'],
    ['Decimal', '-12.50', '-12.50'],
    ['CountryCode', 'SK', 'SK'],
    ['ShelfCode', 'A-1_b', 'A-1_b'],
  ])('%s reads %s', (name, given, read) => {
    expect(scalar(name).parseValue(given)).toBe(read);
    expect(scalar(name).parseLiteral({ kind: Kind.STRING, value: given }, undefined)).toBe(read);
  });

  it.each([
    ['DateTime', '2026-03-01'],
    ['Date', '2026-02-30'],
    ['Decimal', '1e5'],
    ['Decimal', 1.5],
    ['CountryCode', "SK'; drop"],
    ['ShelfCode', 'x'.repeat(17)],
    ['Date', null],
  ])('%s does not read %j', (name, given) =>
    expect(() => scalar(name).parseValue(given)).toThrow(`this is not a ${name}`),
  );

  it('reads no number where a text is due', () =>
    expect(() => scalar('Date').parseLiteral({ kind: Kind.INT, value: '2026' }, undefined)).toThrow(
      /not a Date/,
    ));

  it('writes moments in UTC, and refuses to write what is no text', () => {
    expect(scalar('DateTime').serialize(new Date('2026-03-01T10:00:00+01:00'))).toBe(
      '2026-03-01T09:00:00.000Z',
    );
    expect(scalar('DateTime').serialize('2026-03-01T10:00:00+01:00')).toBe('2026-03-01T09:00:00.000Z');
    expect(() => scalar('Date').serialize(new Date())).toThrow(TypeError);
  });

  it('lets through what another party shaped', () => {
    const shaped = { a: [1, null, { b: 'x' }] };
    expect([scalar('JSON').serialize(shaped), scalar('JSON').parseValue(shaped)]).toEqual([shaped, shaped]);
  });
});

describe('resolvers of several parts', () => {
  const one = () => 1;
  const two = () => 2;

  it('stand together, and the later of two for one field holds', () =>
    expect(mergeResolvers({ Query: { a: one, b: one } }, { Query: { b: two }, Box: { c: one } })).toEqual({
      Query: { a: one, b: two },
      Box: { c: one },
    }));

  it('take a scalar as a whole', () => {
    const { Date: day } = scalarResolvers([]);
    if (day === undefined) throw new Error('there is no Date');
    expect(mergeResolvers({ Date: { a: one } }, { Date: day })['Date']).toBe(day);
    expect(mergeResolvers({ Date: day }, { Date: { a: one } })['Date']).toEqual({ a: one });
  });
});
