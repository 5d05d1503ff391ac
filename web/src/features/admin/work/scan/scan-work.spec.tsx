import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { recordAnswer, rowId } from '../../../../../testing/stub-records.js';
import { scanWork } from '../../../../../testing/stub-triage.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('brand_monitoring_task', 0);
const made = (recordAnswer('AdminBrandMonitoringTask', { id }) as { brandMonitoringTask: object })
  .brandMonitoringTask;
const { brandMonitoringTask: scan } = scanWork;

/** A scan that keeps the verdicts it is sent, as the service does. */
async function open(answers: AnswersByName = {}) {
  const kept = new Map<string, object>();
  const sent = await renderAdminPage(
    { path: '/brand_monitoring_task/:id/show', at: `/brand_monitoring_task/${id}/show`, Component: Show },
    {
      answers: {
        AdminBrandMonitoringTask: () => ({ brandMonitoringTask: { ...made, status: 'IN_PROGRESS' } }),
        AdminUpdateBrandMonitoringFinding: ({ id: finding, input }) => {
          kept.set(String(finding), { ...kept.get(String(finding)), ...(input as object) });
          return {
            updateBrandMonitoringFinding: { __typename: 'BrandMonitoringFinding', id: finding, version: 2 },
          };
        },
        ScanWork: () => ({
          brandMonitoringTask: {
            ...scan,
            findings: {
              ...scan.findings,
              items: scan.findings.items.map((one) => ({ ...one, ...kept.get(one.id) })),
            },
          },
        }),
        ...answers,
      } as AnswersByName,
    },
  );
  const region = within(await screen.findByRole('region', { name: 'Work on the scan' }));
  await region.findByText('0 of 10 judged');
  return { sent, region };
}
const verdicts = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sentAs(sent, 'AdminUpdateBrandMonitoringFinding').map(({ variables }) => variables['input']);

describe('the findings of a scan', () => {
  it('are judged by one key each: ten by ten keys', async () => {
    const { sent, region } = await open();
    await userEvent.keyboard('1234123412');
    expect(region.getByText('10 of 10 judged')).toBeInTheDocument();
    await waitFor(() => expect(verdicts(sent)).toHaveLength(10));
    expect(
      new Set(sentAs(sent, 'AdminUpdateBrandMonitoringFinding').map(({ variables }) => variables['id'])).size,
    ).toBe(10);
    expect(verdicts(sent).slice(0, 4)).toEqual([
      { verdict: 'NOT_RELEVANT' },
      { verdict: 'LOW' },
      { verdict: 'MEDIUM' },
      { verdict: 'HIGH' },
    ]);
    expect(await region.findByText(/4 of medium or high relevance are no threats yet/)).toBeInTheDocument();
  });

  it('go back with the reason where a verdict is refused', async () => {
    const { region } = await open({
      AdminUpdateBrandMonitoringFinding: () => ({
        updateBrandMonitoringFinding: {
          __typename: 'Refusal',
          code: 'SCAN_NOT_RUNNING',
          message: 'The scan is not running.',
          fields: [],
        },
      }),
    });
    await userEvent.keyboard('4');
    expect(await region.findByText('not taken')).toBeInTheDocument();
    expect(region.getByText('0 of 10 judged')).toBeInTheDocument();
    await userEvent.keyboard('k');
    expect(await region.findByRole('alert')).toHaveTextContent('The scan is not running.');
  });

  it('lose the last verdict again by z', async () => {
    const { sent, region } = await open();
    await userEvent.keyboard('4');
    await userEvent.keyboard('z');
    await waitFor(() => expect(verdicts(sent)).toEqual([{ verdict: 'HIGH' }, { verdict: null }]));
    expect(await region.findByText('0 of 10 judged')).toBeInTheDocument();
    expect(region.getByRole('article', { name: 'Seller 0' })).toBeInTheDocument();
  });

  it('stand beside our mark, larger by =', async () => {
    await open();
    await userEvent.keyboard('=');
    const large = within(await screen.findByRole('dialog', { name: 'Side by side' }));
    expect(large.getByText('Seller 0')).toBeInTheDocument();
    expect(large.getByText('NORDHAVEN')).toBeInTheDocument();
    expect(large.getByText('seen 12 Nov 2026')).toBeInTheDocument();
  });
});

