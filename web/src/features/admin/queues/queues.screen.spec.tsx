import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { staffAnswers } from '../../../../testing/stub-staff.js';
import { Component } from './queues.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/admin/queues', at: '/admin/queues', Component };
const made = staffAnswers.WorkQueues();
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const said = async (label: string): Promise<string> => {
  const term = await screen.findByText(label);
  return term.nextElementSibling?.textContent ?? '';
};

describe('the workers', () => {
  it('say when each made its last round, and what waits and failed', async () => {
    await renderAdminPage(page);
    const reminders = await row('reminders');
    expect(reminders.getByText('36 seconds ago')).toBeInTheDocument();
    expect(
      reminders
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(1, 5),
    ).toEqual(['3', '1', '12', '0']);
    const letters = await row('letters');
    expect(letters.getByText('720 seconds ago')).toBeInTheDocument();
    expect(
      letters
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(1, 5),
    ).toEqual(['40', '0', '0', '2']);
  });

  it('that never made a round are told from those that are late', async () => {
    const [first] = made.workQueueList;
    await renderAdminPage(page, {
      answers: {
        WorkQueues: () => ({
          ...made,
          workQueueList: [{ ...first, tickAgeSeconds: null, lastTickAt: null, oldestWaitingAt: null }],
        }),
      },
    });
    const reminders = await row('reminders');
    expect(reminders.getByText('never seen')).toBeInTheDocument();
    expect(reminders.getAllByRole('cell').at(-1)).toHaveTextContent('–');
  });

  it('that nobody can ask are an alarm, which says that nothing is lost; the letters are still told', async () => {
    await renderAdminPage(page, { answers: { WorkQueues: () => ({ ...made, workQueueList: [] }) } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Redis is away. Nothing is lost/);
    expect(screen.queryByRole('table')).toBeNull();
    expect(await said('Refused by the mail server')).toBe('1');
  });
});

describe('jobs that failed', () => {
  it('are given back to their workers by an admin who says why', async () => {
    const sent = await renderAdminPage(page, { role: 'ADMIN' });
    const step = 'Try all failed jobs again';
    await userEvent.click(await screen.findByText(step, { selector: 'summary' }));
    await userEvent.type(screen.getByRole('textbox'), 'The mail server is back.');
    await userEvent.click(screen.getByRole('button', { name: step }));
    expect(await screen.findByText('They are with their workers again.')).toBeInTheDocument();
    expect(sentAs(sent, 'RetryFailedJobs')[0]?.variables).toEqual({
      input: { reason: 'The mail server is back.' },
    });
  });

  it('are tried again by nobody else, and are no step where none failed', async () => {
    await renderAdminPage(page);
    await row('letters');
    expect(screen.queryByText('Try all failed jobs again')).toBeNull();
    cleanup();
    const workQueueList = made.workQueueList.map((queue) => ({ ...queue, failed: 0 }));
    await renderAdminPage(page, {
      role: 'ADMIN',
      answers: { WorkQueues: () => ({ ...made, workQueueList }) },
    });
    await row('letters');
    expect(screen.queryByText('Try all failed jobs again')).toBeNull();
  });
});

describe('the letters', () => {
  it('that are perhaps sent lead to where somebody decides about them', async () => {
    await renderAdminPage(page);
    expect(await said('Perhaps sent, perhaps not')).toMatch(/^2/);
    expect(screen.getByRole('link', { name: 'Decide about them' })).toHaveAttribute('href', '/letter');
    expect(await said('Due, not handed over yet')).toMatch(/^40 · since /);
  });

  it('of which none is in doubt ask for no decision, and nothing waits since nothing', async () => {
    await renderAdminPage(page, {
      answers: {
        WorkQueues: () => ({
          ...made,
          letterBacklog: { waiting: 0, oldestDueAt: null, failed: 0, unknown: 0 },
        }),
      },
    });
    expect(await said('Due, not handed over yet')).toBe('0');
    expect(screen.queryByRole('link', { name: 'Decide about them' })).toBeNull();
  });
});

it('a page that did not load says so and is asked for again', async () => {
  let down = true;
  await renderAdminPage(page, {
    answers: {
      WorkQueues: () => {
        if (down) throw new TypeError('offline');
        return made;
      },
    },
  });
  const again = await screen.findByRole('button', { name: /again/i });
  down = false;
  await userEvent.click(again);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
