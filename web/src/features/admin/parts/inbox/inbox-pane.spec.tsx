import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { sendersIn } from './inbox-senders.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  delete window.Missive;
});

const dana = {
  __typename: 'User' as const,
  id: 'u1',
  displayName: 'Dana Demová',
  email: 'dana@example.org',
  status: 'ACTIVE' as const,
};
const from = (...addresses: readonly string[]) => [
  { subject: 'Is the logo enough?', messages: addresses.map((address) => ({ from_field: { address } })) },
];
/** The page in the frame of the inbox, in which a conversation of these people is open. */
async function open(
  senders: readonly string[],
  clients: readonly (typeof dana)[],
  at = '/admin?missiveIframe=1',
) {
  window.Missive = {
    on: (_event, hear) => hear(['c1']),
    fetchConversations: () => Promise.resolve(from(...senders)),
  };
  const sent = await renderAdminPage(
    { path: '/admin', at, Component: () => <h1>My day</h1> },
    {
      answers: {
        InboxClientByEmail: () => ({ userList: { items: clients } }),
        InboxClientByPhone: () => ({
          userProfileList: { items: clients.map((user) => ({ id: 'p', user })) },
        }),
        InboxNewTicket: () => ({ createSupportTicket: { __typename: 'SupportTicket', id: 't1' } }),
      },
    },
  );
  await act(() => Promise.resolve());
  return sent;
}

describe('the page beside a mail of the shared inbox', () => {
  it('shows the client who wrote, and makes a ticket from the mail', async () => {
    const sent = await open(['Dana@example.org', 'dana@example.org'], [dana]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dana Demová' })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'My day' })).toBeNull();
    expect(sentAs(sent, 'InboxClientByEmail').map(({ variables }) => variables)).toEqual([
      { email: 'dana@example.org' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'New ticket from this mail' }));
    expect(await screen.findByRole('link', { name: /The ticket is made/ })).toHaveAttribute(
      'href',
      '/support_ticket/t1/show',
    );
    expect(sentAs(sent, 'InboxNewTicket')[0]?.variables).toEqual({
      input: { userId: 'u1', description: 'Is the logo enough?' },
    });
  });

  it('asks which of several people it is about', async () => {
    await open(['dana@example.org', 'rita@example.org'], [dana]);
    await userEvent.click(await screen.findByRole('button', { name: 'rita@example.org' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dana Demová' })).toBeInTheDocument();
  });

  it('leads on when nobody is known: the list with the address typed in, or somebody new', async () => {
    await open(['new@example.org'], []);
    expect(await screen.findByText('Nobody is known as new@example.org')).toBeInTheDocument();
    const list = screen.getByRole('link', { name: 'Look in the list of clients' });
    expect(decodeURIComponent(list.getAttribute('href') ?? '')).toBe('/user?filter={"q":"new@example.org"}');
    expect(screen.getByRole('link', { name: 'New client' })).toBeInTheDocument();
  });

  it('finds whoever calls by the number', async () => {
    const sent = await open([], [dana], '/admin?phoneNumber=%2B421%20905%20123');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dana Demová' })).toBeInTheDocument();
    await waitFor(() =>
      expect(sentAs(sent, 'InboxClientByPhone')[0]?.variables).toEqual({ phone: '+421905123' }),
    );
  });

  it('finds whoever the address names, without the inbox', async () => {
    const sent = await open([], [dana], '/admin?missiveIframe=1&email=Dana%40example.org');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dana Demová' })).toBeInTheDocument();
    expect(sentAs(sent, 'InboxClientByEmail')[0]?.variables).toEqual({ email: 'dana@example.org' });
  });

  it.each([
    ['Dana@example.org', 'InboxClientByEmail', { email: 'dana@example.org' }],
    ['+421 905 123', 'InboxClientByPhone', { phone: '+421905123' }],
  ] as const)('looks up %s by hand where nothing is open', async (typed, operation, variables) => {
    const sent = await open([], [dana]);
    await userEvent.type(await screen.findByLabelText('E-mail or phone number'), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Find the client' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dana Demová' })).toBeInTheDocument();
    expect(sentAs(sent, operation)[0]?.variables).toEqual(variables);
  });

  it('says when nobody from outside wrote', async () => {
    await open([], []);
    expect(await screen.findByText('Nobody from outside wrote in this conversation.')).toBeInTheDocument();
  });
});

describe('who wrote', () => {
  it('is everybody once, but nobody of the firm', () =>
    expect(sendersIn(from('a@x.org', 'A@x.org', 'lena@firm.example'), ['firm.example']).senders).toEqual([
      'a@x.org',
    ]));
  it('is read from the newest message where the others are not told', () =>
    expect(sendersIn([{ latest_message: { from_field: { address: 'a@x.org' } } }], []).senders).toEqual([
      'a@x.org',
    ]));
});