describe('a threat of a finding', () => {
  const create = (root: string, type: string, made_: string) => () => ({
    [root]: { __typename: type, id: made_, version: 1 },
  });
  const writes = {
    AdminCreateCaseCounterparty: create('createCaseCounterparty', 'CaseCounterparty', 'side-1'),
    AdminCreateCase: create('createCase', 'Case', 'case-1'),
    AdminCreateCaseInfringement: create('createCaseInfringement', 'CaseInfringement', 'finding-1'),
    AdminCreateCaseInfringementEvidence: create(
      'createCaseInfringementEvidence',
      'CaseInfringementEvidence',
      'evidence-1',
    ),
  } as AnswersByName;

  it('is made by m with its evidence, and the finding says which', async () => {
    const { sent } = await open(writes);
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a threat' }));
    expect(await dialog.findByRole('textbox')).toHaveValue('Seller 0');
    await userEvent.click(dialog.getByRole('button', { name: 'Make a threat' }));
    await screen.findByText('It stands as a finding in the threat.');
    expect(sentAs(sent, 'AdminCreateCase')[0]?.variables).toEqual({
      input: {
        userId: rowId('user', 0),
        brandId: rowId('brand', 0),
        brandMonitoringTaskId: id,
        caseCounterpartyId: 'side-1',
      },
    });
    expect(sentAs(sent, 'AdminCreateCaseInfringementEvidence')[0]?.variables).toMatchObject({
      input: {
        caseInfringementId: 'finding-1',
        website: 'https://market.example/0',
        evidenceDate: '2026-11-12',
      },
    });
    expect(verdicts(sent)).toEqual([{ caseId: 'case-1' }]);
  });

  it('makes nothing twice when a later step was refused', async () => {
    let isRefused = true;
    const { sent } = await open({
      ...writes,
      AdminCreateCaseInfringement: () =>
        isRefused
          ? {
              createCaseInfringement: {
                __typename: 'Refusal',
                code: 'OTHER_CLIENT',
                message: 'Something is wrong with the finding.',
                fields: [],
              },
            }
          : { createCaseInfringement: { __typename: 'CaseInfringement', id: 'finding-1', version: 1 } },
    } as AnswersByName);
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a threat' }));
    const send = await dialog.findByRole('button', { name: 'Make a threat' });
    await userEvent.click(send);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Something is wrong with the finding.');
    isRefused = false;
    await userEvent.click(send);
    await screen.findByText('It stands as a finding in the threat.');
    expect(sentAs(sent, 'AdminCreateCase')).toHaveLength(1);
    expect(sentAs(sent, 'AdminCreateCaseCounterparty')).toHaveLength(1);
  });

  it('joins an open one that is against the same other side', async () => {
    const finding = { ...scan.findings.items[0], otherSide: 'nordhavn shop' };
    const { sent } = await open({
      ...writes,
      ScanWork: () => ({
        brandMonitoringTask: {
          ...scan,
          findings: { totalCount: 10, items: [finding, ...scan.findings.items.slice(1)] },
        },
      }),
    } as AnswersByName);
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a threat' }));
    expect(
      await dialog.findByRole('radio', { name: 'Nordhavn Shop against NORDHAVEN, which is open' }),
    ).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Add it to that threat' }));
    await screen.findByText('It stands as a finding in the threat.');
    expect(sentAs(sent, 'AdminCreateCase')).toHaveLength(0);
    expect(verdicts(sent)).toEqual([{ caseId: rowId('case', 0) }]);
  });
});

describe('the sources of a scan', () => {
  it('say what was reached, and keep what was not', async () => {
    const { sent, region } = await open();
    expect(region.getByText(/Third Market/)).toHaveTextContent('▲ Third Market was not reached');
    await userEvent.click(region.getByRole('button', { name: 'Example Market was not reached' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminNoteBrandMonitoringSources')[0]?.variables).toEqual({
        id,
        input: { notReached: ['Third Market', 'Example Market'] },
      }),
    );
    await userEvent.click(region.getByRole('button', { name: 'Third Market was reached after all' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminNoteBrandMonitoringSources')[1]?.variables).toEqual({
        id,
        input: { notReached: [] },
      }),
    );
  });
});

