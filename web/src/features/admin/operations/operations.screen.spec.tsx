import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage } from '../../../../testing/admin-page.js';
import { staffAnswers } from '../../../../testing/stub-staff.js';
import { drawn, highest, roundTop } from './drawn-lines.js';
import { figureWords } from './figure-words.js';
import { Component } from './operations.screen.js';
import { SERIES } from './pictures.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/admin/operations', at: '/admin/operations', Component };
const picture = async (name: string) => within(await screen.findByRole('figure', { name: new RegExp(name) }));

describe('the running product', () => {
  it('is shown by pictures over time, each with what it is now in words', async () => {
    await renderAdminPage(page);
    const published = await picture('Events published');
    expect(published.getByText('requests').nextElementSibling).toHaveTextContent('4/s');
    expect(published.getByText('trademarks').nextElementSibling).toHaveTextContent('2.5/s');
    expect((await picture('Size of tables')).getByText(/45\.8 MB/)).toBeInTheDocument();
  });

  it('says which figures are over their limit', async () => {
    await renderAdminPage(page);
    expect((await picture('Oldest event')).getByText('over its limit')).toBeInTheDocument();
    expect((await picture('Time of 95 pages')).queryByText('over its limit')).toBeNull();
  });

  it('says where there is nothing to draw', async () => {
    await renderAdminPage(page);
    expect((await picture('Calls, by outcome')).getByText(/Nothing of this kind/)).toBeInTheDocument();
  });

  it('is looked at over a longer time', async () => {
    const asked: unknown[] = [];
    await renderAdminPage(page, {
      answers: {
        OperationsLines: (variables: unknown) => {
          asked.push(variables);
          return staffAnswers.OperationsLines();
        },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'week' }));
    await waitFor(() =>
      expect(asked).toEqual([
        { series: SERIES, hours: 6 },
        { series: SERIES, hours: 168 },
      ]),
    );
  });

  it('leads to the other pages of operations, and says which one this is', async () => {
    await renderAdminPage(page);
    const places = within(screen.getByRole('navigation', { name: 'Operations' }));
    expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/operations',
      '/admin/operations/late',
      '/admin/operations/parked',
      '/admin/operations/upkeep',
      '/admin/operations/costs',
      '/admin/queues',
    ]);
    expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Figures over time');
  });

  it('says what to do where nobody takes figures', async () => {
    await renderAdminPage(page, { answers: { OperationsLines: () => ({ operationsLines: [] }) } });
    expect(await screen.findByText(/METRICS_TARGETS/)).toBeInTheDocument();
  });
});

describe('a line', () => {
  const at = (second: number): string => new Date(second * 1000).toISOString();
  const frame = { width: 100, height: 10, from: 0, to: 100_000, top: 10 };

  it('goes from moment to moment, and is broken where nothing was taken for long', () =>
    expect(
      drawn(
        {
          label: 'requests',
          points: [
            { at: at(0), value: 0 },
            { at: at(10), value: 5 },
            { at: at(80), value: 10 },
          ],
        },
        frame,
        30_000,
      ),
    ).toEqual({ label: 'requests', path: 'M0.0 10.0L10.0 5.0M80.0 0.0', last: 10, most: 10 }));

  it.each([
    [0, 1],
    [0.13, 0.2],
    [1, 1],
    [3, 5],
    [51, 100],
  ])('that reaches %d has %d above it', (most, top) => expect(roundTop(most)).toBeCloseTo(top));

  it('is one of six at most, the highest first', () => {
    const lines = Array.from({ length: 9 }, (_, at) => ({ label: `${at}`, points: [{ at: '', value: at }] }));
    expect(highest(lines).map(({ label }) => label)).toEqual(['8', '7', '6', '5', '4', '3']);
  });
});

describe('a figure in words', () => {
  it.each([
    [0.0123, 'seconds', '12.3 ms'],
    [0, 'seconds', '0 ms'],
    [75, 'seconds', '75 sec'],
    [400, 'seconds', '6.67 min'],
    [90_000, 'seconds', '25 hr'],
    [0.5, 'perSecond', '0.5/s'],
    [1_234_567, 'count', '1.23M'],
    [12_345, 'count', '12,345'],
    [0, 'bytes', '0 byte'],
    [5 * 1024 * 1024, 'bytes', '5 MB'],
    [0.257, 'share', '25.7%'],
    [7_630 * 3_600, 'seconds', '317 days'],
  ] as const)('%d %s is %s', (value, unit, words) => expect(figureWords(value, unit, 'en')).toBe(words));
});
