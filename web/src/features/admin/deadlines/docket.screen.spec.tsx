import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { hintDoor } from '../../../../testing/hint-door.js';
import { present } from '../../../../testing/present.js';
import { ids, inDays, lawyer } from '../../../../testing/stub-facts.js';
import { staffAnswers } from '../../../../testing/stub-staff.js';
import { addDays, dayOf } from '../../../kit/dates/day.js';
import { Component } from './docket.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const today = dayOf(new Date());
const page = (query = '') => ({ path: '/admin/deadlines', at: `/admin/deadlines${query}`, Component });
const { docket: usual } = staffAnswers.Docket({});
const plain = present(usual.items[2]);
const letter = present(usual.items[1]);
const rowsOf = (...rows: readonly object[]) => ({
  Docket: () => ({
    docket: { ...usual, items: rows.map((row, index) => ({ ...plain, id: `d${index}`, ...row })) },
  }),
});
const refusal = (field: string, message: string) => () => ({
  [field]: { __typename: 'Refusal', code: 'SECOND_PERSON_NEEDED', message, fields: [] },
});
const done = (field: string, type: string) => () => ({ [field]: { __typename: type, id: 'x', version: 3 } });
const rowOf = async (mark: string) =>
  present((await screen.findByRole('link', { name: mark })).closest('tr'));

describe('the docket', () => {
  it('is read anew when a mark, a letter or a proof changes', async () => {
    const stream = hintDoor();
    let name = 'Nordhaven';
    await renderAdminPage(page(), {
      door: stream.door,
      answers: { Docket: () => rowsOf({ markName: name }).Docket() },
    });
    await rowOf('Nordhaven');
    name = 'Velumora';
    await stream.say(letter.subject.id, 'office_action');
    await rowOf('Velumora');
  });

  it('shows the last day with weekday and year, what is left, what it is about and who acts', async () => {
    await renderAdminPage(page(), {
      answers: rowsOf({
        nominalDate: '2027-02-01',
        safeDate: '2027-01-25',
        daysLeft: 70,
        markName: 'Nordhaven',
      }),
    });
    const row = await rowOf('Nordhaven');
    for (const words of [
      'Monday, 1 February 2027',
      '25 January 2027',
      '70 d',
      'EU',
      'Renewal',
      'Due soon',
      'us',
    ])
      expect(row).toHaveTextContent(words);
    expect(within(row).getByRole('link', { name: 'Nordhaven' })).toHaveAttribute(
      'href',
      `/trademark/${ids.approved}/show`,
    );
  });

  it.each([
    [-2, '2 d late'],
    [0, 'today'],
    [1, '1 d'],
  ])('says what %i days mean', async (daysLeft, words) => {
    await renderAdminPage(page(), { answers: rowsOf({ daysLeft }) });
    expect(await rowOf('Lumora')).toHaveTextContent(words);
  });

  it('says until when an office that is closed that day still takes it, and until when grace runs', async () => {
    await renderAdminPage(page(), {
      answers: rowsOf({
        nominalDate: '2026-12-25',
        legalDate: '2026-12-28',
        daysLeft: -3,
        graceDate: '2027-06-25',
        surcharge: '25 % of the fee',
      }),
    });
    expect(
      await screen.findByText(/by law it would still take it on Monday,? 28 December 2026/),
    ).toBeInTheDocument();
    expect(screen.getByText(/in grace until 25 June 2027 · 25 % of the fee/)).toBeInTheDocument();
  });

  it('names the last letter, who holds it, a colleague who is gone, and nobody', async () => {
    await renderAdminPage(page(), {
      answers: rowsOf(
        { markName: 'A', assignedAdminId: lawyer.id, letter: { sentOn: '2026-11-21', count: 3 } },
        { markName: 'B', assignedAdminId: 'left' },
        { markName: 'C', assignedAdminId: null },
      ),
    });
    expect(await rowOf('A')).toHaveTextContent(/reminded 3×, last 21 November 2026.*Lena Lawyer/);
    expect(await rowOf('B')).toHaveTextContent('a colleague');
    expect(await rowOf('C')).toHaveTextContent('nobody');
  });

  it('counts each range and what is late', async () => {
    await renderAdminPage(page());
    expect(await screen.findByRole('button', { name: '7 days 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '30 days 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('1 late')).toBeInTheDocument();
  });

  it('that did not load is not an empty one', async () => {
    await renderAdminPage(page(), {
      answers: {
        Docket: () => {
          throw new TypeError('offline');
        },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    expect(screen.queryByText(/No live date/)).toBeNull();
  });

  it('with nothing in its range says which date comes next', async () => {
    await renderAdminPage(page('?range=7&office=US'), {
      answers: {
        ...rowsOf(),
        DocketNext: () => ({
          docket: {
            items: [
              {
                id: 'n',
                trademarkId: ids.approved,
                markName: 'Olivantia',
                jurisdiction: 'US',
                name: 'Statement of use',
                on: '2027-03-23',
              },
            ],
          },
        }),
      },
    });
    expect(await screen.findByText('No live date within 7 days.')).toBeInTheDocument();
    expect(await screen.findByText(/Next: Tuesday,? 23 March 2027/)).toHaveTextContent(
      'Olivantia · US · Statement of use',
    );
  });

  it('shows more rows of a long range, and all of them on paper', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const sent = await renderAdminPage(page(), {
      answers: {
        Docket: ({ after }) => ({
          docket: {
            ...usual,
            items: [
              {
                ...plain,
                id: `p${String(after)}`,
                markName: after === null ? 'First' : after === 'c1' ? 'Second' : 'Third',
              },
            ],
            endCursor: after === null ? 'c1' : after === 'c1' ? 'c2' : null,
          },
        }),
      },
    });
    await screen.findByRole('link', { name: 'First' });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Second' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Third' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('link', { name: 'Third' })).toBeInTheDocument();
    expect(sentAs(sent, 'Docket').map(({ variables }) => variables['after'])).toEqual([null, 'c1', 'c2']);
    print.mockRestore();
  });
});

describe('narrowed', () => {
  it('keeps every choice in its address and asks the service for it', async () => {
    const sent = await renderAdminPage(page('?range=60&kind=RESPONSE&state=IN_GRACE'));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'In charge' }), [
      await screen.findByRole('option', { name: 'nobody' }),
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: /third parties/ }));
    await waitFor(() =>
      expect(sentAs(sent, 'Docket').at(-1)?.variables).toMatchObject({
        from: null,
        to: addDays(today, 60),
        kind: 'RESPONSE',
        states: ['IN_GRACE'],
        unassigned: true,
        others: true,
      }),
    );
  });

  it('to one client of those in the rows', async () => {
    const sent = await renderAdminPage(page());
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Client' }),
      await screen.findByRole('option', { name: 'Dana Demová' }),
    );
    await waitFor(() => expect(sentAs(sent, 'Docket').at(-1)?.variables['userId']).toBe(plain.user?.id));
  });
});

