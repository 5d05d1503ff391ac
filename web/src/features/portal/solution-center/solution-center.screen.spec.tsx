import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, teachDialogs } from '../../../../testing/portal-page.js';
import { Component } from './solution-center.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const page = { path: '/portal/solution-center/:id', at: '/portal/solution-center/c1', Component };
const solution = (status: string) => ({
  __typename: 'CaseSolution',
  id: 's1',
  version: 4,
  status,
  currency: 'EUR',
  offerSubscription: false,
  serviceRequestId: status === 'ORDERED' ? 'o1' : null,
  paidAt: null,
  workBegunAt: null as string | null,
  items: [
    {
      __typename: 'CaseSolutionItem',
      kind: 'LETTER',
      title: 'Letter',
      description: null,
      needed: 'A picture of your own product.',
      risk: 'They may not answer.',
      price: { __typename: 'Money', amountMinor: 45_000, currency: 'EUR' },
      chanceOfSuccess: 70,
      days: 21,
      isIncluded: null,
    },
  ],
});
const lived = {
  __typename: 'OpponentExperience',
  casesFrom: 5,
  casesTo: 9,
  gaveInPercent: 60,
  cameBackPercent: 20,
  medianWeeks: 3,
};
const threat = (status: string, experience: object | null = null) => ({
  case: {
    __typename: 'Case',
    id: 'c1',
    ifLeftAlone: 'They go on selling under your name.',
    letters: { __typename: 'CaseLetterPage', items: [] },
    version: 2,
    status: 'CLIENT_APPROACHED',
    caseCounterparty: {
      __typename: 'CaseCounterparty',
      id: 'k1',
      primaryName: 'Copycat',
      whitelisted: false,
      experience,
    },
    solutions: { __typename: 'CaseSolutionPage', items: [solution(status)] },
  },
});
const refusal = (fields: readonly object[] = []) => ({
  __typename: 'Refusal',
  code: 'CONFLICT',
  message: 'It was withdrawn a minute ago.',
  fields,
});

