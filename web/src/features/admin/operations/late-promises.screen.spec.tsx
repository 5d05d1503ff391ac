import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderAdminPage } from '../../../../testing/admin-page.js';
import { Component } from './late-promises.screen.js';
import { PROMISES } from './late/promises.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/admin/operations/late', at: '/admin/operations/late', Component };
const at = new Date().toISOString();
const line = (series: string, label: string, value: number) => ({ series, label, points: [{ at, value }] });
const figures = () => ({
  operationsLines: [
    line('promises at risk', 'report', 2),
    line('oldest promise', 'report', 10_800),
    line('promises at risk', 'invoice', 0),
    line('oldest promise', 'invoice', 0),
    line('promises at risk', 'refund', 1),
    line('oldest promise', 'refund', 200_000),
  ],
});
const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);

describe('promises at risk', () => {
  it('are shown with how many, since when, the oldest first, and a link to where they are mended', async () => {
    await renderAdminPage(page, { role: 'ADMIN', answers: { OperationsLines: figures } });
    expect(await rows()).toEqual([
      expect.stringMatching(/^Refunds.*1 late2 days/),
      expect.stringMatching(/^Reports.*2 late3 hr/),
      expect.stringMatching(/^Invoices.*in time–/),
    ]);
    const report = within(await screen.findByRole('row', { name: /^Reports/ }));
    expect(report.getByRole('link')).toHaveAttribute('href', PROMISES['report']);
  });

  it('say what to do where nobody takes figures', async () => {
    await renderAdminPage(page, {
      role: 'ADMIN',
      answers: { OperationsLines: () => ({ operationsLines: [] }) },
    });
    expect(await screen.findByText(/METRICS_TARGETS/)).toBeInTheDocument();
  });

  it('are not asked for by a lawyer', async () => {
    const sent = await renderAdminPage(page);
    expect(await screen.findByText('Only an admin sees what is late.')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'OperationsLines')).toEqual([]);
  });
});
