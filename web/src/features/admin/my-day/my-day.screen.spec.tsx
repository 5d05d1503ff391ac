import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs, type SentByStaff } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { hintDoor } from '../../../../testing/hint-door.js';
import { present } from '../../../../testing/present.js';
import { hours, lawyer, page } from '../../../../testing/stub-facts.js';
import { approved, dismissed, working } from '../../../../testing/stub-requests.js';
import { dayTask, type DayTask } from '../../../../testing/stub-staff.js';
import { groupOf } from './day-view.js';
import { Component } from './my-day.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const marek = { ...lawyer, id: 'marek', displayName: 'Marek Mark' };
const late = { ...dayTask(dismissed, hours(-1)), escalation: 'BROKEN' as const };
const soon = { ...dayTask(working, hours(0.1)), doneByHand: true, work: 'CERTIFICATE' as const };
const undated = dayTask(approved, null);
const refusal = (id: string, code: string) => ({ id, refusal: { code, message: 'No.' } });

async function open(
  query = '',
  tasks: readonly DayTask[] = [late, soon, undated],
  more: Parameters<typeof renderAdminPage>[1] = {},
): Promise<readonly SentByStaff[]> {
  const sent = await renderAdminPage(
    { path: '/admin', at: `/admin${query}`, Component },
    { ...more, answers: { MyDay: () => ({ taskList: page(tasks) }), ...more.answers } },
  );
  if (tasks.length > 0) await screen.findByRole('table');
  return sent;
}
const rowOf = (task: DayTask) => present(screen.getByRole('link', { name: task.mark }).closest('tr'));
const filters = (sent: readonly SentByStaff[]) => sentAs(sent, 'MyDay').at(-1)?.variables['filter'];

describe('the lists of My day', () => {
  it('are mine, the team’s, nobody’s, what is out of sight and what was done, each with its count', async () => {
    const sent = await open();
    const views = within(screen.getByRole('navigation', { name: 'Lists' }));
    await views.findByText('21');
    expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Mine 3',
      'Team 21',
      'Nobody’s 4',
      'Snoozed 2',
      'Done today 6',
    ]);
    expect(filters(sent)).toEqual({
      status: { eq: 'OPEN' },
      snoozedUntil: { isNull: true },
      assignedAdminId: { eq: lawyer.id },
    });
    await userEvent.click(views.getByRole('link', { name: /Nobody/ }));
    await waitFor(() => expect(filters(sent)).toMatchObject({ assignedAdminId: { isNull: true } }));
  });

  it('are parted by the reader’s day, what has no promise last, and say why something is pressed', async () => {
    await open();
    const parts = screen.getAllByRole('rowgroup').slice(1);
    // Minutes before midnight the next promise is of another day, on Sundays of another week.
    const next = groupOf(soon, new Date());
    expect(parts.map((part) => part.getAttribute('data-group'))).toEqual([
      ...new Set(['late', next, 'later']),
    ]);
    expect(rowOf(late)).toHaveTextContent('the promise is broken');
    expect(rowOf(late)).toHaveTextContent('Check the name');
    expect(rowOf(late)).toHaveTextContent('Jana Example');
    expect(rowOf(undated)).toHaveTextContent('no promise, waits since');
    expect(rowOf(undated)).toHaveTextContent(String(new Date().getFullYear()));
  });

  it('are narrowed by kind, office and client, which stays in the address', async () => {
    const sent = await open('?view=team&office=EU');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'Jana Example');
    await waitFor(() =>
      expect(filters(sent)).toEqual({
        status: { eq: 'OPEN' },
        jurisdictions: { has: 'EU' },
        clientId: { eq: 'c1' },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(filters(sent)).toEqual({ status: { eq: 'OPEN' } }));
  });

  it('that are empty say what there is to do', async () => {
    await open('', []);
    expect(await screen.findByText(/Nothing waits for you\./)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '4 tasks have nobody: look' })).toHaveAttribute(
      'href',
      '/admin?view=unassigned',
    );
  });
});

