import { describe, expect, it } from '@jest/globals';
import type { FieldFacts } from '../record-facts.js';
import { changedKeys, draftOf, emptyItem, readDraft, readDrafts } from './form-draft.js';

const field = (kind: FieldFacts['kind'], more: Partial<FieldFacts> = {}): FieldFacts => ({
  key: 'x',
  kind,
  label: 'X',
  doc: 'X.',
  ...more,
});
const optional = { optional: true } as const;
const size = field('object', {
  parts: [field('integer', { key: 'width' }), field('text', { key: 'note', ...optional })],
});

describe('an answer in a form', () => {
  it.each([
    ['text', field('text'), ' Lumora', 'Lumora'],
    ['a whole number', field('integer'), 12, 12],
    ['a decimal', field('decimal'), '12.50', '12.50'],
    ['yes', field('boolean'), true, true],
    ['a day', field('calendarDate'), '2026-02-28', '2026-02-28'],
    ['a moment', field('instant'), '2026-03-29T00:30:00.000Z', '2026-03-29T00:30:00.000Z'],
    ['a choice', field('enumeration', { values: [['A', 'a']] }), 'A', 'A'],
    [
      'money',
      field('money'),
      { amountMinor: 12_050, currency: 'EUR' },
      { amountMinor: 12_050, currency: 'EUR' },
    ],
    [
      'money without cents',
      field('money'),
      { amountMinor: 12_050, currency: 'JPY' },
      { amountMinor: 12_050, currency: 'JPY' },
    ],
    ['lines', field('list', { of: field('text') }), ['a b', 'c'], ['a b', 'c']],
    ['codes', field('list', { of: field('code') }), ['EU', 'US'], ['EU', 'US']],
    ['classes', field('list', { of: field('integer') }), [9, 11], [9, 11]],
    ['several choices', field('list', { of: field('enumeration', { values: [['A', 'a']] }) }), ['A'], ['A']],
    ['parts', size, { width: 3, note: null }, { width: 3, note: null }],
    ['a list of parts', field('list', { of: size }), [{ width: 1, note: 'n' }], [{ width: 1, note: 'n' }]],
    ['json', field('json'), { a: [1] }, { a: [1] }],
    ['an object that is not there', field('object', { ...optional, parts: [] }), null, null],
    ['nothing', field('text', optional), null, null],
  ])('%s is read as it was stored', (_name, asked, stored, expected) => {
    expect(readDraft(asked, draftOf(asked, stored))).toEqual({ value: expected, problems: {} });
  });

  it.each([
    ['needed', field('text'), ' ', 'x', 'problem.needed'],
    ['no whole number', field('integer'), '1.5', 'x', 'problem.integer'],
    ['no number', field('decimal'), 'a lot', 'x', 'problem.decimal'],
    ['no amount', field('money'), { amount: '12.345', currency: 'EUR' }, 'x', 'problem.money'],
    ['no currency', field('money'), { amount: '12', currency: 'E' }, 'x', 'problem.currency'],
    ['broken json', field('json'), '{', 'x', 'problem.json'],
    ['too many', field('list', { of: field('code'), max: 1 }), 'EU, US', 'x', 'problem.tooMany'],
    ['a part of an object', size, { width: '', note: '' }, 'x.width', 'problem.needed'],
    [
      'a part of an item',
      field('list', { of: size }),
      [
        { width: '1', note: '' },
        { width: 'b', note: '' },
      ],
      'x.1.width',
      'problem.integer',
    ],
  ])('says where and why: %s', (_name, asked, draft, path, problem) => {
    expect(readDraft(asked, draft).problems).toEqual({ [path]: problem });
  });

  it('reads a decimal comma as people write it', () => {
    expect([
      readDraft(field('decimal'), '12,5').value,
      readDraft(field('money'), { amount: '12,50', currency: 'eur' }).value,
    ]).toEqual(['12.5', { amountMinor: 1250, currency: 'EUR' }]);
  });

  it('sends only the keys that count', () => {
    const fields = [field('text', { key: 'a' }), field('text', { key: 'b' })];
    expect(readDrafts(fields, { a: '1', b: '' }, new Set(['a']))).toEqual({
      input: { a: '1' },
      problems: {},
    });
    expect([...changedKeys({ a: '1', b: '2' }, { a: '1', b: '3' })]).toEqual(['b']);
  });

  it('adds an item with all its parts', () => {
    expect(emptyItem(field('list', { of: size }))).toEqual({ width: '', note: '' });
  });
});
