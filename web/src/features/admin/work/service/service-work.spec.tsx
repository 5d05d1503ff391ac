import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { serviceWork } from '../../../../../testing/stub-service-work.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('service', 0);

async function work(more: object = {}, answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: '/service/:id/show', at: `/service/${id}/show`, Component: Show },
    {
      answers: {
        ServiceWork: () => ({ ...serviceWork, service: { ...serviceWork.service, ...more } }),
        ...answers,
      },
    },
  );
  return { sent, region: within(await screen.findByRole('region', { name: 'Work on the service' })) };
}

describe('the page of a service', () => {
  it('says in words what was ordered, until when, against what, with which papers', async () => {
    const { region } = await work();
    for (const words of ['Cease and desist letter', 'Nordhavn Shop', '3', 'Yes'])
      expect(region.getByText(words)).toBeInTheDocument();
    expect(region.getByText(/^Friday,? 4 December 2026$/)).toBeInTheDocument();
    expect(region.getByText('Seller name')).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'Nordhavn Shop against NORDHAVEN' })).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'letter.pdf' })).toHaveAttribute('href', '/icon.svg?token=3');
    expect(region.getByRole('button', { name: 'Ask the client' })).toBeInTheDocument();
  });

  it('is finished with an outcome that is seen as the client reads it; nothing is not an outcome', async () => {
    const { sent, region } = await work(
      {},
      { AdminFinishService: () => ({ finishService: { __typename: 'Service' } }) },
    );
    await userEvent.click(region.getByRole('button', { name: 'Finish with this outcome' }));
    expect(region.getByRole('alert')).toHaveTextContent('Write what came of it: the client reads this.');
    await userEvent.type(region.getByRole('textbox'), 'They took it down.');
    const preview = within(region.getByRole('region', { name: 'As the client reads it' }));
    expect(preview.getByText('They took it down.')).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Finish with this outcome' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminFinishService').map(({ variables }) => variables)).toEqual([
        { id, expectedVersion: 4, input: { outcome: 'They took it down.' } },
      ]),
    );
  });

  it('keeps what was written where the service refused', async () => {
    const { region } = await work(
      {},
      {
        AdminFinishService: () => ({
          finishService: { __typename: 'Refusal', code: 'CONFLICT', message: 'It was changed.', fields: [] },
        }),
      },
    );
    await userEvent.type(region.getByRole('textbox'), 'Done.');
    await userEvent.click(region.getByRole('button', { name: 'Finish with this outcome' }));
    expect(await region.findByRole('alert')).toHaveTextContent('It was changed.');
    expect(region.getByRole('textbox')).toHaveValue('Done.');
  });

  it('waits for the client before an outcome is written, and shows the one that was', async () => {
    const { region } = await work({ status: 'WAITING_FOR_CLIENT' });
    expect(region.getByText(/once the client has answered/)).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Go on' })).toBeInTheDocument();
    expect(region.queryByRole('textbox')).toBeNull();
    cleanup();
    const { region: done } = await work({ status: 'FINISHED', outcome: 'They stopped.' });
    expect(done.getByText('They stopped.')).toBeInTheDocument();
    expect(done.queryByRole('button')).toBeNull();
  });
});
