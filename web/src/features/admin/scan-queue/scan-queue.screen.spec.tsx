import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName, Variables } from '../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { scanQueue, waitingFinding } from '../../../../testing/stub-triage.js';
import { Component } from './scan-queue.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Waiting = ReturnType<typeof waitingFinding>;
const three = [waitingFinding(1), waitingFinding(2), waitingFinding(3)];
const refused = (code: string, message: string) => ({ __typename: 'Refusal', code, message });

/** A desk that keeps what it is sent, as the service does. */
async function open(items: readonly Waiting[], answers: object = {}) {
  let waiting = [...items];
  const decided = (root: string) => (variables: Variables) => {
    const id = String(variables['id']);
    waiting = waiting.filter((one) => one.id !== id);
    return { [root]: { __typename: 'BrandMonitoringFinding', id, version: 2 } };
  };
  return renderAdminPage(
    { path: '/admin/scan-queue', at: '/admin/scan-queue', Component },
    {
      answers: {
        ScanQueue: () => ({
          brandMonitoringFindingList: {
            ...scanQueue(0).brandMonitoringFindingList,
            totalCount: waiting.length,
            items: waiting,
          },
        }),
        SellerFindings: ({ opponentKey }: Variables) => {
          const ofSeller = waiting.filter((one) => one.opponentKey === opponentKey);
          return { brandMonitoringFindingList: { totalCount: ofSeller.length, items: ofSeller } };
        },
        DismissFinding: decided('dismissBrandMonitoringFinding'),
        DismissFindings: ({ ids }: Variables) => {
          waiting = waiting.filter(({ id }) => !(ids as string[]).includes(id));
          return { dismissBrandMonitoringFindingList: { ids, refusals: [] } };
        },
        WhitelistFinding: decided('whitelistBrandMonitoringFinding'),
        EscalateFinding: decided('escalateBrandMonitoringFinding'),
        ReturnFinding: ({ id }: Variables) => {
          waiting = [...items];
          return { returnBrandMonitoringFinding: { __typename: 'BrandMonitoringFinding', id, version: 3 } };
        },
        ...answers,
      } as unknown as AnswersByName,
    },
  );
}
const shown = (index: number) => screen.findByRole('article', { name: `NORDHAVN chair ${index}` });

