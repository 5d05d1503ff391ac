import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { present } from '../../../../testing/present.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { filingAnswers } from '../../../../testing/stub-filing.js';
import { Component } from './filing-desk.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const made = filingAnswers.AdminFilingDesk({ id: 'r1' });
const [us, eu, uk] = made.trademarkList.items.map((mark) => present(mark));
const filing = present(present(eu).filings.items[0]);
const page = {
  path: '/registration_request/:id/show/filing',
  at: '/registration_request/r1/show/filing',
  Component,
};
const show = (answers: AnswersByName = {}) => renderAdminPage(page, { answers });
const desk = (more: object) => ({ AdminFilingDesk: () => ({ ...made, ...more }) });
const office = async (name: string) =>
  within(present((await screen.findByRole('heading', { level: 2, name })).closest('section')));
const attempt = (more: object) =>
  desk({ trademarkList: { items: [{ ...eu, filings: { items: [{ ...filing, ...more }] } }] } });

describe('the desk', () => {
  it('shows each office of the order in one order, with the seal of what was approved', async () => {
    await show();
    await office('European Union');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Approved copy',
      'European Union',
      'United Kingdom',
      'United States',
    ]);
    expect(screen.getByText(made.filingCopy.digest, { selector: 'code' })).toBeInTheDocument();
    expect(screen.getByText(/^Paid: EU/)).toHaveTextContent(/filing: EU/);
  });

  it('says what an office still needs, and asks the United States for more than the others', async () => {
    await show();
    const missing = within((await office('United Kingdom')).getByRole('list', { name: 'Ready for filing' }));
    expect(missing.getByText('Power of attorney – missing')).toBeInTheDocument();
    expect(missing.queryByText('Specimens')).toBeNull();
    const america = within((await office('United States')).getByRole('list', { name: 'Ready for filing' }));
    expect(america.getByText('Specimens')).toBeInTheDocument();
    expect(america.queryByText(/missing/)).toBeNull();
  });

  it('before the approval says that marks come with it', async () => {
    await show(desk({ filingCopy: { ...made.filingCopy, sealedAt: null }, trademarkList: { items: [] } }));
    expect(await screen.findByText(/The client has not approved yet/)).toBeInTheDocument();
    expect(screen.getByText('Marks come with the client’s approval.')).toBeInTheDocument();
  });

  it('just after it says that they are on their way', async () => {
    await show(desk({ trademarkList: { items: [] } }));
    expect(await screen.findByText(/The marks are on their way/)).toBeInTheDocument();
  });

  it('of a request that is not there, and one that did not load, are told apart', async () => {
    await show(desk({ registrationRequest: null }));
    expect(await screen.findByRole('heading', { name: 'There is no such request' })).toBeInTheDocument();
    cleanup();
    await show({
      AdminFilingDesk: () => {
        throw new TypeError('offline');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    expect(screen.queryByRole('heading', { name: 'There is no such request' })).toBeNull();
  });
});

describe('an attempt', () => {
  it('goes out only on the lawyer’s word, with the fee in sight', async () => {
    const sent = await show();
    const europe = await office('European Union');
    expect(europe.getByText('Fee of the office: €850.00')).toBeInTheDocument();
    await userEvent.click(europe.getByRole('button', { name: 'Confirm and file' }));
    expect(await screen.findByText('Confirmed: it goes out now.')).toBeInTheDocument();
    expect(sentAs(sent, 'DeskConfirmFiling')[0]?.variables).toEqual({ id: filing.id, input: {} });
    expect(sentAs(sent, 'AdminFilingDesk').length).toBeGreaterThan(1);
  });

  it('is not confirmed before the office told its fee', async () => {
    await show(attempt({ officeFee: null }));
    const europe = await office('European Union');
    expect(europe.getByRole('status')).toHaveTextContent('The office is being asked for its fee…');
    expect(europe.queryByRole('button', { name: 'Confirm and file' })).toBeNull();
    expect(europe.getByRole('button', { name: 'Do not file' })).toBeInTheDocument();
  });

  it('may be taken back before it goes', async () => {
    const sent = await show({ DeskCancelFiling: () => ({ cancelFiling: { __typename: 'Filing' } }) });
    await userEvent.click((await office('European Union')).getByRole('button', { name: 'Do not file' }));
    expect(await screen.findByText('It stays here.')).toBeInTheDocument();
    expect(sentAs(sent, 'DeskCancelFiling')[0]?.variables).toMatchObject({ id: filing.id });
  });

  it('that went out is only told of: number and day, and nothing more to press', async () => {
    await show(attempt({ status: 'FILED', number: '019000001', filingDate: '2026-11-21' }));
    const europe = await office('European Union');
    expect(europe.getByText('019000001').parentElement).toHaveTextContent('019000001 2026-11-21');
    expect(europe.queryByRole('button', { name: 'Confirm and file' })).toBeNull();
    expect(europe.queryByRole('button', { name: 'Do not file' })).toBeNull();
  });

  it.each([
    [1, 'One try failed.'],
    [3, '3 tries failed.'],
  ])('that failed %i time(s) says why and when it is tried again', async (attempts, words) => {
    await show(
      attempt({
        status: 'CONFIRMED',
        attempts,
        trouble: 'The office does not answer.',
        nextTryAt: '2026-11-24T15:00:00.000Z',
      }),
    );
    const europe = await office('European Union');
    expect(europe.getByText(new RegExp(`^${words}`))).toHaveTextContent(
      /The office does not answer\. Next try:/,
    );
  });

  it('that was sent back says for what, and the way is open again', async () => {
    await show();
    const america = await office('United States');
    expect(america.getByText('Sent back: The goods are too broad for this office.')).toBeInTheDocument();
    expect(america.getByText(/^Northbridge IP/)).toBeInTheDocument();
    expect(america.getByRole('button', { name: 'Hand to Northbridge IP' })).toBeInTheDocument();
  });
});

describe('the way to an office', () => {
  it('that is under way already is refused beside the button', async () => {
    const sent = await show();
    const america = await office('United States');
    await userEvent.click(america.getByRole('button', { name: 'Hand to Northbridge IP' }));
    expect(await america.findByRole('alert')).toHaveTextContent(
      'A filing of this mark is under way already.',
    );
    expect(sentAs(sent, 'DeskCreateFiling')[0]?.variables).toEqual({
      input: {
        trademarkId: present(us).id,
        route: 'PARTNER',
        partner: 'northbridge',
        digest: made.filingCopy.digest,
      },
    });
  });

  it('by hand needs number and day, is refused by field, and keeps what was typed', async () => {
    const sent = await show();
    const kingdom = await office('United Kingdom');
    const number = kingdom.getByLabelText('Number of the office');
    await userEvent.click(kingdom.getByRole('button', { name: 'Enter as filed' }));
    expect(kingdom.getByRole('alert')).toHaveTextContent('Number and day are both needed.');
    expect(sentAs(sent, 'DeskFileTrademark')).toEqual([]);
    await userEvent.type(number, ' UK00004000001 ');
    await userEvent.type(kingdom.getByLabelText('Day of filing'), '2030-01-01');
    await userEvent.click(kingdom.getByRole('button', { name: 'Enter as filed' }));
    await waitFor(() =>
      expect(kingdom.getByRole('alert')).toHaveTextContent('The day must not be in the future.'),
    );
    expect(number).toHaveValue(' UK00004000001 ');
    expect(sentAs(sent, 'DeskFileTrademark')[0]?.variables).toEqual({
      id: present(uk).id,
      input: { number: 'UK00004000001', filingDate: '2030-01-01' },
    });
  });

  it('over the wire is prepared first and looked at; a line that is down loses nothing', async () => {
    const ready = { ...eu, filings: { items: [] } };
    await show({
      ...desk({ trademarkList: { items: [ready] } }),
      DeskCreateFiling: () => {
        throw new TypeError('offline');
      },
    });
    const europe = await office('European Union');
    await userEvent.click(europe.getByRole('button', { name: 'Prepare at the EUIPO' }));
    expect(await europe.findByRole('alert')).toHaveTextContent(/did not reach the server/);
    expect(europe.getByRole('button', { name: 'Prepare at the EUIPO' })).toBeEnabled();
  });

  it('is closed for a mark that was filed', async () => {
    await show(
      desk({
        trademarkList: {
          items: [{ ...eu, status: 'APPLICATION_FILED', number: '019000001', filings: { items: [] } }],
        },
      }),
    );
    const europe = await office('European Union');
    expect(europe.queryByRole('button', { name: 'Prepare at the EUIPO' })).toBeNull();
    expect(europe.queryByRole('list', { name: 'Ready for filing' })).toBeNull();
  });
});

describe('the package of an office', () => {
  it('that cannot be put together says which document is lost', async () => {
    await renderAdminPage(page, {
      door: (address) =>
        address.endsWith('/filing/package')
          ? new Response(JSON.stringify({ detail: 'A document is not there any more: power of attorney.' }), {
              status: 409,
            })
          : undefined,
    });
    const kingdom = await office('United Kingdom');
    await userEvent.click(kingdom.getByRole('button', { name: 'Download the package' }));
    expect(await kingdom.findByRole('alert')).toHaveTextContent(
      'A document is not there any more: power of attorney.',
    );
  });

  it('that did not come asks to be tried again, in our words', async () => {
    await renderAdminPage(page, {
      door: (address) =>
        address.endsWith('/filing/package') ? new Response('{}', { status: 503 }) : undefined,
      answers: { DeskConfirmFiling: () => ({ confirmFiling: refusal('CONFLICT') }) },
    });
    const europe = await office('European Union');
    await userEvent.click(europe.getByRole('button', { name: 'Download the package' }));
    expect(await europe.findByRole('alert')).toHaveTextContent('The package did not come. Please try again.');
  });
});
