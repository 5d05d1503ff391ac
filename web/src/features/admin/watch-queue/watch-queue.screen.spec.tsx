import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { Component } from './watch-queue.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const result = (id: string, markName: string, ownerName: string | null = 'Nordhafen GmbH') => ({
  id,
  markName,
  jurisdiction: 'EU',
  applicationNumber: `018-${id}`,
  classes: [9, 35],
  ownerName,
  filingDate: '2026-06-01',
  publicationDate: null,
  oppositionEndDate: '2099-02-02',
  ipoLink: null,
  relevance: null,
  relevanceNote: null,
  clientVerdict: null,
  clientVerdictReason: null,
  verdictsDiffer: null,
  scores: { look: 80, sound: 91, meaning: 0, goods: 100, overall: 88 },
  trademark: { id: 't1', name: 'NORDHAVEN', jurisdiction: 'EU', number: '018000001', classes: [9] },
});

async function open(items: readonly object[], answers: object = {}, differing: readonly object[] = []) {
  let waiting = items;
  return renderAdminPage(
    { path: '/admin/watch-queue', at: '/admin/watch-queue', Component },
    {
      answers: {
        WatchQueue: () => ({
          differing: { totalCount: differing.length, items: differing },
          trademarkMonitoringResultList: { totalCount: waiting.length, items: waiting },
        }),
        JudgeWatchResult: ({ id }: { id: string }) => {
          waiting = waiting.filter((one) => (one as { id: string }).id !== id);
          return { judgeMonitoringResult: { __typename: 'TrademarkMonitoringResult', id } };
        },
        WhitelistResultOwner: () => {
          waiting = [];
          return {
            whitelistResultOwner: {
              __typename: 'OwnerWhitelisting',
              ownerName: 'Nordhafen GmbH',
              judged: items.length,
            },
          };
        },
        ...answers,
      } as unknown as AnswersByName,
    },
  );
}
const three = [result('1', 'NORDHAVN'), result('2', 'NORTHAVEN'), result('3', 'NORDHAFEN')];

