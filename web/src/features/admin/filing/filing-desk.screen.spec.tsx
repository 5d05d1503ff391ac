import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { answerUploads } from '../../../../testing/answer-uploads.js';
import { present } from '../../../../testing/present.js';
import { lawyer, refusal } from '../../../../testing/stub-facts.js';
import { filingAnswers, preparer } from '../../../../testing/stub-filing.js';
import { Component } from './filing-desk.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

answerUploads('a-token');
const paper = () => new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });

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
    expect(missing.getByText('Specimens – not needed')).toBeInTheDocument();
    expect(missing.getByText('Owner – given')).toBeInTheDocument();
    const america = within((await office('United States')).getByRole('list', { name: 'Ready for filing' }));
    expect(america.getByText('Specimens – given')).toBeInTheDocument();
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
  it('goes out only once it was compared, with the sum on the button', async () => {
    const sent = await show();
    const europe = await office('European Union');
    const file = europe.getByRole('button', { name: 'File and spend €850.00' });
    await userEvent.click(file);
    expect(europe.getByRole('alert')).toHaveTextContent(
      'Compare mark, owner, goods and languages, then tick that you did.',
    );
    expect(sentAs(sent, 'DeskConfirmFiling')).toEqual([]);
    await userEvent.click(europe.getByLabelText('I compared mark, owner, goods and languages.'));
    await userEvent.click(file);
    expect(await screen.findByText('Confirmed: it goes out now.')).toBeInTheDocument();
    expect(sentAs(sent, 'DeskConfirmFiling')[0]?.variables).toEqual({
      id: filing.id,
      input: { compared: true },
    });
    expect(sentAs(sent, 'AdminFilingDesk').length).toBeGreaterThan(1);
  });

  it('shows on its last sheet what the office gets beside what was approved, the fee, what the order paid and who prepared it', async () => {
    await show();
    const europe = await office('European Union');
    expect(europe.getByText('One thing is not as it was approved.')).toBeInTheDocument();
    const row = (name: RegExp) => present(europe.getByRole('rowheader', { name }).closest('tr'));
    expect(row(/^Mark/)).toHaveTextContent('Mark – not the sameVelomaronly the picture');
    expect(row(/^First language/)).toHaveTextContent('First languageEnglishEnglish');
    expect(row(/^Second language/)).toHaveTextContent('Second languageGermanGerman');
    expect(row(/^Class 11/)).toHaveTextContent('lamps; lanterns');
    const said = (term: string) => present(europe.getByText(term).nextElementSibling);
    expect(said('Fee')).toHaveTextContent(/^€850\.00From the current account at the EUIPO/);
    expect(said('This order')).toHaveTextContent('paid €2,651.52, office fees of this office in it €850.00');
    expect(said('Prepared by')).toHaveTextContent('Marek Example');
    expect(europe.getByText('No similar filing in the last 30 days.')).toBeInTheDocument();
  });

  it('says of an order without a booked sum how it was paid: by nothing that was due, by the firm’s own note, or not at all', async () => {
    const words = async (products: readonly object[], paidAt: string | null): Promise<string> => {
      const registrationRequest = { ...present(made.registrationRequest), paidAt };
      await show(desk({ productList: { items: products }, registrationRequest }));
      const said = present((await office('European Union')).getByText('This order').nextElementSibling);
      cleanup();
      return said.textContent ?? '';
    };
    const product = present(made.productList.items[0]);
    const free = { ...product, total: { amountMinor: 0, currency: 'EUR' }, price: { lines: [] } };
    const noted = '2026-11-20T09:30:00.000Z';
    expect(await words([free], noted)).toBe('nothing was to be paid');
    expect(await words([{ ...product, status: 'CREATED' }], noted)).toMatch(/^noted as paid at the order/);
    expect(await words([{ ...product, status: 'CREATED' }], null)).toBe('nothing paid');
  });

  it('says where the office asks another fee than its list, and what was filed a moment ago', async () => {
    const similar = [
      {
        __typename: 'SimilarFiling' as const,
        trademarkId: 'other',
        name: 'Velomar',
        number: '018999001',
        filingDate: '2026-11-20',
      },
    ];
    await show(
      attempt({
        officeFee: { amountMinor: 90_000, currency: 'EUR' },
        lastSheet: { ...present(filing.lastSheet), similar },
      }),
    );
    const europe = await office('European Union');
    expect(europe.getByText('By the list of the office it is €850.00.')).toBeInTheDocument();
    expect(europe.getByRole('link', { name: 'Velomar 018999001' })).toHaveAttribute(
      'href',
      '/trademark/other/show',
    );
  });

  it('above the limit is not confirmed by whoever prepared it: the others are named and asked', async () => {
    const me = { id: lawyer.id, displayName: lawyer.displayName, email: lawyer.email };
    const sent = await show({
      ...attempt({ preparedBy: me }),
      LawyersToConfirm: () => ({ userList: { items: [me, preparer] }, withheld: { items: [] } }),
    });
    const europe = await office('European Union');
    expect(
      europe.getByText(/^More than €500\.00: somebody else than whoever prepared it confirms\./),
    ).toBeInTheDocument();
    expect(europe.queryByRole('button', { name: /^File and spend/ })).toBeNull();
    expect(europe.queryByRole('checkbox')).toBeNull();
    await userEvent.click(await europe.findByRole('button', { name: 'Ask Marek Example' }));
    expect(await screen.findByText('Marek Example has it on the desk now.')).toBeInTheDocument();
    expect(sentAs(sent, 'DeskAssignFiling')[0]?.variables).toEqual({
      id: filing.id,
      input: { assignedAdminId: preparer.id },
    });
    expect(europe.queryByRole('button', { name: `Ask ${me.displayName}` })).toBeNull();
  });

  it('above the limit is neither confirmed by nor laid on the desk of who gives no second looks', async () => {
    const other = { ...preparer, id: 'other', displayName: 'Olga Example' };
    await show({
      ...attempt({ preparedBy: other }),
      LawyersToConfirm: () => ({
        userList: { items: [preparer, other] },
        withheld: { items: [{ userId: preparer.id }] },
      }),
      OwnProfile: () => ({
        staffProfileList: { items: [{ id: 'p', languages: [], givesSecondLooks: false }] },
      }),
    });
    const europe = await office('European Union');
    expect(await europe.findByText(/^You give no second looks/)).toBeInTheDocument();
    await waitFor(() => expect(europe.queryByRole('button', { name: /^File and spend/ })).toBeNull());
    expect(europe.queryByRole('button', { name: /^Ask / })).toBeNull();
  });

  it('whose second person is refused by the server says so beside the button', async () => {
    await show({ DeskConfirmFiling: () => ({ confirmFiling: refusal('SECOND_PERSON_NEEDED') }) });
    const europe = await office('European Union');
    await userEvent.click(europe.getByRole('checkbox'));
    await userEvent.click(europe.getByRole('button', { name: /^File and spend/ }));
    expect(await europe.findByRole('alert')).toHaveTextContent(refusal('SECOND_PERSON_NEEDED').message);
  });

  it('is not confirmed before the office told its fee', async () => {
    await show(attempt({ officeFee: null }));
    const europe = await office('European Union');
    expect(europe.getAllByText('The office is being asked for its fee…').length).toBeGreaterThan(0);
    expect(europe.queryByRole('button', { name: /^File and spend/ })).toBeNull();
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
    expect(europe.getByText('019000001').parentElement).toHaveTextContent('019000001 21 November 2026');
    expect(europe.queryByRole('button', { name: /^File and spend/ })).toBeNull();
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

  it('whose office is silent says since when, and that nothing was sent', async () => {
    await show(
      attempt({
        attempts: 2,
        trouble: 'euipo: no answer within 60000 ms',
        silentSince: '2026-11-24T09:42:00.000Z',
        nextTryAt: '2026-11-24T15:00:00.000Z',
      }),
    );
    const europe = await office('European Union');
    expect(europe.getByText(/^The office is silent since/)).toHaveTextContent(
      /, nothing was sent\. Next try:/,
    );
    expect(europe.queryByText(/60000 ms/)).toBeNull();
  });

  it('that has its number waits for the receipt in words of people', async () => {
    await show(
      attempt({
        status: 'FILED',
        number: '019000001',
        filingDate: '2026-11-21',
        attempts: 1,
        trouble: 'euipo: answered with 409',
      }),
    );
    const europe = await office('European Union');
    expect(
      europe.getByText('The office has not handed out its receipt yet; it is asked for again.'),
    ).toBeInTheDocument();
    expect(europe.queryByText(/409/)).toBeNull();
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

  it('by hand needs number, day and receipt, is refused by field, and keeps what was typed', async () => {
    const sent = await show();
    const kingdom = await office('United Kingdom');
    const number = kingdom.getByLabelText('Number of the office');
    const enter = kingdom.getByRole('button', { name: 'Enter as filed' });
    await userEvent.click(enter);
    expect(kingdom.getByRole('alert')).toHaveTextContent('Number and day are both needed.');
    await userEvent.type(number, ' UK00004000001 ');
    await userEvent.type(kingdom.getByLabelText('Day of filing'), '2030-01-01');
    await userEvent.click(enter);
    expect(kingdom.getByRole('alert')).toHaveTextContent('Add the receipt of the office: choose its file.');
    expect(sentAs(sent, 'DeskFileTrademark')).toEqual([]);
    await userEvent.upload(kingdom.getByLabelText('Receipt of the office (PDF or picture)'), paper());
    await kingdom.findByText(/receipt\.pdf/);
    await userEvent.click(enter);
    await waitFor(() =>
      expect(kingdom.getByRole('alert')).toHaveTextContent('The day must not be in the future.'),
    );
    expect(number).toHaveValue(' UK00004000001 ');
    await userEvent.click(enter);
    await waitFor(() => expect(sentAs(sent, 'DeskFileTrademark')).toHaveLength(2));
    const [kept, ...again] = sentAs(sent, 'DeskFileReceipt');
    expect(again).toEqual([]);
    expect(kept?.variables).toEqual({
      input: {
        upload: 'a-token',
        type: 'OFFICE_RECEIPT',
        subjectType: 'trademark',
        subjectId: present(uk).id,
        userId: present(uk).userId,
      },
    });
    expect(sentAs(sent, 'DeskFileTrademark')[0]?.variables).toEqual({
      id: present(uk).id,
      input: { number: 'UK00004000001', filingDate: '2030-01-01', receiptDocumentId: expect.any(String) },
    });
  });

  it('by hand says so while its receipt is still on its way, and enters nothing', async () => {
    class OnItsWay {
      readonly upload = {};
      responseType = '';
      open(): void {}
      setRequestHeader(): void {}
      send(): void {}
    }
    // The edge: as much of a request as the upload of a file uses.
    globalThis.XMLHttpRequest = OnItsWay as unknown as typeof XMLHttpRequest;
    const sent = await show();
    const kingdom = await office('United Kingdom');
    await userEvent.type(kingdom.getByLabelText('Number of the office'), 'UK00004000001');
    await userEvent.type(kingdom.getByLabelText('Day of filing'), '2030-01-01');
    await userEvent.upload(kingdom.getByLabelText('Receipt of the office (PDF or picture)'), paper());
    await kingdom.findByText(/^Sending receipt\.pdf/);
    await userEvent.click(kingdom.getByRole('button', { name: 'Enter as filed' }));
    expect(kingdom.getByRole('alert')).toHaveTextContent('The receipt is still on its way');
    expect(sentAs(sent, 'DeskFileTrademark')).toEqual([]);
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

describe('the receipt of an office', () => {
  const filed = (more: object) =>
    desk({
      trademarkList: {
        items: [{ ...uk, status: 'APPLICATION_FILED', number: 'UK00004000001', ...more }],
      },
    });

  it('stands with the mark by its name', async () => {
    await show(filed({ receiptDocument: { id: 'd', name: 'UKIPO receipt.pdf', url: '/paper' } }));
    const kingdom = await office('United Kingdom');
    expect(kingdom.getByRole('link', { name: 'UKIPO receipt.pdf' })).toHaveAttribute('href', '/paper');
  });

  it('that is missing is added, and nothing goes without a file', async () => {
    const sent = await show(filed({}));
    const kingdom = await office('United Kingdom');
    expect(kingdom.getByText('No receipt of the office is here yet.')).toBeInTheDocument();
    const add = kingdom.getByRole('button', { name: 'Add the receipt' });
    await userEvent.click(add);
    expect(kingdom.getByRole('alert')).toHaveTextContent('choose its file');
    await userEvent.upload(kingdom.getByLabelText('Receipt of the office (PDF or picture)'), paper());
    await kingdom.findByText(/receipt\.pdf/);
    await userEvent.click(add);
    expect(await screen.findByText('The receipt stays with the mark.')).toBeInTheDocument();
    expect(sentAs(sent, 'DeskRecordReceipt')[0]?.variables).toMatchObject({ id: present(uk).id });
  });
});

describe('the address', () => {
  it('that names a mark brings its office into view', async () => {
    const seen: Element[] = [];
    const before = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrolled(this: Element) {
      seen.push(this);
    };
    try {
      await renderAdminPage({ ...page, at: `${page.at}?trademarkId=${present(uk).id}` });
      const kingdom = await office('United Kingdom');
      expect(seen.map((one) => one.getAttribute('aria-labelledby'))).toEqual([`office-${present(uk).id}`]);
      expect(kingdom.getByRole('link', { name: 'Open the mark' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'UK' })).toHaveAttribute('aria-current', 'true');
    } finally {
      Element.prototype.scrollIntoView = before;
    }
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