describe('the queue of scan findings', () => {
  it('shows one finding beside the brand: who, how much, how alike and why, since when, until when', async () => {
    await open([waitingFinding(1, { scores: { name: 40, look: 30, sound: 50, meaning: 0, picture: 86 } })]);
    const one = within(await shown(1));
    expect(one.getByText('NORDHAVEN')).toBeInTheDocument();
    expect(one.getByText('shop1')).toBeInTheDocument();
    expect(one.getByText('49.00 EUR')).toBeInTheDocument();
    expect(one.getByText(/^first seen 12 Nov/)).toBeInTheDocument();
    expect(one.getByText(/Name 40: letters 30, sound 50.*Picture 86/)).toBeInTheDocument();
    expect(one.getByText(/^Answer promised by 4 Dec 2026/)).toBeInTheDocument();
    expect(screen.getByText('1 finding waits')).toBeInTheDocument();
  });

  it('shows the picture of the offer, asked for ahead with that of the next', async () => {
    const pictured = [1, 2, 3, 4, 5].map((index) =>
      waitingFinding(index, { pictureUrl: `https://i.ebayimg.com/${index}.png` }),
    );
    const sent = await open(pictured, {
      FindingPicture: ({ id }: Variables) => ({ findingPicture: `data:image/webp;base64,${String(id)}` }),
    });
    expect(await within(await shown(1)).findByRole('img', { name: 'Picture of the offer' })).toHaveAttribute(
      'src',
      `data:image/webp;base64,${pictured[0]?.id}`,
    );
    await waitFor(() => expect(sentAs(sent, 'FindingPicture')).toHaveLength(4));
  });

  it('decides by keys alone, and brings the next at once', async () => {
    const sent = await open(three);
    await shown(1);
    await userEvent.keyboard('n7');
    await shown(2);
    await userEvent.keyboard('y');
    await shown(3);
    await waitFor(() => expect(sentAs(sent, 'EscalateFinding')).toHaveLength(1));
    expect(sentAs(sent, 'DismissFinding')[0]?.variables).toEqual({
      id: three[0]?.id,
      input: { dismissalReason: 'NOT_SIMILAR', dismissalNote: null },
    });
    expect(sentAs(sent, 'EscalateFinding')[0]?.variables).toEqual({
      id: three[1]?.id,
      input: { verdict: 'MEDIUM' },
    });
  });

  it('goes on and back without deciding anything', async () => {
    const sent = await open(three);
    await shown(1);
    await userEvent.keyboard('{ArrowRight}j');
    await shown(3);
    await userEvent.keyboard('k');
    await shown(2);
    expect(sentAs(sent, 'DismissFinding')).toEqual([]);
  });

  it('asks for the words of another reason, and sends nothing without them', async () => {
    const sent = await open(three);
    await shown(1);
    await userEvent.keyboard('n8');
    const words = await screen.findByLabelText(/The reason, in words/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sentAs(sent, 'DismissFinding')).toEqual([]);
    await userEvent.type(words, 'A namesake.{Enter}');
    await shown(2);
    expect(sentAs(sent, 'DismissFinding')[0]?.variables).toMatchObject({
      input: { dismissalReason: 'OTHER_REASON', dismissalNote: 'A namesake.' },
    });
  });

  it('dismisses all of one seller at once', async () => {
    const ofOne = [1, 2].map((index) => waitingFinding(index, { seller: 'Shop 9', opponentKey: 'shop9' }));
    const sent = await open([...ofOne, waitingFinding(3)]);
    expect(await screen.findByText('Shop 9, 2 of theirs wait')).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}n{/Shift}4');
    await shown(3);
    await waitFor(() =>
      expect(sentAs(sent, 'DismissFindings')[0]?.variables).toEqual({
        ids: ofOne.map(({ id }) => id),
        input: { dismissalReason: 'RESALE_OF_GENUINE_GOODS', dismissalNote: null },
      }),
    );
    expect(screen.getByText('1 finding waits')).toBeInTheDocument();
  });

  it('takes what is the client’s own off together with the rest of the seller', async () => {
    const ofOne = [1, 2].map((index) => waitingFinding(index, { seller: 'Shop 9', opponentKey: 'shop9' }));
    const sent = await open([...ofOne, waitingFinding(3)]);
    await shown(1);
    await userEvent.keyboard('w');
    await userEvent.type(await screen.findByLabelText(/Who Shop 9 is/), 'Their outlet{Enter}');
    await shown(3);
    expect(sentAs(sent, 'WhitelistFinding')[0]?.variables).toEqual({
      id: ofOne[0]?.id,
      input: { dismissalNote: 'Their outlet' },
    });
  });

  it('lets go of the field of w by Escape', async () => {
    const sent = await open(three);
    await shown(1);
    await userEvent.keyboard('w');
    await userEvent.type(await screen.findByLabelText(/^Who .* is/), 'Their{Escape}');
    expect(screen.queryByLabelText(/^Who .* is/)).toBeNull();
    await shown(1);
    expect(sentAs(sent, 'WhitelistFinding')).toEqual([]);
  });

  it('takes the last decision back by u, as it was stored', async () => {
    const sent = await open(three);
    await shown(1);
    await userEvent.keyboard('n1');
    await shown(2);
    await userEvent.keyboard('u');
    await shown(1);
    expect(sentAs(sent, 'ReturnFinding')[0]?.variables).toEqual({ id: three[0]?.id, expectedVersion: 2 });
    expect(await screen.findByText('3 findings wait')).toBeInTheDocument();
  });

  it('counts what waits rightly after several decisions and one taken back', async () => {
    await open([...three, waitingFinding(4)], {
      ReturnFinding: ({ id }: Variables) => ({
        returnBrandMonitoringFinding: { __typename: 'BrandMonitoringFinding', id, version: 3 },
      }),
    });
    await shown(1);
    await userEvent.keyboard('n1n2');
    await shown(3);
    expect(screen.getByText('2 findings wait')).toBeInTheDocument();
    await userEvent.keyboard('n3');
    await shown(4);
    await userEvent.keyboard('u');
    expect(await screen.findByText('1 finding waits')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'NORDHAVN chair 4' })).toBeInTheDocument();
  });

  it('says what a colleague decided first, and leaves it theirs', async () => {
    await open(three, {
      DismissFinding: () => ({
        dismissBrandMonitoringFinding: refused('DECIDED_BY_COLLEAGUE', 'A colleague decided it.'),
      }),
    });
    await shown(1);
    await userEvent.keyboard('n1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('NORDHAVN chair 1 A colleague decided it.');
    expect(within(alert).getByRole('link', { name: /Open it/ })).toHaveAttribute(
      'href',
      `/brand_monitoring_finding/${three[0]?.id}/show`,
    );
    await shown(2);
    await userEvent.keyboard('k');
    await shown(2);
  });

  it('brings back what was not stored, and loses nothing when the line is down', async () => {
    await open(three, {
      DismissFinding: () => {
        throw new Error('down');
      },
    });
    await shown(1);
    await userEvent.keyboard('n1');
    expect(await screen.findByRole('alert')).toHaveTextContent('It was not stored; decide it again.');
    expect(screen.getByText('3 findings wait')).toBeInTheDocument();
    await userEvent.keyboard('k');
    await shown(1);
  });

  it('says when nothing waits', async () => {
    await open([]);
    expect(await screen.findByText('Nothing waits for a decision.')).toBeInTheDocument();
  });
});
