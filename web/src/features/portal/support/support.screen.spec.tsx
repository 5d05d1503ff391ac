import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerUploads } from '../../../../testing/answer-uploads.js';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component as Ask } from './ask.screen.js';
import { Component as Ticket } from './ticket.screen.js';
import { Component as Tickets } from './tickets.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);
answerUploads('token-1');

const list = { path: '/portal/support', at: '/portal/support', Component: Tickets };
const one = { path: '/portal/support/:id', at: '/portal/support/t1', Component: Ticket };
const ask = { path: '/portal/support/ask', at: '/portal/support/ask?about=mark:m1', Component: Ask };
const made = present(portalAnswer('PortalTicket', { id: 't1' }).supportTicket);
const line = { ...present(made.messages.items[0]), documentIds: [] as string[] };
const talk = (more: object, answers: object = {}) =>
  renderPortalPage(one, {
    PortalTicket: () => ({
      supportTicket: {
        ...made,
        id: 't1',
        unread: false,
        goesOnAt: null,
        description: 'Is the logo enough?',
        papers: [],
        status: 'WAITING_FOR_CUSTOMER',
        resolvedAt: null,
        messages: { items: [{ ...line, id: 'l1', side: 'FIRM', text: 'The picture alone.' }] },
        ...more,
      },
    }),
    ...answers,
  });
const done = { __typename: 'SupportTicket', id: 't1', version: 3, status: 'ASSIGNED' };
const box = () => screen.findByRole('textbox', { name: 'What would you like to add?' });

