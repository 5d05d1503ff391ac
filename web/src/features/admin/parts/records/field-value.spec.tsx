import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { wrapTexts } from '../../../../../testing/render-page.js';
import type { Locale } from '../../../../i18n/locale-rules.js';
import { FieldValue } from './field-value.js';
import type { FieldFacts } from './record-facts.js';

afterEach(cleanup);

const field = (kind: FieldFacts['kind'], more: Partial<FieldFacts> = {}): FieldFacts => ({
  key: 'value',
  label: 'Value',
  kind,
  doc: 'A value.',
  ...more,
});
const show = (
  facts: FieldFacts,
  value: unknown,
  { brief, locale = 'en' }: { brief?: true; locale?: Locale } = {},
) =>
  render(
    wrapTexts(<FieldValue field={facts} value={value} {...(brief === undefined ? {} : { brief })} />, locale),
  );

describe('a value as staff read it', () => {
  it.each([
    ['nothing known', field('text'), null, '–'],
    ['an empty text', field('text'), '', '–'],
    ['a list of nothing', field('list', { of: field('code') }), [], '–'],
    ['yes', field('boolean'), true, 'yes'],
    ['no, which is not the same as unknown', field('boolean'), false, 'no'],
    ['none of a number, which is not the same as unknown', field('integer'), 0, '0'],
    [
      'one of a list',
      field('enumeration', { values: [['VERY_HIGH', 'very high']] }),
      'VERY_HIGH',
      'very high',
    ],
    ['one that the list does not have yet', field('enumeration', { values: [] }), 'NEW_ONE', 'NEW_ONE'],
    ['what it is about', field('text', { key: 'subjectType' }), 'registration_request', /request/i],
    ['a language', field('code', { scalar: 'LanguageCode' }), 'es', 'Spanish'],
    ['codes', field('list', { of: field('code') }), ['EU', 'US'], 'EU US'],
    [
      'words of a list',
      field('list', {
        of: field('enumeration', {
          values: [
            ['A', 'first'],
            ['B', 'second'],
          ],
        }),
      }),
      ['A', 'B'],
      'first, second',
    ],
    ['a reference to nothing known here', field('ref'), '0190a000-0000-7000-8000-00000000abcd', /abcd/],
  ] as const)('%s', (_, facts, value, words) => {
    const { container } = show(facts, value);
    expect(container).toHaveTextContent(words);
  });

  it.each([
    ['en', '€1,234.50', '20 Nov 2026'],
    ['cs', '1 234,50 €', '20. 11. 2026'],
    ['sk', '1 234,50 €', '20. 11. 2026'],
    ['es', '1 234,50 €', '20 nov 2026'],
  ] as const)('money and a day are written as people write them in %s', (locale, money, day) => {
    const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ');
    const sum = show(field('money'), { amountMinor: 123_450, currency: 'EUR' }, { locale });
    expect(plain(sum.container.textContent)).toBe(money);
    cleanup();
    show(field('calendarDate'), '2026-11-20', { locale });
    const said = screen.getByText((_, element) => element?.tagName === 'TIME');
    expect(said).toHaveAttribute('datetime', '2026-11-20');
    expect(plain(said.textContent)).toBe(day);
  });

  it('an address can be written to, a page opened without telling it who reads', () => {
    show(field('email'), 'eva@example.com');
    expect(screen.getByRole('link', { name: 'eva@example.com' })).toHaveAttribute(
      'href',
      'mailto:eva@example.com',
    );
    cleanup();
    show(field('url'), 'https://lumora.example/lamps');
    expect(screen.getByRole('link', { name: 'https://lumora.example/lamps' })).toHaveAttribute(
      'rel',
      'noreferrer noopener',
    );
  });

  it('of what has parts only the known ones take a line', () => {
    const seat = field('object', {
      parts: [
        field('text', { key: 'street', label: 'Street' }),
        field('text', { key: 'floor', label: 'Floor' }),
      ],
    });
    show(seat, { street: 'Dlhá 1', floor: null });
    expect(screen.getByRole('term')).toHaveTextContent('Street');
    expect(screen.getByRole('definition')).toHaveTextContent('Dlhá 1');
  });

  it('several of what has parts stand one under the other', () => {
    const of = field('object', { parts: [field('text', { key: 'what', label: 'What' })] });
    show(field('list', { of }), [{ what: 'Filing' }, { what: 'Search' }]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'WhatFiling',
      'WhatSearch',
    ]);
  });

  it('what a machine wrote can be scrolled by keyboard and has a name', () => {
    show(field('json', { label: 'Answer of the register' }), { code: 7 });
    const text = screen.getByLabelText('Answer of the register');
    expect(text).toHaveTextContent('"code": 7');
    expect(text).toHaveAttribute('tabindex', '0');
  });
});

describe('in one line of a table', () => {
  it.each([
    ['a long text is cut', field('longText'), 'x'.repeat(200), 'x'.repeat(80)],
    ['an id is as much as tells it apart', field('id'), '0190a000-0000-7000-8000-00000000abcd', '…0000abcd'],
    [
      'a long list shows its beginning',
      field('list', { of: field('code') }),
      ['AT', 'BE', 'BG', 'CZ', 'DE', 'DK', 'EE'],
      'AT BE BG CZ DE DK …',
    ],
    ['a short list shows everything', field('list', { of: field('code') }), ['AT', 'BE'], 'AT BE'],
  ] as const)('%s', (_, facts, value, text) => {
    const { container } = show(facts, value, { brief: true });
    expect(container.textContent).toBe(text);
  });

  it('addresses of pages stand beside one another there, and one under the other where there is room', () => {
    const websites = field('list', { of: field('url') });
    const pages = ['https://a.example', 'https://b.example'];
    show(websites, pages, { brief: true });
    expect(screen.queryByRole('list')).toBeNull();
    cleanup();
    show(websites, pages);
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(2);
  });

  it('a status keeps its word', () => {
    const status = field('enumeration', { key: 'status', values: [['REGISTERED', 'Registered']] });
    show(status, 'REGISTERED', { brief: true });
    expect(screen.getByText('Registered')).toBeInTheDocument();
  });
});
