import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { clientOrders, clientPeople } from '../../../../../testing/stub-client.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('user', 0);

async function client(answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: '/user/:id/show', at: `/user/${id}/show`, Component: Show },
    { answers },
  );
  const region = within(await screen.findByRole('region', { name: 'At a glance' }));
  return { sent, region };
}
const nothing = { items: [], totalCount: 0 };

describe('the page of a client', () => {
  it('shows marks, dates, money and what is open: whom it waits for and since when', async () => {
    const { region } = await client();
    expect(await region.findByRole('heading', { name: 'Marks 2' })).toBeInTheDocument();
    expect(await region.findByText(/next 1 Feb 2027/)).toBeInTheDocument();
    expect(await region.findByText('Owes €300.50')).toBeInTheDocument();
    expect(region.getByText(/1 overdue/)).toBeInTheDocument();
    expect(region.getByText('23 Mar 2099').closest('li')).toHaveTextContent('Statement of use · Lumora · US');
    expect(region.queryByText(/Open to attack/)).toBeNull();
    // A date that is over is no next date, though nobody settled it.
    expect(region.queryByText(/Priority for further countries/)).toBeNull();
    const order = (await region.findByRole('link', { name: 'Lumora · V-46JDJ4E9' })).closest('li');
    expect(order).toHaveTextContent(/To be drafted · Waits for us · since 20 Nov 2026/);
    const threat = region.getByRole('link', { name: 'Copy GmbH' }).closest('li');
    expect(threat).toHaveTextContent(/Client to choose · Waits for the client · last change 3 Nov 2026/);
  });

  it('shows the last words in all channels, newest first, and says what no client reads', async () => {
    const { region } = await client();
    const heading = await region.findByRole('heading', { name: 'Last words' });
    await region.findByText('Is the logo enough?');
    const said = within(heading.closest('section') as HTMLElement).getAllByRole('listitem');
    expect(said).toHaveLength(3);
    expect(said[0]).toHaveTextContent(/Lena Demo.*beside an order · internal, no client reads it.*class 25/);
    expect(said[1]).toHaveTextContent(/Lena Demo.*by e-mail.*The logo is enough/);
    expect(said[2]).toHaveTextContent(/a new ticket.*Is the logo enough/);
  });

  it('shows who is invoiced, how one is reached, what was agreed to, tags and whether the trial was used', async () => {
    const { region } = await client();
    const party = (await region.findByRole('link', { name: 'Lumora s. r. o.' })).closest('li');
    expect(party).toHaveTextContent('Lumora s. r. o. is invoiced, owner');
    for (const words of [
      '+421905123123 · Czech · EUR',
      'Agreed to letters about orders, the newsletter.',
      'Tags: wants calls',
      'Trial of monitoring not used.',
    ])
      expect(region.getByText(words)).toBeInTheDocument();
  });

  it('asks for letters about the client and what stands on the page', async () => {
    const { sent, region } = await client();
    const letter = await region.findByRole('link', { name: 'Office action kick off' });
    expect(letter.closest('li')).toHaveTextContent(/sent.*21 Nov 2026/);
    expect(sentAs(sent, 'LettersAbout')[0]?.variables['ids']).toEqual([
      id,
      rowId('trademark', 0),
      rowId('trademark', 1),
      rowId('registration_request', 0),
      rowId('invoice', 1),
      rowId('invoice', 2),
    ]);
  });

  it('leads to what can be begun for the client', async () => {
    const { region } = await client();
    const begun = within(region.getByRole('list', { name: 'Begin for this client' }));
    expect(begun.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['service_request', 'trademark', 'support_ticket', 'consultation'].map(
        (table) => `/${table}/create?userId=${id}`,
      ),
    );
  });

  it('says what there is none of', async () => {
    const { region } = await client({
      ClientMarks: () => ({ trademarkList: nothing }),
      ClientDates: () => ({ trademarkDeadlineList: nothing }),
      ClientOrders: () => ({ ...clientOrders, registrationRequestList: nothing }),
      ClientThreats: () => ({ caseRequestList: nothing, caseList: nothing, serviceList: nothing }),
      ClientMoney: () => ({ invoiceList: nothing }),
      LettersAbout: () => ({ letterList: nothing }),
      ClientTalk: () => ({
        supportMessageList: nothing,
        supportTicketList: nothing,
        threadCommentList: nothing,
      }),
      ClientPeople: () => ({ ...clientPeople, partyList: nothing }),
    });
    for (const words of [
      'No mark yet: begin an order, or add one by its number.',
      'No date to keep.',
      'Owes nothing',
      'Nothing is open.',
      'No letter went out.',
      'Nobody wrote yet.',
      'No person or company on record.',
    ])
      expect(await region.findByText(words)).toBeInTheDocument();
  });

  it('stands where one service is away: that part says so and can be asked again', async () => {
    let away = true;
    const { region } = await client({
      ClientMoney: () => {
        if (away) throw new TypeError('offline');
        return { invoiceList: nothing };
      },
    });
    const part = (await region.findByRole('heading', { name: 'Money' })).closest('section') as HTMLElement;
    const again = await within(part).findByRole('button', { name: /again/i });
    expect(await region.findByRole('heading', { name: 'Marks 2' })).toBeInTheDocument();
    away = false;
    await userEvent.click(again);
    expect(await within(part).findByText('Owes nothing')).toBeInTheDocument();
  });
});

