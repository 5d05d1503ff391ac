import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { docketOf, docketPage, letterRow, plainRow, usualDocket } from '../../../../testing/docket-page.js';
import { hintDoor } from '../../../../testing/hint-door.js';
import { present } from '../../../../testing/present.js';
import { ids, lawyer } from '../../../../testing/stub-facts.js';
import { addDays, dayOf } from '../../../kit/dates/day.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const today = dayOf(new Date());
const rowOf = async (mark: string) =>
  present((await screen.findByRole('link', { name: mark })).closest('tr'));

describe('the docket', () => {
  it('is read anew when a mark, a letter or a proof changes', async () => {
    const stream = hintDoor();
    let name = 'Nordhaven';
    await renderAdminPage(docketPage(), {
      door: stream.door,
      answers: { Docket: () => docketOf({ markName: name }).Docket() },
    });
    await rowOf('Nordhaven');
    name = 'Velumora';
    await stream.say(letterRow.subject.id, 'office_action');
    await rowOf('Velumora');
  });

  it('shows the last day with weekday and year, what is left, what it is about and who acts', async () => {
    await renderAdminPage(docketPage(), {
      answers: docketOf({
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
    await renderAdminPage(docketPage(), { answers: docketOf({ daysLeft }) });
    expect(await rowOf('Lumora')).toHaveTextContent(words);
  });

  it('says until when an office that is closed that day still takes it, and until when grace runs', async () => {
    await renderAdminPage(docketPage(), {
      answers: docketOf({
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
    await renderAdminPage(docketPage(), {
      answers: docketOf(
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
    await renderAdminPage(docketPage());
    expect(await screen.findByRole('button', { name: '7 days 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '30 days 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('1 late')).toBeInTheDocument();
  });

  it('that did not load is not an empty one', async () => {
    await renderAdminPage(docketPage(), {
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
    await renderAdminPage(docketPage('?range=7&office=US'), {
      answers: {
        ...docketOf(),
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
    const sent = await renderAdminPage(docketPage(), {
      answers: {
        Docket: ({ after }) => ({
          docket: {
            ...usualDocket,
            items: [
              {
                ...plainRow,
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
    const sent = await renderAdminPage(docketPage('?range=60&kind=RESPONSE&state=IN_GRACE'));
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
    const sent = await renderAdminPage(docketPage());
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Client' }),
      await screen.findByRole('option', { name: 'Dana Demová' }),
    );
    await waitFor(() => expect(sentAs(sent, 'Docket').at(-1)?.variables['userId']).toBe(plainRow.user?.id));
  });
});

describe('a month', () => {
  it('names four marks of a day and counts the others; a day shows its own below', async () => {
    const day = `${today.slice(0, 7)}-15`;
    await renderAdminPage(docketPage('?range=month'), {
      answers: docketOf(
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

  it('hatches days on which the office is closed and says which holiday it is', async () => {
    const sent = await renderAdminPage(docketPage('?range=month&month=2027-03&office=EU'), {
      answers: {
        ...docketOf({ on: '2027-03-10' }),
        DocketClosedDays: () => ({
          officeClosedDays: [
            { office: 'EU', day: '2027-03-27', holiday: null },
            { office: 'EU', day: '2027-03-29', holiday: 'Easter Monday' },
          ],
        }),
      },
    });
    expect(
      await screen.findByRole('button', { name: /29 March 2027: 0 last days; closed: Easter Monday$/ }),
    ).toHaveTextContent('Easter Monday');
    expect(screen.getByRole('button', { name: /27 March 2027: .*; closed$/ })).not.toHaveTextContent(
      'closed',
    );
    expect(screen.getByRole('button', { name: /10 March 2027: 1 last day$/ })).toBeInTheDocument();
    expect(sentAs(sent, 'DocketClosedDays')[0]?.variables).toEqual({
      offices: ['EU'],
      from: '2027-03-01',
      to: '2027-03-31',
    });
  });

  it('of several offices says which of them are closed', async () => {
    await renderAdminPage(docketPage('?range=month&month=2027-03'), {
      answers: {
        ...docketOf({ on: '2027-03-10' }, { on: '2027-03-11', jurisdiction: 'US' }),
        DocketClosedDays: () => ({
          officeClosedDays: [{ office: 'EU', day: '2027-03-29', holiday: 'Easter Monday' }],
        }),
      },
    });
    expect(
      await screen.findByRole('button', { name: /29 March 2027: .*; closed: EU \(Easter Monday\)$/ }),
    ).toBeInTheDocument();
  });

  it('is turned by key', async () => {
    const sent = await renderAdminPage(docketPage('?range=month&month=2027-01'));
    await screen.findByRole('heading', { name: 'January 2027' });
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'February 2027' })).toBeInTheDocument();
    expect(sentAs(sent, 'Docket').at(-1)?.variables).toMatchObject({ from: '2027-02-01', to: '2027-02-28' });
    await userEvent.keyboard('7');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /2027/ })).toBeNull());
  });
});
