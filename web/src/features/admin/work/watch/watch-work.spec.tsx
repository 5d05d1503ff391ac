import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { watchResult, watchResults } from '../../../../../testing/stub-triage.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('trademark_watch_subscription', 0);

async function open(answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    {
      path: '/trademark_watch_subscription/:id/show',
      at: `/trademark_watch_subscription/${id}/show`,
      Component: Show,
    },
    { answers },
  );
  const region = within(await screen.findByRole('region', { name: 'Work on the watch' }));
  await region.findByRole('article');
  return { sent, region };
}
const card = (region: Awaited<ReturnType<typeof open>>['region']) => within(region.getByRole('article'));

describe('a watch', () => {
  it('says what waits for a verdict, what is watched where, and from when', async () => {
    const { region } = await open();
    expect(region.getByRole('heading', { name: '1 result to judge' })).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'NORDHAVEN · EU · 018000001' })).toBeInTheDocument();
    expect(region.getByText('Identical and similar marks')).toBeInTheDocument();
    expect(region.getByText('since 10 Jan 2026, without an end')).toBeInTheDocument();
  });

  it('begins with what nobody judged, and says until when it can be opposed', async () => {
    const { region } = await open();
    expect(region.getByRole('article', { name: 'NORDHAVN 0' })).toBeInTheDocument();
    expect(card(region).getByText(/^Can be opposed until 2 Feb 2099, \d+ days left/)).toHaveTextContent(
      'no letter to the client was written',
    );
  });

  it('takes verdicts by keys', async () => {
    const { sent, region } = await open({
      AdminUpdateTrademarkMonitoringResult: ({ id: result }) => ({
        updateTrademarkMonitoringResult: {
          __typename: 'TrademarkMonitoringResult',
          id: result,
          version: 2,
        },
      }),
    } as AnswersByName);
    await userEvent.keyboard('3');
    await waitFor(() =>
      expect(sentAs(sent, 'AdminUpdateTrademarkMonitoringResult')[0]?.variables).toEqual({
        id: watchResult(0).id,
        input: { relevance: 'MEDIUM' },
        expectedVersion: 1,
      }),
    );
    expect(region.getByRole('list', { name: 'What was found' })).toBeInTheDocument();
  });

  it('writes to the client of one, and of all that were judged', async () => {
    const { sent, region } = await open({
      NotifyWatchResults: () => ({ notifyAllMonitoringResults: { count: 1 } }),
    } as AnswersByName);
    expect(card(region).queryByRole('button', { name: 'Tell the client' })).toBeNull();
    await userEvent.click(region.getByRole('button', { name: /^NORDHAVN 1/ }));
    expect(card(region).getByRole('button', { name: 'Tell the client' })).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Tell the client of 1 judged result' }));
    expect(
      await screen.findByText(
        'A letter about 1 result is written; it goes out in the working hours of the client.',
      ),
    ).toBeInTheDocument();
    expect(sentAs(sent, 'NotifyWatchResults')[0]?.variables).toEqual({ id });
  });

  it('leads from a letter that was written to when it goes out', async () => {
    const written = watchResult(0, { relevance: 'HIGH', toldOn: '2026-11-28' });
    const { region } = await open({ WatchResults: () => watchResults([written]) });
    expect(card(region).getByText(/the letter to the client was written on 28 Nov 2026/)).toBeInTheDocument();
    const address = card(region)
      .getByRole('link', { name: /^Letters of the client/ })
      .getAttribute('href');
    expect(decodeURIComponent(address ?? '')).toBe(
      `/outgoing_mail?filter={"subjectId":{"in":["${written.userId}","${written.trademarkId}"]}}`,
    );
  });

  it('orders an opposition by b, and leads to a letter of an office', async () => {
    const { sent, region } = await open();
    expect(card(region).getByRole('link', { name: 'A letter of an office cites it' })).toHaveAttribute(
      'href',
      `/trademark_monitoring_result/${watchResult(0).id}/office_action/create`,
    );
    await userEvent.keyboard('b');
    const dialog = within(await screen.findByRole('dialog', { name: 'Order an opposition' }));
    const said = (label: string) => dialog.getByText(label).nextElementSibling;
    await waitFor(() =>
      expect(said('With our client’s mark')).toHaveTextContent('NORDHAVEN · European Union · 018000001'),
    );
    expect(said('Against')).toHaveTextContent(/^NORDHAVN 0 · European Union/);
    expect(said('Last day to oppose')).toHaveTextContent('2 Feb 2099');
    expect(dialog.getByText(/A lawyer names its price before the last day/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Order an opposition' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminOrderOpposition')[0]?.variables).toMatchObject({ id: watchResult(0).id }),
    );
  });

  it('offers no opposition after its term', async () => {
    await open({ WatchResults: () => watchResults([watchResult(0, { oppositionEndDate: '2020-01-01' })]) });
    expect(screen.getByText(/Could be opposed until 1 Jan 2020/)).toBeInTheDocument();
    await userEvent.keyboard('b');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('looks now, and says how much is new or why it cannot', async () => {
    const answers: unknown[] = [
      { __typename: 'Refusal', code: 'SEARCH_STARTING', message: 'The search is starting.' },
      { __typename: 'WatchRunCount', count: 2 },
    ];
    const { region } = await open({
      RunWatch: () => ({ runTrademarkWatch: answers.shift() }),
    } as AnswersByName);
    await userEvent.click(region.getByRole('button', { name: 'Look now' }));
    expect(await region.findByRole('alert')).toHaveTextContent('The search is starting.');
    await userEvent.click(region.getByRole('button', { name: 'Look now' }));
    expect(await screen.findByText('2 new results.')).toBeInTheDocument();
  });

  it('tries a threshold on what was found before it is kept', async () => {
    const { sent, region } = await open();
    const field = region.getByRole('textbox', { name: /Shown from this likeness on/ });
    await userEvent.clear(field);
    await userEvent.type(field, '70');
    expect(
      region.getByText('Would have shown 2 results, of medium or high relevance: 1.'),
    ).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '120');
    expect(region.getByText('A whole number from 0 to 100.')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '70{Enter}');
    await waitFor(() =>
      expect(sentAs(sent, 'AdminUpdateTrademarkWatchSubscription')[0]?.variables).toEqual({
        id,
        input: { threshold: 70 },
        expectedVersion: 2,
      }),
    );
  });

  it('says how much of what was found mattered, by month', async () => {
    const { region } = await open();
    const row = region.getByRole('row', { name: /^November 2026/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '2', '1 (50 %)']);
  });
});
