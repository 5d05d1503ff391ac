import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { renderPortalPage } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './report.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const at = (day: string) => ({
  path: '/portal/monitoring/:id/report/:day',
  at: `/portal/monitoring/s1/report/${day}`,
  Component,
});
const made = present(
  portalAnswer('PortalMonitoringReport', { id: 's1', day: '2026-03-08' }).brandMonitoringReportList.items[0],
);
const quiet = {
  ...made,
  brand: { __typename: 'Brand', id: 'b1', name: 'Lumora' },
  brandSubscriptionId: 's1',
  startDate: '2026-03-02',
  endDate: '2026-03-08',
  nextScanOn: '2026-03-16',
  foundCount: 0,
  keptCount: 0,
  threatCount: 0,
  lateCount: 0,
  searched: ['registers'],
  unreached: [],
  dropReasons: [],
  caseIds: [],
  scans: [{ dueOn: '2026-03-02', answerBy: '2026-03-16', answeredOn: '2026-03-04', state: 'ANSWERED' }],
  sources: [
    {
      platform: 'registers',
      source: 'registers',
      outcome: 'NOTHING_FOUND',
      searchedOn: '2026-03-02',
      near: 0,
      passedOver: 12,
    },
  ],
};
const show = (more: object = {}, answers: AnswersByName = {}) =>
  renderPortalPage(at('2026-03-08'), {
    PortalMonitoringReport: () => ({ brandMonitoringReportList: { items: [{ ...quiet, ...more }] } }),
    ...answers,
  });
const table = async (name: string) => within(await screen.findByRole('group', { name }));

describe('the report of a period', () => {
  it('that found nothing says so as a result, with what was searched when', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Report on Lumora' })).toBeInTheDocument();
    expect(screen.getByText(/searched 1 source and found nothing/)).toBeInTheDocument();
    expect(
      (await table('Where we searched')).getByRole('row', {
        name: /Trade mark registers .*2 March 2026.* Searched, nothing found 0 12/,
      }),
    ).toBeInTheDocument();
    expect(screen.getByText('No threat was opened.')).toBeInTheDocument();
  });

  it('has at every cell its head, for a phone has no room for heads above', async () => {
    show();
    const sources = await table('Where we searched');
    const cells = [...sources.getAllByRole('rowheader'), ...sources.getAllByRole('cell')];
    expect(cells.map((cell) => [cell.dataset['label'], cell.textContent])).toEqual([
      ['Where', 'Trade mark registers'],
      ['When', '2 March 2026'],
      ['What came of it', 'Searched, nothing found'],
      ['Near your brand', '0'],
      ['Read and not near', '12'],
    ]);
  });

  it('counts what was dropped by its reason, names what was not reached, and leads to each threat as it stands now', async () => {
    show(
      {
        foundCount: 4,
        threatCount: 1,
        unreached: ['temu'],
        dropReasons: ['OTHER_GOODS', 'OWN_OFFER', 'OTHER_GOODS'],
        caseIds: ['c1'],
      },
      {
        ReportedThreats: () => ({
          caseList: {
            items: [
              {
                __typename: 'Case',
                id: 'c1',
                status: 'RESOLVED',
                outcome: 'TAKEN_DOWN',
                createdAt: '2026-03-04T10:00:00.000Z',
                approachedAt: null,
                letters: { items: [] },
                solutions: { items: [] },
                caseCounterparty: { __typename: 'CaseCounterparty', id: 'o1', primaryName: 'Copy Shop' },
              },
              {
                __typename: 'Case',
                id: 'c2',
                status: 'IN_PROGRESS',
                outcome: null,
                createdAt: '2026-03-05T10:00:00.000Z',
                approachedAt: null,
                letters: {
                  items: [
                    {
                      __typename: 'CaseLetter',
                      id: 'l1',
                      createdAt: '2026-03-05T11:00:00.000Z',
                      status: 'WITH_CLIENT',
                    },
                  ],
                },
                solutions: { items: [] },
                caseCounterparty: { __typename: 'CaseCounterparty', id: 'o2', primaryName: 'Copycat' },
              },
            ],
          },
        }),
      },
    );
    const dropped = await table('Why findings were dropped');
    expect(dropped.getByRole('row', { name: 'Other goods 2' })).toBeInTheDocument();
    expect(dropped.getByRole('row', { name: 'Your own offer 1' })).toBeInTheDocument();
    expect(screen.getByText('Temu')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Copy Shop' })).toHaveAttribute(
      'href',
      '/portal/cases/c1',
    );
    expect(screen.getByText('Taken down')).toBeInTheDocument();
    const open = screen.getByRole('link', { name: 'Copycat' }).closest('li');
    expect(open).toHaveTextContent(/letter/i);
    expect(open).toHaveTextContent('your turn');
  });

  it('says of a scan that it is late and owed, and that nothing was searched', async () => {
    show({
      searched: [],
      sources: [],
      scans: [{ dueOn: '2026-03-02', answerBy: '2026-03-16', answeredOn: null, state: 'LATE' }],
    });
    expect(await screen.findByText(/Nothing was searched in this period/)).toBeInTheDocument();
    expect(screen.getByText('Late: not answered yet, we owe it')).toBeInTheDocument();
  });

  it('is saved as a file; one that does not arrive is said, and the button stays', async () => {
    const files: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
    HTMLAnchorElement.prototype.click = function click() {
      files.push(this.download);
    };
    show(
      {},
      {
        PortalMonitoringReport: () => ({
          viewer: {
            __typename: 'Viewer',
            id: 'u1',
            profile: { __typename: 'Profile', id: 'p1', language: 'cs' },
          },
          brandMonitoringReportList: { items: [quiet] },
        }),
      },
    );
    const save = await screen.findByRole('button', { name: 'Save as PDF' });
    const graph = globalThis.fetch;
    const asked: string[] = [];
    let status = 503;
    globalThis.fetch = (async (address: unknown, request: RequestInit) => {
      if (!String(address).startsWith('/api/monitoring-report/')) return graph(String(address), request);
      asked.push(String(address));
      return new Response('%PDF-', { status });
    }) as typeof fetch;
    await userEvent.click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent(/did not arrive/);
    expect(files).toEqual([]);
    status = 200;
    await userEvent.click(save);
    await waitFor(() => expect(files).toEqual(['cotta-monitoring-2026-03-08.pdf']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toEqual(Array(2).fill(`/api/monitoring-report/${quiet.id}/file?locale=cs`));
  });

  it.each(['2026-02-08', 'yesterday'])('that is not there (%s) says so', async (day) => {
    renderPortalPage(at(day), {
      PortalMonitoringReport: () => ({ brandMonitoringReportList: { items: [] } }),
    });
    expect(await screen.findByRole('link', { name: /portal|home|overview/i })).toHaveAttribute(
      'href',
      '/portal',
    );
  });
});