describe('what a machine came upon', () => {
  const batch =
    (root: string) =>
    ({ ids }: Readonly<Record<string, unknown>>) => ({ [root]: { ids, refusals: [] } });
  const found = scan.findings.items.map((one, index) => ({
    ...one,
    title: `NORDHAVN chair ${index}`,
    seller: index < 3 ? 'shop99' : 'another',
    opponentKey: index < 3 ? 'shop99' : 'another',
    priceText: '9.90 EUR',
    similarity: 80 - index,
  }));
  const answers = {
    ScanWork: () => ({ brandMonitoringTask: { ...scan, findings: { totalCount: 10, items: found } } }),
    AdminDismissBrandMonitoringFinding: () => ({
      dismissBrandMonitoringFinding: { __typename: 'BrandMonitoringFinding', id: 'x', version: 2 },
    }),
    AdminDismissBrandMonitoringFindingList: batch('dismissBrandMonitoringFindingList'),
    AdminWhitelistBrandMonitoringFinding: () => ({
      whitelistBrandMonitoringFinding: { __typename: 'BrandMonitoringFinding', id: 'x', version: 2 },
    }),
  } as AnswersByName;

  it('shows how similar it is, who offers it and for how much', async () => {
    const { region } = await open(answers);
    const card = within(region.getByRole('article', { name: 'NORDHAVN chair 0' }));
    expect(card.getByText('shop99')).toBeInTheDocument();
    expect(card.getByText('9.90 EUR')).toBeInTheDocument();
    expect(card.getByText('80')).toBeInTheDocument();
  });

  it('is dismissed by n with a reason, all of its seller at once', async () => {
    const { sent } = await open(answers);
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Why' }), 'RESALE_OF_GENUINE_GOODS');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All 3 of the same seller' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminDismissBrandMonitoringFindingList')[0]?.variables).toEqual({
        ids: found.slice(0, 3).map(({ id: one }) => one),
        input: { dismissalReason: 'RESALE_OF_GENUINE_GOODS', dismissalNote: null },
      }),
    );
  });

  it('becomes the client’s own by w', async () => {
    const { sent } = await open(answers);
    await userEvent.keyboard('w');
    const dialog = within(await screen.findByRole('dialog', { name: 'It is the client’s own' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Their outlet');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminWhitelistBrandMonitoringFinding')[0]?.variables).toEqual({
        id: found[0]?.id,
        input: { dismissalNote: 'Their outlet' },
      }),
    );
  });
});

describe('what a scan searched', () => {
  const source = {
    __typename: 'BrandMonitoringCoverage' as const,
    id: rowId('brand_monitoring_coverage', 0),
    version: 1,
    platform: 'ebay',
    source: 'ebay',
    kind: 'MACHINE' as const,
    link: null,
    outcome: 'FOUND' as const,
    query: 'EBAY_DE',
    askedAt: null,
    total: 3,
    truncated: true,
    hitCount: 4,
    droppedCount: 2,
    dismissedByRule: 1,
    errorClass: null,
    nextTryAt: null,
    note: null,
  };
  const items = [
    source,
    {
      ...source,
      id: 'c1',
      source: 'certificates',
      outcome: 'AWAY_FOR_THREE_DAYS',
      hitCount: null,
      truncated: null,
      errorClass: 'unavailable',
    },
    {
      ...source,
      id: 'c2',
      source: 'amazon',
      kind: 'HAND',
      outcome: 'WAITING',
      hitCount: null,
      truncated: null,
      link: 'https://www.amazon.de/s?k=NORDHAVEN',
    },
  ];
  const answers = {
    ScanWork: () => ({ brandMonitoringTask: { ...scan, coverage: { items } } }),
    AdminNoteBrandMonitoringHandSearch: () => ({
      noteBrandMonitoringHandSearch: { __typename: 'BrandMonitoringCoverage', id: 'c2', version: 2 },
    }),
  } as AnswersByName;

  it('stands there with what came of each, and what was away is not read as nothing', async () => {
    const { region } = await open(answers);
    expect(region.getByText('eBay').closest('li')).toHaveTextContent(
      '✓ eBay found: 4 similar, 1 of them the client’s own, 2 not similar (there was more than was read)',
    );
    expect(region.getByText('Certificates of web sites').closest('li')).toHaveTextContent(
      '▲ Certificates of web sites away for three days (no answer: unavailable)',
    );
  });

  it('leaves to a person what no machine may ask: a link and three answers', async () => {
    const { sent, region } = await open(answers);
    expect(await region.findByRole('link', { name: /Open the search of Amazon/ })).toHaveAttribute(
      'href',
      'https://www.amazon.de/s?k=NORDHAVEN',
    );
    await userEvent.click(region.getByRole('button', { name: 'Amazon: nothing found' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminNoteBrandMonitoringHandSearch')[0]?.variables).toEqual({
        id: 'c2',
        input: { outcome: 'NOTHING_FOUND' },
      }),
    );
  });
});