describe('by keys alone', () => {
  it('a row is reached, taken, and given back to nobody by “undo”', async () => {
    const sent = await open('?view=team');
    await userEvent.keyboard('jj');
    expect(screen.getByRole('link', { name: soon.mark })).toHaveFocus();
    await userEvent.keyboard('t');
    await waitFor(() => expect(sentAs(sent, 'DayTake').at(-1)?.variables).toEqual({ ids: [soon.id] }));
    expect(rowOf(soon)).toHaveTextContent('you');
    await screen.findByText('Taken.');
    await userEvent.keyboard('z');
    await waitFor(() => expect(sentAs(sent, 'DayGiveBack').at(-1)?.variables).toEqual({ ids: [soon.id] }));
    await waitFor(() => expect(rowOf(soon)).toHaveTextContent('nobody'));
  });

  it('several are chosen and put off with a reason, never beyond a promise', async () => {
    const sent = await open('?view=team', [
      dayTask(dismissed, hours(30)),
      dayTask(working, hours(50)),
      dayTask(approved, hours(70)),
    ]);
    await userEvent.keyboard('jxjX');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await userEvent.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: '2 out of sight until when?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'In two hours' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Say why');
    await userEvent.type(dialog.getByLabelText('Why'), 'the client calls then');
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2099-01-01T10:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Not beyond the promise');
    await userEvent.click(dialog.getByRole('button', { name: 'In two hours' }));
    await userEvent.type(dialog.getByLabelText('Why'), '{Enter}');
    await waitFor(() =>
      expect(sentAs(sent, 'DaySnooze').at(-1)?.variables).toMatchObject({
        ids: [dismissed.id, working.id].map((id) => id.replace('b0', 'f0')),
        input: { because: 'the client calls then' },
      }),
    );
  });

  it('a moment after the promise says so on its button, and when the promise is', async () => {
    const sent = await open('?view=team', [dayTask(dismissed, hours(1)), dayTask(working, hours(2000))]);
    await userEvent.keyboard('js');
    const dialog = within(await screen.findByRole('dialog', { name: 'Out of sight until when?' }));
    expect(dialog.getByRole('button', { name: 'In two hours – after the promise' })).toBeDisabled();
    expect(dialog.getByText(/^Promised for/)).toBeInTheDocument();
    expect(sentAs(sent, 'DaySnooze')).toEqual([]);
  });

  it('what is done by hand is finished and leaves; what ends by its cause says so and is not asked for', async () => {
    const sent = await open();
    await userEvent.keyboard('je');
    expect(await screen.findByRole('alert')).toHaveTextContent(/ends by itself/);
    await userEvent.keyboard('je');
    await waitFor(() => expect(screen.queryByRole('link', { name: soon.mark })).toBeNull());
    expect(sentAs(sent, 'DayDone').map(({ variables }) => variables)).toEqual([{ ids: [soon.id] }]);
    expect(await screen.findByText('Done.')).toBeInTheDocument();
  });

  it('all of the page are chosen and assigned to a colleague; Escape lets go of them', async () => {
    const sent = await open('?view=team');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    await userEvent.keyboard('a');
    const [first] = await screen.findAllByText(/Suggested/);
    expect(first?.parentElement).toHaveTextContent('speaks Czech, does CZ, 4 open, here today');
    await userEvent.click(screen.getByRole('button', { name: 'Adam Admin' }));
    await waitFor(() => expect(sentAs(sent, 'DayAssign').at(-1)?.variables['ids']).toHaveLength(3));
    expect(rowOf(late)).toHaveTextContent('Adam Admin');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('3 selected')).toBeNull();
  });

  it('one is looked at beside the list', async () => {
    await open();
    await userEvent.keyboard('j ');
    expect(await screen.findByRole('dialog', { name: late.mark })).toHaveTextContent('the promise is broken');
  });
});

describe('what is refused', () => {
  it('flies back, and its row says why', async () => {
    await open('?view=unassigned', [soon, undated], {
      answers: {
        DayTake: () => ({ takeTaskList: { ids: [], refusals: [refusal(soon.id, 'TASK_TAKEN')] } }),
      },
    });
    await userEvent.click(within(rowOf(soon)).getByRole('button', { name: 'Take' }));
    expect(await screen.findByText(/A colleague has it already/)).toBeInTheDocument();
    expect(rowOf(soon)).toHaveTextContent('nobody');
    expect(screen.queryByText('Taken.')).toBeNull();
  });

  it('is told apart from what did not arrive', async () => {
    await open('?view=unassigned', [soon], {
      answers: {
        DayTake: () => {
          throw new TypeError('offline');
        },
      },
    });
    await userEvent.keyboard('jt');
    expect(await screen.findByText(/did not reach the server/)).toBeInTheDocument();
    expect(rowOf(soon)).toBeInTheDocument();
  });
});

describe('live', () => {
  it('a row that changed is changed where it stands, and nothing moves', async () => {
    const stream = hintDoor();
    await open('?view=unassigned', [late, soon], {
      door: stream.door,
      answers: {
        MyDayAgain: () => ({
          known: {
            items: [{ ...soon, version: 9, assignedAdminId: marek.id, assignedAdmin: marek }],
          },
          others: { items: [] },
        }),
      },
    });
    await stream.say(soon.id);
    await waitFor(() => expect(rowOf(soon)).toHaveTextContent('Marek Mark'));
    expect(screen.getAllByRole('link', { name: soon.mark })).toHaveLength(1);
  });

  it('new rows are announced, and come when asked for', async () => {
    const stream = hintDoor();
    let tasks: readonly DayTask[] = [late];
    await open('', [late], {
      door: stream.door,
      answers: {
        MyDay: () => ({ taskList: page(tasks) }),
        MyDayAgain: ({ others }) => ({
          known: { items: [] },
          others: { items: JSON.stringify(others).includes(soon.id) ? [{ id: soon.id }] : [] },
        }),
      },
    });
    await stream.say(soon.id);
    expect(await screen.findByText('1 new')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: soon.mark })).toBeNull();
    tasks = [late, soon];
    await userEvent.keyboard('r');
    expect(await screen.findByRole('link', { name: soon.mark })).toBeInTheDocument();
    expect(screen.queryByText('1 new')).toBeNull();
  });
});
