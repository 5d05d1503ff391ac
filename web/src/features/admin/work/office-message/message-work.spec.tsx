import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { officeMessage } from '../../../../../testing/stub-office-message.js';
import { recordAnswer, rowId } from '../../../../../testing/stub-records.js';
import { Component as List } from '../../records/record-list.screen.js';
import { Component as Show } from '../../records/record-show.screen.js';
import { piecesOf } from './message.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('docketed_message', 0);
const row = (recordAnswer('AdminDocketedMessage', { id }) as { docketedMessage: object }).docketedMessage;

async function open(message: object = {}, answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: '/docketed_message/:id/show', at: `/docketed_message/${id}/show`, Component: Show },
    {
      answers: {
        AdminDocketedMessage: () => ({ docketedMessage: row }),
        OfficeMessage: () => ({ docketedMessage: { ...officeMessage.docketedMessage, ...message } }),
        ...answers,
      },
    },
  );
  const place = within(await screen.findByRole('region', { name: 'The message and what is made of it' }));
  return { sent, place };
}

describe('a message of an office', () => {
  it('marks in its words what was read, and says how sure that is', async () => {
    const { place } = await open();
    const page = place.getByRole('region', { name: 'Page 1' });
    expect([...page.querySelectorAll('mark')].map((one) => [one.title, one.textContent])).toEqual([
      ['Kind of letter', 'Office action'],
      ['Number', '97123456'],
      ['Day of issue', 'February 16, 2026'],
      ['Objection', 'likelihood of confusion'],
    ]);
    expect(place.getByLabelText('Day of issue')).toHaveAccessibleDescription('From page 1 · sure');
    expect(place.getByLabelText('Day for the answer')).toHaveAccessibleDescription(
      'Counted by the rule of the office · likely',
    );
    expect(await place.findByText(/37 CFR 2\.62/)).toBeInTheDocument();
  });

  it('is docketed with what the person left standing or corrected', async () => {
    const { sent, place } = await open(
      {},
      { DocketMessage: () => ({ createOfficeAction: { __typename: 'OfficeAction', id: 'a-letter' } }) },
    );
    await userEvent.clear(place.getByLabelText('Day for the answer'));
    await userEvent.type(place.getByLabelText('Day for the answer'), '2026-05-10');
    await userEvent.click(place.getByRole('checkbox', { name: 'Classification' }));
    await userEvent.click(place.getByRole('button', { name: 'Docket this letter' }));
    await waitFor(() =>
      expect(sentAs(sent, 'DocketMessage')[0]?.variables).toEqual({
        input: {
          trademarkId: rowId('trademark', 0),
          issueDate: '2026-02-16',
          dueDate: '2026-05-10',
          docketedMessageId: id,
          natureOfIssues: ['Classification', 'Earlier marks'],
          tags: ['office action'],
        },
      }),
    );
  });

  it('asks for what is missing at its field, and sends nothing', async () => {
    const { sent, place } = await open({ trademark: null, proposedIssueDate: null });
    await userEvent.click(place.getByRole('button', { name: 'Docket this letter' }));
    const problems = place.getAllByRole('alert').map(({ textContent }) => textContent?.trim());
    expect(problems).toEqual(['Choose the mark it is about.', 'Enter the day the office issued it.']);
    expect(sentAs(sent, 'DocketMessage')).toEqual([]);
  });

  it('says a refusal at its field and loses nothing', async () => {
    const { place } = await open(
      {},
      {
        DocketMessage: () => ({
          createOfficeAction: {
            __typename: 'Refusal',
            code: 'INVALID',
            message: 'This cannot be saved yet.',
            fields: [
              { path: ['dueDate'], code: 'LATER_THAN_RULE', message: 'The rule gives an earlier day.' },
            ],
          },
        }),
      },
    );
    await userEvent.click(place.getByRole('button', { name: 'Docket this letter' }));
    expect(await place.findByText('The rule gives an earlier day.')).toBeInTheDocument();
    expect(place.getByLabelText('Day for the answer')).toHaveValue('2026-05-16');
  });

  it('that awaits no answer is kept with its mark', async () => {
    const { sent, place } = await open(
      { kind: 'publication' },
      { KeepMessage: () => ({ updateDocketedMessage: { __typename: 'DocketedMessage' } }) },
    );
    expect(place.queryByLabelText('Day for the answer')).toBeNull();
    await userEvent.click(place.getByRole('button', { name: 'Keep it with the mark' }));
    await waitFor(() =>
      expect(sentAs(sent, 'KeepMessage')[0]?.variables).toMatchObject({
        id,
        input: { trademarkId: rowId('trademark', 0), state: 'MATCHED' },
      }),
    );
  });

  it('says why it needs a closer look', async () => {
    const { place } = await open({ doubts: ['MARK_UNKNOWN', 'NO_TEXT'] });
    expect(place.getByText('No mark of our clients has its number.')).toBeInTheDocument();
    expect(place.getByText(/The file is a picture without words/)).toBeInTheDocument();
  });

  describe('whose mark was not found', () => {
    const nobody = {
      trademark: null,
      doubts: ['MARK_UNKNOWN'],
      suggestions: [
        ...officeMessage.docketedMessage.suggestions,
        {
          __typename: 'DocketedMessageSuggestion',
          field: 'APPLICANT',
          value: 'Glimmeroak s.r.o., Bratislava',
          confidence: 'MEDIUM',
          page: 1,
          from: 0,
          to: 6,
        },
      ],
    };
    const party = { __typename: 'Party', id: 'p1', businessName: 'Glimmeroak s.r.o.', firstName: null };
    const people = { partyList: { items: [{ ...party, lastName: null, userId: 'u1' }] } };
    const mark = { __typename: 'Trademark', number: '97000001', ownerEntityId: null, userId: 'u1' };

    it('shows the marks of whoever it names with the reason, and takes none by itself', async () => {
      const { sent, place } = await open(nobody, {
        PeopleOfLetter: () => people,
        MarksOfPeople: () => ({
          trademarkList: {
            items: [
              { ...mark, id: 'm1', name: 'Glimmer', ownerEntityId: 'p1' },
              { ...mark, id: 'm2', name: 'Oak' },
            ],
          },
        }),
      });
      expect(await place.findByText(/its owner is Glimmeroak s\.r\.o\./)).toBeInTheDocument();
      expect(place.getByText(/its client is Glimmeroak s\.r\.o\./)).toBeInTheDocument();
      expect(sentAs(sent, 'PeopleOfLetter')[0]?.variables).toEqual({
        filter: {
          or: [
            { businessName: { contains: 'Glimmeroak s.r.o.' } },
            { and: [{ firstName: { contains: 'Glimmeroak' } }, { lastName: { contains: 's.r.o.' } }] },
          ],
        },
      });
      expect(sentAs(sent, 'MarksOfPeople')[0]?.variables).toEqual({
        filter: {
          jurisdiction: { eq: 'US' },
          or: [{ ownerEntityId: { in: ['p1'] } }, { userId: { in: ['u1'] } }],
        },
      });
      await userEvent.click(place.getByRole('button', { name: 'Docket this letter' }));
      expect(place.getByText('Choose the mark it is about.')).toBeInTheDocument();
      await userEvent.click(place.getByRole('button', { name: 'Take Glimmer' }));
      await userEvent.click(place.getByRole('button', { name: 'Docket this letter' }));
      await waitFor(() =>
        expect(sentAs(sent, 'DocketMessage')[0]?.variables).toMatchObject({ input: { trademarkId: 'm1' } }),
      );
    });

    it('says so where nobody is called so', async () => {
      const { sent, place } = await open(nobody, { PeopleOfLetter: () => ({ partyList: { items: [] } }) });
      expect(await place.findByText(/None of our clients is called so/)).toBeInTheDocument();
      expect(sentAs(sent, 'MarksOfPeople')).toEqual([]);
    });
  });

  it('that is docketed leads to its letter', async () => {
    const { place } = await open({
      officeAction: { __typename: 'OfficeAction', id: 'a-letter', confirmedDueDate: null },
    });
    expect(place.getByRole('link', { name: 'Open the letter' })).toHaveAttribute(
      'href',
      expect.stringContaining('/office_action/a-letter/docketing'),
    );
  });
});

describe('the list of messages', () => {
  it('reads again what needs a review, and says what came of it', async () => {
    const sent = await renderAdminPage(
      { path: '/docketed_message', at: '/docketed_message', Component: List },
      {
        answers: {
          RetryDocketing: () => ({
            retryDocketing: { __typename: 'RetriedDocketing', count: 3, readWhole: 2 },
          }),
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Read again what needs a review' }));
    expect(
      await screen.findByText('3 messages were read again; 2 of them need no closer look any more.'),
    ).toBeInTheDocument();
    expect(sentAs(sent, 'RetryDocketing')).toHaveLength(1);
  });
});

describe('a page in pieces', () => {
  const at = (from: number, to: number) => ({ ...officeMessage.docketedMessage.suggestions[0], from, to });
  it('keeps every sign, whatever passages reach into one another or beyond its end', () => {
    const pieces = piecesOf('abcdefgh', [at(4, 6), at(1, 3), at(2, 5), at(7, 99)] as never);
    expect(pieces.map(({ text }) => text)).toEqual(['a', 'bc', 'd', 'ef', 'gh']);
    expect(pieces.filter(({ read }) => read !== undefined).map(({ text }) => text)).toEqual(['bc', 'ef']);
  });
});