describe('recommended steps', () => {
  it('are ordered only after their price was shown, with the version that was seen', async () => {
    let status = 'OFFERED';
    const sent = renderPortalPage(page, {
      PortalSolutions: () => threat(status),
      OrderCaseSolution: () => {
        status = 'ORDERED';
        return {
          orderCaseSolution: {
            __typename: 'CaseSolution',
            id: 's1',
            version: 5,
            status,
            serviceRequestId: 'o1',
          },
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Order' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('€450.00')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'OrderCaseSolution')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Order with obligation to pay' }));
    expect(await screen.findByText('Ordered')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'OrderCaseSolution')).toEqual([
      {
        name: 'OrderCaseSolution',
        variables: { id: 's1', input: {}, expectedVersion: 4 },
        key: expect.any(String),
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Order' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Pay for it' })).toHaveAttribute(
      'href',
      '/portal/service-order/o1?new',
    );
  });

  it('that the plan includes cost nothing: no total, no tax, no obligation to pay', async () => {
    const { case: made } = threat('OFFERED');
    const free = solution('OFFERED');
    const items = free.items.map((item) => ({
      ...item,
      isIncluded: true,
      price: { ...item.price, amountMinor: 0 },
    }));
    const solutions = { __typename: 'CaseSolutionPage', items: [{ ...free, items }] };
    const sent = renderPortalPage(page, {
      PortalSolutions: () => ({ case: { ...made, solutions } }),
      OrderCaseSolution: () => ({
        orderCaseSolution: {
          __typename: 'CaseSolution',
          id: 's1',
          version: 5,
          status: 'ORDERED',
          serviceRequestId: 'o1',
        },
      }),
    });
    expect(await screen.findByText('included in your plan')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Your plan includes it: there is nothing to pay, and we begin at once.');
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Order' }));
    expect(await screen.findByText('Ordered. We begin at once.')).toBeInTheDocument();
    expect(sent.find(({ name }) => name === 'OrderCaseSolution')?.variables).toMatchObject({ input: {} });
  });

  it('that a lawyer offers at nothing are no part of a plan that the client may not have', async () => {
    const { case: made } = threat('OFFERED');
    const free = solution('OFFERED');
    const items = free.items.map((item) => ({ ...item, price: { ...item.price, amountMinor: 0 } }));
    const solutions = { __typename: 'CaseSolutionPage', items: [{ ...free, items }] };
    renderPortalPage(page, { PortalSolutions: () => ({ case: { ...made, solutions } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Order' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('There is nothing to pay, and we begin at once.');
    expect(dialog).not.toHaveTextContent('Your plan');
  });

  it('that are ordered and not paid are the client’s turn', async () => {
    const { case: made } = threat('ORDERED');
    renderPortalPage(page, { PortalSolutions: () => ({ case: { ...made, status: 'IN_PROGRESS' } }) });
    expect(await screen.findByRole('region', { name: 'What happens next' })).toHaveTextContent(
      /your turn.*We begin once it is paid/,
    );
    expect(screen.queryByText('We are acting')).toBeNull();
  });

  it('that are ordered are in progress once the first step is', async () => {
    const { case: made } = threat('ORDERED');
    const begun = {
      ...solution('ORDERED'),
      paidAt: '2026-03-02T10:00:00.000Z',
      workBegunAt: '2026-03-03T10:00:00.000Z',
    };
    renderPortalPage(page, {
      PortalSolutions: () => ({ case: { ...made, solutions: { ...made.solutions, items: [begun] } } }),
    });
    expect(await screen.findByText('In progress')).toBeInTheDocument();
    expect(screen.queryByText('Ordered')).toBeNull();
  });

  it('say what is needed and what can go wrong, what happens if nothing is done, and what was lived with the other side', async () => {
    renderPortalPage(page, { PortalSolutions: () => threat('OFFERED', lived) });
    expect(await screen.findByText('Letter to the other side')).toBeInTheDocument();
    expect(screen.getByText('A picture of your own product.')).toBeInTheDocument();
    expect(screen.getByText('They may not answer.')).toBeInTheDocument();
    expect(screen.getByText('They go on selling under your name.')).toBeInTheDocument();
    expect(
      screen.getByText(/Between 5 and 9 cases .* About 60 of 100 .* about 3 weeks\. About 20 of 100/),
    ).toBeInTheDocument();
  });

  it('say nothing of the other side while that could point at somebody', async () => {
    renderPortalPage(page, { PortalSolutions: () => threat('OFFERED') });
    await screen.findByText('Letter to the other side');
    expect(screen.queryByText(/lived with this other side/)).toBeNull();
  });

  it('are not ordered by a double press: its second half is no answer to a question that was not read', async () => {
    const sent = renderPortalPage(page, {
      PortalSolutions: () => threat('OFFERED'),
      OrderCaseSolution: () => ({
        orderCaseSolution: { __typename: 'CaseSolution', id: 's1', version: 5, status: 'ORDERED' },
      }),
    });
    const order = await screen.findByRole('button', { name: 'Order' });
    fireEvent.click(order, { detail: 1 });
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', {
      name: 'Order with obligation to pay',
    });
    fireEvent.click(confirm, { detail: 2 });
    expect(sent.filter(({ name }) => name === 'OrderCaseSolution')).toEqual([]);
    fireEvent.click(confirm, { detail: 0 });
    await waitFor(() => expect(sent.filter(({ name }) => name === 'OrderCaseSolution')).toHaveLength(1));
  });

  it('stay open with the reason when the order is refused, and the next attempt is another one', async () => {
    const sent = renderPortalPage(page, {
      PortalSolutions: () => threat('OFFERED'),
      OrderCaseSolution: () => ({ orderCaseSolution: refusal() }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Order' }));
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', {
      name: 'Order with obligation to pay',
    });
    await userEvent.click(confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent('It was withdrawn a minute ago.');
    await userEvent.click(confirm);
    await waitFor(() => expect(sent.filter(({ name }) => name === 'OrderCaseSolution')).toHaveLength(2));
    const keys = sent.filter(({ name }) => name === 'OrderCaseSolution').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('put the other side on the whitelist before the threat is left alone, and keep what was typed after a refusal', async () => {
    const fields = [
      { __typename: 'FieldRefusal', path: ['reason'], code: 'TOO_SHORT', message: 'Say a little more.' },
    ];
    const sent = renderPortalPage(page, {
      PortalSolutions: () => threat('OFFERED'),
      DismissCase: () => ({ dismissCase: refusal(fields) }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Why' }), 'x');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Never report Copycat again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave it alone' }));
    expect(
      await screen.findByRole('link', { name: /Say a little more\.|Write more under “Why”\./ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Why' })).toHaveValue('x');
    expect(
      sent.map(({ name }) => name).filter((name) => name === 'UpdateCounterparty' || name === 'DismissCase'),
    ).toEqual(['UpdateCounterparty', 'DismissCase']);
  });
});

describe('a threat of somebody else', () => {
  it('is as if it were not there', async () => {
    renderPortalPage(page, { PortalSolutions: () => ({ case: null }) });
    await waitFor(() => expect(screen.queryByText('What can be done')).toBeNull());
    expect(screen.queryByRole('heading', { level: 1, name: /Recommended steps/ })).toBeNull();
  });
});
