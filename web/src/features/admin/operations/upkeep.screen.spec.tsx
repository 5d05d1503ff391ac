import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage } from '../../../../testing/admin-page.js';
import { daysUntil, growthOf, vendorsOf } from './upkeep/last-figures.js';
import { Component } from './upkeep.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/admin/operations/upkeep', at: '/admin/operations/upkeep', Component };
const DAY = 86_400;
const GIGABYTE = 1024 ** 3;
const ago = (days: number): string => new Date(Date.now() - days * DAY * 1000).toISOString();
const line = (series: string, label: string, ...values: readonly number[]) => ({
  series,
  label,
  points: values.map((value, at) => ({ at: ago((values.length - 1 - at) * 5), value })),
});
const figures = () => ({
  operationsLines: [
    line('register age', 'euipo', 3 * DAY),
    line('register marks', 'euipo', 1_234_567),
    line('register records rejected', 'euipo', 12),
    line('round age', 'trademarks-deadlines', 30),
    line('marks to recompute', '', 0),
    line('deadlines moved', '', 7),
    line('rebuild check age', 'requests', 7_300),
    line('rebuild differences', 'requests', 2),
    line('key age', 'SEAL_KEY', 400 * DAY),
    line('certificate ends', 'cotta.example', Date.now() / 1000 + 10.5 * DAY),
    line('certificate unread', 'cotta.example', 0),
    line('certificate unread', 'gone.example', 1),
    line('certificate ends', 'away.example:465', Date.now() / 1000 + 90.5 * DAY),
    line('certificate unread', 'away.example:465', 1),
    line('vendor answered at', 'revolut', Date.now() / 1000),
    line('vendor calls', 'revolut ok', 3),
    line('vendor calls', 'revolut unavailable', 1),
    line('cut off', 'revolut', 1),
    line('table size', 'requests tracking_event', 8 * GIGABYTE, 9 * GIGABYTE),
  ],
});
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const said = (label: string): string => screen.getByText(label).nextElementSibling?.textContent ?? '';

describe('what has to be looked after', () => {
  it('stands in tables, with what is over its limit said', async () => {
    await renderAdminPage(page, { role: 'ADMIN', answers: { OperationsLines: figures } });
    expect((await row(/^euipo/)).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '3 days',
      '1,234,567',
      '12',
    ]);
    expect((await row(/^SEAL_KEY/)).getByText('400 days')).toBeInTheDocument();
    expect((await row(/^cotta\.example/)).getByText('10 days')).toBeInTheDocument();
    expect((await row(/^cotta\.example/)).getByText('yes')).toBeInTheDocument();
    expect((await row(/^away\.example:465/)).getByText('90 days')).toBeInTheDocument();
    expect((await row(/^away\.example:465/)).getByText('does not answer')).toBeInTheDocument();
    expect((await row(/^gone\.example not known/)).getByText('does not answer')).toBeInTheDocument();
    expect((await row(/^Revolut, payments/)).getByText('left alone after failures')).toBeInTheDocument();
    expect((await row(/^Revolut, payments/)).getByText('25%')).toBeInTheDocument();
    expect((await row(/^requests 2/)).getByText('2 tables differ')).toBeInTheDocument();
    expect(said('Last counted')).toBe('30 sec');
    expect(said('Deadlines moved to another day since yesterday')).toBe('7');
  });

  it('says for how long there is room, under the limit that somebody chose here before', async () => {
    await renderAdminPage(page, { role: 'ADMIN', answers: { OperationsLines: figures } });
    await userEvent.click(await screen.findByRole('radio', { name: '10 GB' }));
    expect(await screen.findByText(/full in 5 days/)).toBeInTheDocument();
    cleanup();
    await renderAdminPage(page, { role: 'ADMIN', answers: { OperationsLines: figures } });
    expect(await screen.findByText(/full in 5 days/)).toBeInTheDocument();
  });

  it('says of each that nothing is known', async () => {
    await renderAdminPage(page, {
      role: 'ADMIN',
      answers: { OperationsLines: () => ({ operationsLines: [] }) },
    });
    for (const none of [
      /No register is imported/,
      /Nobody has compared/,
      /reached by TLS/,
      /how big its tables/,
    ])
      expect(await screen.findByText(none)).toBeInTheDocument();
    expect(said('Marks still counted by former rules')).toBe('not known yet');
  });

  it('is not asked for by a lawyer', async () => {
    const sent = await renderAdminPage(page);
    expect(await screen.findByText('Only an admin sees this.')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'OperationsLines')).toEqual([]);
  });
});

describe('figures', () => {
  it('of a provider that only answered have no share of failures', () =>
    expect(vendorsOf([line('vendor answered at', 'euipo', 5)])).toEqual([
      { vendor: 'euipo', lastAnswerAt: 5, failed: undefined, cutOff: false },
    ]));

  it('of growth are of all tables of a service, and unknown before half a day', () => {
    expect(
      growthOf([
        line('table size', 'requests a', 100, 200),
        line('table size', 'requests b', 50, 60),
        line('table size', 'cases a', 5),
      ]),
    ).toEqual([
      { service: 'requests', bytes: 260, perDay: expect.closeTo(22, 3) },
      { service: 'cases', bytes: 5, perDay: undefined },
    ]);
  });

  it.each([
    [100, 10, 9],
    [10, 10, 0],
    [100, 0, undefined],
  ])('%i bytes of room with 10 taken and %i a day are full in %p days', (limit, perDay, days) =>
    expect(daysUntil(limit, [{ service: 'a', bytes: 10, perDay }])).toBe(days),
  );
});