describe('the way in', () => {
  const waiting = { ...clientPeople, user: { ...clientPeople.user, status: 'INVITED' as const } };

  it('is a password link for who signed in before', async () => {
    const { sent, region } = await client();
    await userEvent.click(await region.findByRole('button', { name: 'Send a password link' }));
    expect(await screen.findByText('The password link is on its way')).toBeInTheDocument();
    expect(sentAs(sent, 'SendPasswordLink').map(({ variables }) => variables)).toEqual([{ id }]);
  });

  it('is another invitation for who never came', async () => {
    const { sent, region } = await client({ ClientPeople: () => waiting });
    await userEvent.click(await region.findByRole('button', { name: 'Send the invitation again' }));
    expect(await screen.findByText('The invitation is on its way')).toBeInTheDocument();
    expect(sentAs(sent, 'SendInvitationAgain')).toHaveLength(1);
  });

  it('says why no letter goes out', async () => {
    const message = 'A letter with a link went out less than ten minutes ago.';
    const { region } = await client({
      SendPasswordLink: () => ({
        sendPasswordLink: { __typename: 'Refusal', code: 'LINK_SENT_LATELY', message },
      }),
    });
    await userEvent.click(await region.findByRole('button', { name: 'Send a password link' }));
    expect(await region.findByRole('alert')).toHaveTextContent(message);
  });

  it('is not there for a closed account', async () => {
    const closed = { ...clientPeople, user: { ...clientPeople.user, status: 'DEACTIVATED' as const } };
    const { region } = await client({ ClientPeople: () => closed });
    await region.findByText('Tags: wants calls');
    expect(region.queryByRole('button', { name: /Send/ })).toBeNull();
  });
});

describe('the lists under the page of a client', () => {
  it('stand by what they hold with their count; one opens by a press and closes by another', async () => {
    await client();
    const work = within(await screen.findByRole('region', { name: 'Work' }));
    const list = work.getByRole('button', { name: /^Marks \d+$/ });
    expect(list).toHaveAttribute('aria-expanded', 'false');
    expect(
      within(screen.getByRole('region', { name: 'Money' })).getByRole('button', { name: /^Invoices/ }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /Trademarks/ })).toBeNull();
    await userEvent.click(list);
    expect(list).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('region', { name: 'Marks' })).toBeInTheDocument();
    await userEvent.click(list);
    expect(screen.queryByRole('region', { name: 'Marks' })).toBeNull();
  });
});