describe('a month', () => {
  it('names four marks of a day and counts the others; a day shows its own below', async () => {
    const day = `${today.slice(0, 7)}-15`;
    await renderAdminPage(page('?range=month'), {
      answers: rowsOf(
        ...Array.from({ length: 7 }, (_, n) => ({ on: day, nominalDate: day, markName: `Mark ${n}` })),
        { on: `${today.slice(0, 7)}-16`, markName: 'Other day' },
      ),
    });
    const cell = await screen.findByRole('button', { name: /: 7 last days$/ });
    expect(cell).toHaveTextContent(/Mark 0.*Mark 3/);
    expect(cell).toHaveTextContent('3 more');
    expect(cell).not.toHaveTextContent('Mark 4');
    await userEvent.click(cell);
    expect(await screen.findByRole('link', { name: 'Mark 6' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Other day' })).toBeNull();
  });

  it('is turned by key', async () => {
    const sent = await renderAdminPage(page('?range=month&month=2027-01'));
    await screen.findByRole('heading', { name: 'January 2027' });
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'February 2027' })).toBeInTheDocument();
    expect(sentAs(sent, 'Docket').at(-1)?.variables).toMatchObject({ from: '2027-02-01', to: '2027-02-28' });
    await userEvent.keyboard('7');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /2027/ })).toBeNull());
  });
});

