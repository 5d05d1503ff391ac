import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { recordAnswer, rowId } from '../../../../../testing/stub-records.js';
import { ticketAnswers, ticketWork } from '../../../../../testing/stub-ticket.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('support_ticket', 0);
const { supportTicket } = recordAnswer('AdminSupportTicket', { id }) as { supportTicket: object };
const answers: AnswersByName = {
  ...ticketAnswers,
  AdminSupportTicket: () => ({ supportTicket: { ...supportTicket, status: 'ASSIGNED' } }),
};

async function ticket(at = `/support_ticket/${id}/show`, more: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: '/support_ticket/:id/show', at, Component: Show },
    { answers: { ...answers, ...more } },
  );
  const box = await screen.findByRole('textbox', { name: /^Answer/ });
  return { sent, box };
}
const press = (name: RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('a ticket', () => {
  it('is a conversation with names; internal lines say that they are', async () => {
    await ticket();
    const talk = within(screen.getByRole('list', { name: 'Conversation' }));
    const [question, line, answer] = talk.getAllByRole('listitem');
    expect(question).toHaveTextContent('Rita Rosa');
    expect(question).toHaveTextContent('Is the logo enough?');
    expect(line).toHaveTextContent('Lena Demo');
    expect(line).toHaveTextContent('internal, no client reads it');
    expect(answer).toHaveTextContent('by e-mail');
    expect(screen.getByText(/^Answer promised by/)).toHaveTextContent('2026');
    expect(screen.getByRole('link', { name: 'NORDHAVEN · US' })).toBeInTheDocument();
  });

  it('is answered in the language that is named, and empties the box when the letter is on its way', async () => {
    const { sent, box } = await ticket();
    expect(await screen.findByRole('textbox', { name: 'Answer in Czech, the client’s language' })).toBe(box);
    fireEvent.change(box, { target: { value: 'The words too.' } });
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(box).toHaveValue(''));
    expect(sentAs(sent, 'SendTicketAnswer')[0]?.variables).toEqual({
      id,
      input: { text: 'The words too.', solves: false },
      expectedVersion: 4,
    });
    expect(localStorage.getItem(`kept.ticket.${id}`)).toBeNull();
  });

  it('is seen once it stands on the screen, up to its newest words', async () => {
    const { sent } = await ticket();
    await waitFor(() =>
      expect(sentAs(sent, 'NoteTicketSeen')[0]?.variables).toEqual({
        id,
        through: '2026-11-24T12:00:00.000Z',
      }),
    );
  });

  it('of the other side of a case leads to the case, and is not answered from here', async () => {
    const work = ticketWork.supportTicket;
    const caseId = rowId('case', 0);
    await renderAdminPage(
      { path: '/support_ticket/:id/show', at: `/support_ticket/${id}/show`, Component: Show },
      {
        answers: {
          ...answers,
          TicketWork: () => ({
            ...ticketWork,
            supportTicket: { ...work, user: null, caseId, reported: 'https://market.example/1' },
          }),
        },
      },
    );
    expect(await screen.findByRole('link', { name: /The case it is kept in/ })).toHaveAttribute(
      'href',
      `/case/${caseId}/show`,
    );
    expect(screen.getByText(/this was reported: https:/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
  });

  it('that was merged names where it goes on', async () => {
    const later = { __typename: 'SupportTicket', id: rowId('support_ticket', 2), publicId: 'Q-7K2M9Q4X' };
    await ticket(undefined, {
      TicketWork: () => ({
        ...ticketWork,
        supportTicket: { ...ticketWork.supportTicket, mergedInto: later as never },
      }),
    });
    expect(screen.getByRole('link', { name: 'It goes on in question Q-7K2M9Q4X' })).toHaveAttribute(
      'href',
      `/support_ticket/${later.id}/show`,
    );
  });

  it('takes a text of the firm in the client’s language below what was typed, and none in another one', async () => {
    const { box } = await ticket();
    const texts = await screen.findByRole('combobox', { name: 'Insert a text of the firm' });
    const titles = within(texts)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Insert a text of the firm', 'How long it takes']);
    fireEvent.change(box, { target: { value: 'Dobrý den,' } });
    fireEvent.change(texts, { target: { value: rowId('answer_text', 0) } });
    expect(box).toHaveValue('Dobrý den,\n\nTrvá to rok.');
    expect(box).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Texts of the firm' })).toHaveAttribute('href', '/answer_text');
  });

  it('is solved with the answer by the other button', async () => {
    const { sent, box } = await ticket();
    fireEvent.change(box, { target: { value: 'Done.' } });
    press(/Send and solve/);
    await waitFor(() => expect(sentAs(sent, 'SendTicketAnswer')).toHaveLength(1));
    expect(sentAs(sent, 'SendTicketAnswer')[0]?.variables['input']).toEqual({ text: 'Done.', solves: true });
  });

  it('takes an internal line by i, which is never sent as an answer', async () => {
    const { sent, box } = await ticket();
    fireEvent.keyDown(document.body, { key: 'i' });
    expect(await screen.findByRole('textbox', { name: 'Internal line' })).toHaveFocus();
    fireEvent.change(box, { target: { value: 'He pays late.' } });
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(box).toHaveValue(''));
    expect(sentAs(sent, 'AddTicketLine')[0]?.variables).toEqual({ id, input: { text: 'He pays late.' } });
    expect(sentAs(sent, 'SendTicketAnswer')).toEqual([]);
  });

  it('keeps what is typed on the device until it is sent, also where it was refused', async () => {
    const { box } = await ticket(undefined, {
      SendTicketAnswer: () => ({
        replySupportTicket: {
          __typename: 'Refusal',
          code: 'STALE',
          message: 'Somebody else has answered.',
          fields: [],
        },
      }),
    });
    fireEvent.change(box, { target: { value: 'The words too.' } });
    press(/Send and wait/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has answered.');
    expect(box).toHaveValue('The words too.');
    cleanup();
    expect((await ticket()).box).toHaveValue('The words too.');
  });

  it('is answered by p: the box has the focus', async () => {
    const { box } = await ticket(`/support_ticket/${id}/show#answer`);
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('goes on in another ticket of the client once that was confirmed', async () => {
    const { sent } = await ticket();
    fireEvent.click(await screen.findByRole('button', { name: 'Merge into this one' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Nothing is sent/)).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Merge into this one' }));
    await waitFor(() => expect(sentAs(sent, 'MergeTicket')).toHaveLength(1));
    expect(sentAs(sent, 'MergeTicket')[0]?.variables).toEqual({
      id,
      input: { intoId: rowId('support_ticket', 1) },
      expectedVersion: 4,
    });
  });
});
