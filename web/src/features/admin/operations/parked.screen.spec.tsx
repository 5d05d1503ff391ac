import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage } from '../../../../testing/admin-page.js';
import { parkedEvent, setAsideAnswers, workspaceSetAside } from '../../../../testing/stub-set-aside.js';
import { Component } from './parked.screen.js';
import { keyOf, settle } from './parked/use-retried.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/admin/operations/parked', at: '/admin/operations/parked', Component };
const none = {
  setAside: { ...workspaceSetAside, parked: [], parkedStreams: 0, deadLetters: [], deadLetterCount: 0 },
};
const row = async (name: string) =>
  within((await screen.findByRole('heading', { level: 4, name })).closest('li') ?? document.body);

describe('events that were put aside', () => {
  it('stand under the service that could not handle them, with who, why and since when', async () => {
    await renderAdminPage(page, { role: 'ADMIN' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Workspace' })).toBeInTheDocument();
    const started = await row('Verification started');
    expect(started.getByText('Could not be handled')).toBeInTheDocument();
    expect(started.getByText('4 times')).toBeInTheDocument();
    expect(started.getByText('2 events')).toBeInTheDocument();
    expect(started.getByText('when you say so')).toBeInTheDocument();
    expect(started.getByText(parkedEvent.error)).toBeInTheDocument();
    expect(
      (await row('Verification approved')).getByText(/earlier event of this record/),
    ).toBeInTheDocument();
    expect(screen.getByText('And one more. It comes up as these are mended.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2, name: 'Requests' })).toBeNull();
  });

  it('say what they are about in rows, with closed parts closed and no id as a row', async () => {
    await renderAdminPage(page, { role: 'ADMIN' });
    const started = await row('Verification started');
    await userEvent.click(started.getByText('What it says'));
    expect(started.getByText('V-7K2M9Q')).toBeVisible();
    expect(started.getByText('19 November 2026')).toBeVisible();
    expect(started.getByText('office action')).toBeVisible();
    expect(started.getByText('Request, contact, sealed').nextElementSibling).toHaveTextContent('closed');
    expect(started.getByRole('link', { name: 'Brand' })).toHaveAttribute(
      'href',
      `/brand/${parkedEvent.streamId}/show`,
    );
    expect(started.getByText('One internal number is not shown.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(parkedEvent.streamId);
  });

  it('are tried again one by one, and what came of it is said as soon as it is known', async () => {
    let handled = false;
    const sent = await renderAdminPage(page, {
      role: 'ADMIN',
      answers: {
        RetryParkedEventsOfWorkspace: () => {
          handled = true;
          return setAsideAnswers.RetryParkedEventsOfWorkspace();
        },
        SetAsideOfWorkspace: () => (handled ? none : setAsideAnswers.SetAsideOfWorkspace()),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again: Verification started' }));
    expect(
      await screen.findByText('Handled now: Verification started, by verification-tasks'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 4, name: 'Verification started' })).toBeNull();
    expect(sent.find(({ name }) => name === 'RetryParkedEventsOfWorkspace')?.variables).toEqual({
      input: { consumer: 'verification-tasks', source: 'requests', streamId: parkedEvent.streamId },
    });
  });

  it('of a consumer are tried again all at once', async () => {
    const sent = await renderAdminPage(page, { role: 'ADMIN' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again all of verification-tasks' }));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'RetryParkedEventsOfWorkspace')?.variables).toEqual({
        input: { consumer: 'verification-tasks' },
      }),
    );
    expect(await screen.findAllByText('Being tried')).toHaveLength(2);
  });

  it('are none where every service says so', async () => {
    await renderAdminPage(page, { role: 'ADMIN', answers: { SetAsideOfWorkspace: () => none } });
    expect(await screen.findByText(/Nothing is put aside/)).toBeInTheDocument();
  });

  it('of a service that is away are asked for again, and those of others are shown', async () => {
    await renderAdminPage(page, {
      role: 'ADMIN',
      answers: {
        SetAsideOfCases: () => {
          throw new TypeError('offline');
        },
      },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Cases' })).toBeInTheDocument();
    expect(await row('Verification started')).toBeDefined();
    expect(screen.queryByText(/Nothing is put aside/)).toBeNull();
  });

  it('are not asked for by a lawyer', async () => {
    const sent = await renderAdminPage(page);
    expect(await screen.findByText('Only an admin sees what was put aside.')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name.startsWith('SetAside'))).toEqual([]);
  });
});

it('messages nobody can read are shown with why, and read again by one press', async () => {
  const sent = await renderAdminPage(page, { role: 'ADMIN' });
  const letter = await row('Unreadable message');
  expect(letter.getByText('17 bytes')).toBeInTheDocument();
  expect(letter.getByText('Invoicing')).toBeInTheDocument();
  await userEvent.click(letter.getByRole('button', { name: 'Read again: Unreadable message' }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'RetryDeadLetterOfWorkspace')?.variables).toEqual({
      input: { id: workspaceSetAside.deadLetters[0]?.id },
    }),
  );
});

it('about a message nobody can read nothing is done, once an admin has said why', async () => {
  const sent = await renderAdminPage(page, { role: 'ADMIN' });
  const letter = await row('Unreadable message');
  const step = 'Nothing is to be done';
  await userEvent.click(letter.getByText(step, { selector: 'summary' }));
  await userEvent.type(letter.getByRole('textbox'), 'Another system wrote into our topic.');
  await userEvent.click(letter.getByRole('button', { name: step }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'DismissDeadLetterOfWorkspace')?.variables).toEqual({
      input: {
        id: workspaceSetAside.deadLetters[0]?.id,
        reason: 'Another system wrote into our topic.',
      },
    }),
  );
  expect(await screen.findByText('It counts no more. It stays on record.')).toBeInTheDocument();
});

describe('what came of an event', () => {
  const waiting = new Map([[keyOf(parkedEvent), parkedEvent]]);
  const outcome = (...now: (typeof parkedEvent)[]) =>
    settle({ waiting, outcomes: [] }, now).outcomes.map(({ became }) => became);

  it('is open while nothing changed', () => expect(outcome(parkedEvent)).toEqual([]));
  it('is good when it is gone, or another of its record is the first', () => {
    expect(outcome()).toEqual(['handled']);
    expect(outcome({ ...parkedEvent, behind: 1 })).toEqual(['handled']);
  });
  it('is bad when it was tried once more', () =>
    expect(outcome({ ...parkedEvent, attempts: 5 })).toEqual(['failed']));
});