describe('by key', () => {
  it('moves through the rows and confirms a date; the same person is refused at the row', async () => {
    const sent = await renderAdminPage(page(), {
      answers: {
        DocketConfirmLetter: refusal(
          'confirmOfficeActionDueDate',
          'Somebody else has to confirm a due date that you entered.',
        ),
      },
    });
    const link = await screen.findByRole('link', { name: 'Nordhaven' });
    await userEvent.keyboard('jj');
    expect(link).toHaveFocus();
    await userEvent.keyboard('u');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Somebody else has to confirm a due date that you entered.');
    expect(alert.closest('tr')?.previousElementSibling).toBe(link.closest('tr'));
    expect(sentAs(sent, 'DocketConfirmLetter')[0]?.variables).toEqual({
      id: letter.subject.id,
      expectedVersion: letter.subject.version,
      input: {},
    });
  });

  it('does nothing where the step cannot apply', async () => {
    const sent = await renderAdminPage(page(), { answers: rowsOf({}) });
    await screen.findByRole('link', { name: 'Lumora' });
    await userEvent.keyboard('jun');
    expect(sent.filter(({ name }) => /^Docket(Confirm|Extend)/.test(name))).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes what somebody else or nobody holds, and leaves what is mine', async () => {
    const sent = await renderAdminPage(page(), {
      answers: {
        ...rowsOf(
          { markName: 'Free', assignedAdminId: null },
          { markName: 'Mine', assignedAdminId: lawyer.id },
        ),
        DocketAssignMark: done('assignTrademark', 'Trademark'),
      },
    });
    await screen.findByRole('link', { name: 'Free' });
    await userEvent.keyboard('jt');
    await waitFor(() =>
      expect(sentAs(sent, 'DocketAssignMark').map(({ variables }) => variables)).toEqual([
        { id: ids.approved, expectedVersion: 4, input: { assignedAdminId: lawyer.id } },
      ]),
    );
    await userEvent.keyboard('jt');
    expect(sentAs(sent, 'DocketAssignMark')).toHaveLength(1);
  });

  it('opens who can be put in charge, and the row', async () => {
    await renderAdminPage(page(), { answers: rowsOf({}) });
    await screen.findByRole('link', { name: 'Lumora' });
    await userEvent.keyboard('ja');
    const [, ofRow] = await screen.findAllByRole('combobox', { name: 'In charge' });
    await waitFor(() => expect(ofRow).toHaveFocus());
    cleanup();
    await renderAdminPage(page(), { answers: rowsOf({}) });
    await screen.findByRole('link', { name: 'Lumora' });
    await userEvent.keyboard('je');
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeInTheDocument();
  });
});

describe('by pointer', () => {
  const open = async (mark: string): Promise<void> =>
    userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Steps ?: ${mark}$`) }));

  it('confirms a date as a second person, who is told that it is done', async () => {
    await renderAdminPage(page(), {
      answers: { DocketConfirmLetter: done('confirmOfficeActionDueDate', 'OfficeAction') },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Confirm ?: Nordhaven$/ }));
    expect(await screen.findByText('The date is confirmed.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers no step that cannot apply', async () => {
    await renderAdminPage(page(), { answers: rowsOf({ user: null }) });
    await open('Lumora');
    expect(screen.queryByRole('button', { name: 'Extend' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send the letter again' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Write to/ })).toBeNull();
    expect(screen.getByText('The registration ends.')).toBeInTheDocument();
  });

  it('extends the time for a statement of use to the day of its rule', async () => {
    const sent = await renderAdminPage(page(), {
      answers: {
        ...rowsOf({
          extensionDate: '2027-09-23',
          subject: { kind: 'USE_IN_COMMERCE_REQUEST', id: 'p', version: 3, steps: ['EXTEND'] },
        }),
        DocketExtendUse: done('grantSouExtension', 'Trademark'),
      },
    });
    await open('Lumora');
    await userEvent.click(screen.getByRole('button', { name: 'Extend' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/23 September 2027/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    await waitFor(() =>
      expect(sentAs(sent, 'DocketExtendUse')[0]?.variables).toEqual({
        id: ids.approved,
        input: { filedOn: today, officeDueDate: '2027-09-23' },
      }),
    );
  });

  it('sends the letter again with a reason, and says at the row when nobody knows whether it went', async () => {
    const sent = await renderAdminPage(page(), {
      answers: {
        ...rowsOf({ subject: { kind: 'OFFICE_ACTION', id: 'l', version: 7, steps: ['NOTIFY'] } }),
        DocketNotifyLetter: () => {
          throw new TypeError('offline');
        },
      },
    });
    await open('Lumora');
    await userEvent.click(screen.getByRole('button', { name: 'Send the letter again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'lost');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the letter again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nobody knows whether that arrived/);
    expect(sentAs(sent, 'DocketNotifyLetter')[0]?.variables).toEqual({
      id: 'l',
      expectedVersion: 7,
      input: { reason: 'lost' },
    });
  });

  it('opens a calendar address of the firm and ends one', async () => {
    const sent = await renderAdminPage(page(), {
      answers: {
        DocketFeeds: () => ({
          calendarFeedList: {
            items: [
              {
                id: 'f',
                name: null,
                scope: 'FIRM',
                path: '/api/calendar/secret.ics',
                createdAt: `${inDays(0)}T10:00:00Z`,
              },
            ],
          },
        }),
        DocketOpenFeed: done('createCalendarFeed', 'CalendarFeed'),
        DocketEndFeed: done('deleteCalendarFeed', 'CalendarFeed'),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Calendar' }));
    expect(await screen.findByText(/\/api\/calendar\/secret\.ics$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'New address: the whole firm' }));
    await waitFor(() =>
      expect(sentAs(sent, 'DocketOpenFeed')[0]?.variables).toEqual({ input: { scope: 'FIRM' } }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(sentAs(sent, 'DocketEndFeed')[0]?.variables).toEqual({ id: 'f' }));
  });
});