describe('the questions of a customer', () => {
  it('stand with their newest word, whose turn it is and the day with its year', async () => {
    const [first] = portalAnswer('PortalTickets', {}).supportTicketList.items;
    const row = {
      ...present(first),
      id: 't1',
      unread: false,
      description: 'Is the logo\nenough?',
      status: 'WAITING_FOR_CUSTOMER',
      messages: {
        items: [{ id: 'l1', side: 'FIRM', text: 'The picture alone.', createdAt: '2026-11-24T10:00:00Z' }],
      },
    };
    renderPortalPage(list, {
      PortalTickets: () => ({ supportTicketList: { items: [row], totalCount: 1, hasNextPage: false } }),
    });
    const link = await screen.findByRole('link', { name: 'Is the logo enough?' });
    expect(link).toHaveAttribute('href', '/portal/support/t1');
    expect(screen.getByText('We: The picture alone.')).toBeInTheDocument();
    expect(screen.getByText('We answered')).toBeInTheDocument();
    expect(screen.getByText('24 November 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/portal/support/ask');
  });

  it('with an answer that was not read yet say so', async () => {
    const [first] = portalAnswer('PortalTickets', {}).supportTicketList.items;
    const rows = [true, false].map((unread, index) => ({
      ...present(first),
      id: `t${index}`,
      description: `Question ${index}`,
      unread,
    }));
    renderPortalPage(list, {
      PortalTickets: () => ({ supportTicketList: { items: rows, totalCount: 2, hasNextPage: false } }),
    });
    const [news, read] = await screen.findAllByRole('listitem');
    expect(news).toHaveTextContent('New answer');
    expect(read).not.toHaveTextContent('New answer');
  });

  it('are none yet: the page says so and offers the first', async () => {
    renderPortalPage(list, {
      PortalTickets: () => ({ supportTicketList: { items: [], totalCount: 0, hasNextPage: false } }),
    });
    expect(await screen.findByText(/not asked us anything yet/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Ask us' })).toHaveLength(1);
  });
});

describe('the conversation of a question', () => {
  it('is read in its order, with papers as downloads; words of strangers stay words', async () => {
    talk({
      description: 'See <b>this</b> <script>alert(1)</script>',
      papers: [{ id: 'd1', name: 'logo.png', url: '/api/document/d1' }],
    });
    const entries = within(await screen.findByRole('list', { name: 'Conversation' }));
    expect(entries.getByText('See <b>this</b> <script>alert(1)</script>')).toBeInTheDocument();
    expect(entries.getByRole('link', { name: 'logo.png' })).toHaveAttribute('download', 'logo.png');
    expect(entries.getByText('The picture alone.')).toBeInTheDocument();
  });

  it('goes on with words and a file, which is filed under the question first', async () => {
    const sent = talk(
      {},
      {
        FileTicketPaper: () => ({ createDocument: { __typename: 'Document', id: 'd9' } }),
        AnswerTicket: () => ({ answerSupportTicket: done }),
      },
    );
    await userEvent.type(await box(), 'Then the words too.');
    await userEvent.click(screen.getByRole('button', { name: 'Add a file' }));
    const file = new File(['x'], 'words.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('File 1'), file);
    await screen.findByText(/words\.pdf is with us/);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/It is with us/)).toBeInTheDocument();
    expect(sentAs(sent, 'FileTicketPaper')).toEqual([
      { input: { upload: 'token-1', type: 'ATTACHMENT', subjectType: 'support_ticket', subjectId: 't1' } },
    ]);
    expect(sentAs(sent, 'AnswerTicket')).toEqual([
      { id: 't1', input: { text: 'Then the words too.', documentIds: ['d9'] } },
    ]);
    expect(await box()).toHaveValue('');
  });

  it('sends nothing empty, and loses nothing that is refused', async () => {
    const sent = talk({}, { AnswerTicket: () => ({ answerSupportTicket: refusal('TOO_LATE') }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await box()).toBeInvalid());
    expect(sentAs(sent, 'AnswerTicket')).toEqual([]);
    await userEvent.type(await box(), 'Then the words too.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('alert');
    expect(await box()).toHaveValue('Then the words too.');
  });

  it('is ended by the customer after a question', async () => {
    const sent = talk({}, { SettleTicket: () => ({ settleSupportTicket: { ...done, status: 'RESOLVED' } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'It is solved' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'It is solved' }));
    await waitFor(() => expect(sentAs(sent, 'SettleTicket')).toEqual([{ id: 't1' }]));
  });

  it('is taken up again within fourteen days, and not after', async () => {
    const sent = talk(
      { status: 'RESOLVED', resolvedAt: new Date().toISOString() },
      { ReopenTicket: () => ({ reopenSupportTicket: done }) },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'It did not help' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'It did not help' }),
    );
    await waitFor(() => expect(sentAs(sent, 'ReopenTicket')).toEqual([{ id: 't1' }]));
    cleanup();
    talk({ status: 'RESOLVED', resolvedAt: '2026-01-01T10:00:00.000Z' });
    expect(await screen.findByRole('link', { name: 'Ask a new question' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'It did not help' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is read once it stands on the screen, up to the words that stand there', async () => {
    const newest = '2026-11-24T10:00:00.000Z';
    const sent = talk(
      {
        unread: true,
        messages: {
          items: [{ ...line, id: 'l1', side: 'FIRM', text: 'The picture alone.', createdAt: newest }],
        },
      },
      {
        NoteTicketRead: () => ({ noteTicketRead: { __typename: 'SupportTicket', id: 't1', unread: false } }),
      },
    );
    await waitFor(() => expect(sentAs(sent, 'NoteTicketRead')).toEqual([{ id: 't1', through: newest }]));
  });

  it.each([
    ['2099-03-02T15:00:00.000Z', 'We answer by Monday, 2 March 2099 at 15:00'],
    ['2026-03-02T15:00:00.000Z', 'We are late. We said that we answer by Monday, 2 March 2026 at 15:00'],
  ])('says by when we answer while it is our turn: %s', async (promisedAt, words) => {
    const promised = {
      servicePromiseList: { items: [{ __typename: 'ServicePromise', id: 'p1', promisedAt }] },
    };
    const sent = talk({ status: 'ASSIGNED' }, { TicketPromise: () => promised });
    const said = await screen.findByText(/that we answer by|We answer by/);
    expect(said).toHaveTextContent(words);
    expect(sentAs(sent, 'TicketPromise')).toEqual([{ id: 't1' }]);
  });

  it('says nothing of an answer while it is the customer’s turn', async () => {
    const sent = talk({ status: 'WAITING_FOR_CUSTOMER' });
    await box();
    expect(sentAs(sent, 'TicketPromise')).toEqual([]);
  });

  it('that was read already is not noted again', async () => {
    const sent = talk({ unread: false });
    await box();
    expect(sentAs(sent, 'NoteTicketRead')).toEqual([]);
  });

  it('that was merged leads to where it goes on', async () => {
    talk({ goesOnAt: '/portal/support/t2', status: 'CLOSED' });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Conversation' })).toBeNull());
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that is somebody else’s is not here', async () => {
    renderPortalPage(one, { PortalTicket: () => ({ supportTicket: null }) });
    expect(await screen.findByRole('link', { name: 'To the portal' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a new question', () => {
  const subjects = {
    TicketSubjects: () => ({
      registrationRequestList: { items: [{ id: 'o1', publicId: 'V-7K2M9Q4X', value: 'Lumara' }] },
      trademarkList: { items: [{ id: 'm1', name: 'NORDHAVEN', jurisdiction: 'US' }] },
    }),
  };

  it('is about the mark it was asked from, chosen by name', async () => {
    const sent = renderPortalPage(ask, {
      ...subjects,
      AskUs: () => ({ createSupportTicket: { ...done, status: 'CREATED' } }),
    });
    const about = await screen.findByRole('combobox', { name: /What is it about/ });
    expect(about).toHaveDisplayValue('NORDHAVEN · United States');
    await userEvent.type(
      screen.getByRole('textbox', { name: /What would you like to know/ }),
      'Is it renewed?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send the question' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AskUs')).toEqual([
        { input: { description: 'Is it renewed?', trademarkId: 'm1' } },
      ]),
    );
  });

  it('about nothing in particular names nothing', async () => {
    const sent = renderPortalPage(
      { ...ask, at: '/portal/support/ask' },
      { ...subjects, AskUs: () => ({ createSupportTicket: { ...done, status: 'CREATED' } }) },
    );
    await userEvent.type(
      await screen.findByRole('textbox', { name: /What would you like to know/ }),
      'Where is my invoice?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send the question' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AskUs')).toEqual([{ input: { description: 'Where is my invoice?' } }]),
    );
  });
});
