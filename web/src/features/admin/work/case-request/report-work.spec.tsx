import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { recordAnswer, rowId } from '../../../../../testing/stub-records.js';
import { triageAnswers } from '../../../../../testing/stub-triage.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('case_request', 0);
const made = (recordAnswer('AdminCaseRequest', { id }) as { caseRequest: object }).caseRequest;
const report = triageAnswers.ReportWork();

async function open(more: object = {}) {
  const status = { status: 'ASSIGNED', ...more };
  const sent = await renderAdminPage(
    { path: '/case_request/:id/show', at: `/case_request/${id}/show`, Component: Show },
    {
      answers: {
        AdminCaseRequest: () => ({ caseRequest: { ...made, caseId: null, ...status } }),
        ReportWork: () => ({ ...report, caseRequest: { ...report.caseRequest, ...status } }),
      },
    },
  );
  const region = within(await screen.findByRole('region', { name: 'The report and what it may be about' }));
  await region.findByRole('heading', { name: 'Is it one of these?' });
  return { sent, region };
}

describe('a report of a threat', () => {
  it('shows the reporter’s words, the pages as links out of the house, and the pictures that were kept', async () => {
    const { region } = await open();
    expect(region.getByText('They sell our jacket.')).toBeInTheDocument();
    expect(region.getByRole('link', { name: /nordhavn\.example\/jacket/ })).toHaveAttribute(
      'rel',
      'noreferrer',
    );
    expect(region.getByRole('heading', { name: '1 picture kept' })).toBeInTheDocument();
    expect(region.getByRole('img', { name: 'jacket.png' })).toBeInTheDocument();
  });

  it('puts the open threat with the same website first', async () => {
    const { region } = await open();
    const [first] = await region.findAllByRole('button', { name: /^It is this one/ });
    expect(first).toHaveAccessibleName('It is this one: Nordhavn Shop / NORDHAVEN');
    expect(region.getByText('same website')).toBeInTheDocument();
  });

  it('joins a threat that is there by the step of the head, with that threat filled in', async () => {
    const { sent, region } = await open();
    await userEvent.click(
      await region.findByRole('button', { name: 'It is this one: Nordhavn Shop / NORDHAVEN' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a threat' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make a threat' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminConvertCaseRequest')[0]?.variables).toMatchObject({
        id,
        input: { caseId: rowId('case', 0) },
      }),
    );
  });

  it('says from the beginning what a new threat needs, and asks for none of it where one is there', async () => {
    const { sent, region } = await open({
      userId: rowId('user', 0),
      brandId: rowId('brand', 0),
      otherSide: null,
    });
    await userEvent.click(screen.getAllByRole('button', { name: /^Make a threat/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a threat' }));
    expect(dialog.getByLabelText('Other side')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Platform optional$/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Make a threat' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Other side');
    expect(sentAs(sent, 'AdminConvertCaseRequest')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(
      await region.findByRole('button', { name: 'It is this one: Nordhavn Shop / NORDHAVEN' }),
    );
    const joins = within(await screen.findByRole('dialog', { name: 'Make a threat' }));
    expect(joins.getByLabelText(/^Other side optional$/)).toBeInTheDocument();
  });

  it('joins nothing before somebody took it on', async () => {
    const { region } = await open({ status: 'CREATED' });
    expect(await region.findByText('Take the report on, then it can join one of them.')).toBeInTheDocument();
    expect(region.queryByRole('button', { name: /^It is this one/ })).toBeNull();
  });
});