describe('the queue of watch results', () => {
  it('shows one result beside ours: points, classes in common, last day', async () => {
    await open(three);
    expect(await screen.findByRole('heading', { name: 'NORDHAVN' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'NORDHAVEN' })).toBeInTheDocument();
    expect(screen.getByText('Classes in common: 9')).toBeInTheDocument();
    expect(screen.getByText(/sound 91.*88 of 100/)).toBeInTheDocument();
    expect(screen.getByText(/^Can be opposed until 2 Feb 2099/)).toBeInTheDocument();
    expect(screen.getByText('3 results wait')).toBeInTheDocument();
  });

  it('judges by keys alone, and brings the next at once', async () => {
    const sent = await open(three);
    await screen.findByRole('heading', { name: 'NORDHAVN' });
    await userEvent.keyboard('y');
    await screen.findByRole('heading', { name: 'NORTHAVEN' });
    await userEvent.keyboard('n1');
    await screen.findByRole('heading', { name: 'NORDHAFEN' });
    await waitFor(() => expect(sentAs(sent, 'JudgeWatchResult')).toHaveLength(2));
    expect(sentAs(sent, 'JudgeWatchResult').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ id: '1', input: { relevance: 'MEDIUM' } }),
      expect.objectContaining({
        id: '2',
        input: { relevance: 'NOT_RELEVANT', relevanceNote: 'Its goods and services are far from yours.' },
      }),
    ]);
  });

  it('brings back what was refused, with the reason', async () => {
    await open(three, {
      JudgeWatchResult: () => ({
        judgeMonitoringResult: { __typename: 'Refusal', code: 'X', message: 'It is gone.' },
      }),
    });
    await screen.findByRole('heading', { name: 'NORDHAVN' });
    await userEvent.keyboard('y');
    expect(await screen.findByText('It is gone.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'NORDHAVN' })).toBeInTheDocument();
  });

  it('whitelists an owner with a reason, and nothing of theirs waits any more', async () => {
    const sent = await open(three);
    await screen.findByRole('heading', { name: 'NORDHAVN' });
    await userEvent.keyboard('w');
    await userEvent.type(await screen.findByLabelText(/Nordhafen GmbH/), 'A company of theirs.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Nothing waits for a judgement.')).toBeInTheDocument();
    expect(sentAs(sent, 'WhitelistResultOwner')[0]?.variables).toMatchObject({
      id: '1',
      reason: 'A company of theirs.',
    });
  });

  it('takes the last judgement back by u, and says where its client knows of it', async () => {
    let knows = false;
    const sent = await open(three, {
      JudgeWatchResult: ({ id }: { id: string }) => ({
        judgeMonitoringResult: { __typename: 'TrademarkMonitoringResult', id },
      }),
      TakeBackWatchJudgement: ({ id }: { id: string }) => ({
        takeBackMonitoringJudgement: knows
          ? {
              __typename: 'Refusal',
              code: 'CLIENT_KNOWS_RESULT',
              message: 'Its client has read of it already.',
            }
          : { __typename: 'TrademarkMonitoringResult', id },
      }),
    });
    await screen.findByRole('heading', { name: 'NORDHAVN' });
    expect(screen.queryByRole('button', { name: 'Take the last one back' })).toBeNull();
    await userEvent.keyboard('y');
    await screen.findByRole('heading', { name: 'NORTHAVEN' });
    await userEvent.keyboard('u');
    expect(await screen.findByRole('heading', { name: 'NORDHAVN' })).toBeInTheDocument();
    expect(sentAs(sent, 'TakeBackWatchJudgement')[0]?.variables).toEqual({ id: '1' });
    knows = true;
    await userEvent.keyboard('y');
    await screen.findByRole('heading', { name: 'NORTHAVEN' });
    await userEvent.click(screen.getByRole('button', { name: 'Take the last one back' }));
    expect(await screen.findByText('Its client has read of it already.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'NORTHAVEN' })).toBeInTheDocument();
  });

  it('shows first where a client sees it otherwise, with both words', async () => {
    const sent = await open(three, {}, [
      {
        ...result('4', 'NORDHAVEN PLUS'),
        relevance: 'NOT_RELEVANT',
        relevanceNote: 'Another trade.',
        clientVerdict: 'MATTERS',
        clientVerdictReason: 'They sell in our street.',
        verdictsDiffer: true,
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'NORDHAVEN PLUS' })).toBeInTheDocument();
    expect(screen.getByText('4 results wait')).toBeInTheDocument();
    expect(screen.getByText('this matters to me: They sell in our street.')).toBeInTheDocument();
    expect(screen.getByText('not relevant: Another trade.')).toBeInTheDocument();
    await userEvent.keyboard('y');
    await screen.findByRole('heading', { name: 'NORDHAVN' });
    expect(screen.queryByText('The client sees it otherwise')).toBeNull();
    expect(sentAs(sent, 'JudgeWatchResult')[0]?.variables).toMatchObject({
      id: '4',
      input: { relevance: 'MEDIUM' },
    });
  });

  it('lets go of a field by Escape', async () => {
    await open(three);
    await screen.findByRole('heading', { name: 'NORDHAVN' });
    await userEvent.keyboard('w');
    await userEvent.type(await screen.findByLabelText(/Nordhafen GmbH/), 'A comp{Escape}');
    expect(screen.queryByLabelText(/Nordhafen GmbH/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'NORDHAVN' })).toBeInTheDocument();
  });

  it('offers no whitelisting where nobody knows the owner', async () => {
    await open([result('1', 'NORDHAVN', null)]);
    await screen.findByRole('heading', { name: 'NORDHAVN' });
    expect(screen.queryByRole('button', { name: /Whitelist/ })).toBeNull();
  });
});
