import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { renewedMark, serviceOrderWork } from '../../../../../testing/stub-service-work.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('service_request', 0);
const { serviceRequest } = serviceOrderWork;

async function work(more: object = {}, answers: AnswersByName = {}) {
  const order = { ...serviceOrderWork, serviceRequest: { ...serviceRequest, ...more } };
  const sent = await renderAdminPage(
    { path: '/service_request/:id/show', at: `/service_request/${id}/show`, Component: Show },
    { answers: { ServiceOrderWork: () => order, ...answers } },
  );
  return { sent, region: within(await screen.findByRole('region', { name: 'Work on the order' })) };
}

describe('the order of several renewals', () => {
  it('has a row for each mark: expiry, window, classes, fee, whether it is paid and filed', async () => {
    const { region } = await work();
    expect(region.getByRole('heading', { name: '2 marks to renew, each by itself' })).toBeInTheDocument();
    const ours = within(region.getByRole('article', { name: 'VELUMORA CH' }));
    for (const words of ['12 Feb 2027', 'open until 12 Feb 2027', '9, 35', '€550.00', 'paid', 'not filed'])
      expect(ours.getByText(words)).toBeInTheDocument();
    const other = within(region.getByRole('article', { name: 'NORDHAVEN EU' }));
    for (const words of ['kept until it opens 30 Jan 2035', '€850.00', '24 Nov 2026'])
      expect(other.getByText(words)).toBeInTheDocument();
  });

  it('lets one mark go to its office while another waits: at the mark where it is ours, on the order where not', async () => {
    const { region } = await work();
    const ours = within(region.getByRole('article', { name: 'VELUMORA CH' }));
    expect(ours.getByRole('button', { name: 'File the renewal' })).toBeInTheDocument();
    expect(ours.queryByRole('button', { name: 'It is on record' })).toBeNull();
    // Not before its office has it.
    expect(ours.queryByRole('button', { name: 'Finish' })).toBeNull();
    const other = within(region.getByRole('article', { name: 'NORDHAVEN EU' }));
    expect(other.getByText('We do not look after this mark.')).toBeInTheDocument();
    for (const name of ['It is on record', 'Keep the receipt', 'Finish'])
      expect(other.getByRole('button', { name })).toBeInTheDocument();
    expect(other.queryByRole('button', { name: 'File the renewal' })).toBeNull();
  });

  it('asks for the paper before a receipt is kept', async () => {
    const { region } = await work();
    const other = within(region.getByRole('article', { name: 'NORDHAVEN EU' }));
    await userEvent.click(other.getByRole('button', { name: 'Keep the receipt' }));
    const asked = within(await screen.findByRole('dialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Keep the receipt' }));
    expect(asked.getByRole('alert')).toHaveTextContent('Choose the paper first.');
  });

  it('shows the receipt that is kept, and the money of the order', async () => {
    const officeReceipt = {
      __typename: 'Document',
      id: 'd',
      name: 'IGE receipt.pdf',
      url: '/icon.svg?token=9',
    };
    const { region } = await work({
      parts: { items: [{ ...renewedMark, filedOn: '2026-11-24', officeReceipt }] },
    });
    expect(region.getByRole('link', { name: 'IGE receipt.pdf' })).toHaveAttribute(
      'href',
      '/icon.svg?token=9',
    );
    expect(await region.findByRole('heading', { name: 'Money' })).toBeInTheDocument();
  });
});

const transfer = {
  serviceName: 'ownership-transfer',
  parts: { items: [] },
  parameters: {
    number: '512345',
    name: 'VELUMORA',
    currentOwner: 'Old Ltd',
    newOwner: { name: 'New Ltd', street: 'Main 1', city: 'Zurich', country: 'CH' },
  },
  jurisdiction: 'CH',
  trademarkId: renewedMark.trademarkId,
  trademark: renewedMark.trademark,
};

describe('the order of a transfer', () => {
  it('has the deed beside what an office asks of it', async () => {
    const { region } = await work({
      ...transfer,
      deedDocument: {
        __typename: 'Document',
        id: 'd',
        name: 'deed.pdf',
        url: '/icon.svg?token=8',
        mediaType: 'application/pdf',
      },
      deedCheck: {
        __typename: 'DeedCheck',
        parties: true,
        signed: true,
        dated: false,
        notarised: true,
        covers: true,
      },
      recordedOn: '2026-11-25',
      recordNumber: 'T 77',
    });
    expect(region.getByTitle('deed.pdf')).toHaveAttribute('src', '/icon.svg?token=8');
    expect(region.getByText(/It has its date:/)).toHaveTextContent('not in order');
    expect(region.getByText(/It names the marks of the order:/)).toHaveTextContent(/: in order$/);
    expect(region.getByText('25 Nov 2026 · number T 77')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Note what the deed says' })).toBeInTheDocument();
  });

  it('says before anything is filed that the mark belongs to somebody else', async () => {
    const { region } = await work(transfer);
    expect(region.getByText(/The order names Old Ltd, the mark belongs to Velumora AG/)).toBeInTheDocument();
    expect(
      region.getByText('The deed is not here. The client sends it, or add it here.'),
    ).toBeInTheDocument();
    expect(region.getAllByText('not looked at yet')).toHaveLength(5);
    cleanup();
    const same = { ...transfer, parameters: { ...transfer.parameters, currentOwner: ' velumora  ag' } };
    const { region: agreed } = await work(same);
    expect(agreed.queryByText(/the mark belongs to/)).toBeNull();
  });
});

describe('a price that no list holds', () => {
  const open = (answers: AnswersByName = {}) =>
    work(
      { serviceName: 'other', status: 'SUBMITTED', parts: { items: [] }, product: null, price: null },
      answers,
    );

  it('is seen as the client reads it, with its tax, before it is named', async () => {
    const { sent, region } = await open({
      AdminQuoteServiceRequest: () => ({ quoteServiceRequest: { __typename: 'ServiceRequest' } }),
    });
    const preview = within(region.getByRole('region', { name: 'As the client reads it' }));
    expect(preview.getByText(/Enter our fee and the country/)).toBeInTheDocument();
    await userEvent.type(region.getByRole('textbox', { name: 'Our fee before tax, EUR' }), '290');
    await userEvent.type(region.getByRole('textbox', { name: 'Office fee, EUR' }), '100');
    await userEvent.type(
      region.getByRole('textbox', { name: /^A word about the price/ }),
      'With the translation.',
    );
    for (const row of ['Our fee €290.00', 'Office fee €100.00', 'Tax €66.70', 'To pay €456.70'])
      expect(await preview.findByRole('row', { name: row })).toBeInTheDocument();
    expect(preview.getByText('With the translation.')).toBeInTheDocument();
    expect(preview.getByText('It can be paid for 30 days; then the order rests.')).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Name this price' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminQuoteServiceRequest').map(({ variables }) => variables)).toEqual([
        {
          id,
          expectedVersion: serviceRequest.version,
          input: {
            price: { amountMinor: 39_000, currency: 'EUR' },
            officeFee: { amountMinor: 10_000, currency: 'EUR' },
            country: 'SK',
            quoteNote: 'With the translation.',
          },
        },
      ]),
    );
  });

  it('needs a sum, and says why the service refused; what was typed stays', async () => {
    const { sent, region } = await open({
      AdminQuoteServiceRequest: () => ({
        quoteServiceRequest: {
          __typename: 'Refusal',
          code: 'WRONG_STATUS',
          message: 'It was quoted already.',
          fields: [],
        },
      }),
    });
    await userEvent.click(region.getByRole('button', { name: 'Name this price' }));
    expect(region.getByRole('alert')).toHaveTextContent('Enter an amount such as 290.00.');
    expect(sentAs(sent, 'AdminQuoteServiceRequest')).toEqual([]);
    await userEvent.type(region.getByRole('textbox', { name: 'Our fee before tax, EUR' }), '290');
    await userEvent.click(region.getByRole('button', { name: 'Name this price' }));
    expect(await region.findByRole('alert')).toHaveTextContent('It was quoted already.');
    expect(region.getByRole('textbox', { name: 'Our fee before tax, EUR' })).toHaveValue('290');
  });
});

describe('the price of an order', () => {
  const facts = async (status: string): Promise<readonly (string | null)[]> => {
    const row = { status, price: { amountMinor: 39_000, currency: 'EUR' } };
    const { region } = await work({ ...row, serviceName: 'other', parts: { items: [] }, product: null });
    return region.getAllByText(/€390\.00/).map(({ parentElement }) => parentElement?.textContent ?? null);
  };

  it('is before tax while the client thinks about it', async () => {
    expect(await facts('QUOTED')).toEqual(['Price before tax €390.00']);
  });

  it('is with tax once it is invoiced', async () => {
    expect(await facts('INVOICED')).toEqual(['Price with tax €390.00']);
  });

  it.each([
    ['QUOTED', 'Price before tax'],
    ['PAID', 'Price with tax'],
    ['CANCELLED', 'Price'],
  ])('is called among the facts of one that is %s as its money is: %s', async (status, label) => {
    const price = { amountMinor: 39_000, currency: 'EUR' };
    const record = { ...serviceRequest, status, price };
    await work({ status, price, product: null }, { AdminServiceRequest: () => ({ serviceRequest: record }) });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain(label);
  });
});

describe('the order of a service with a form', () => {
  it('has its answers in words, its papers, and what the client says of the draft', async () => {
    const letter = {
      ...serviceRequest,
      serviceName: 'cease-and-desist-letter',
      status: 'IN_PROGRESS',
      parts: { items: [] },
      parameters: {
        jurisdiction: 'EU',
        number: '018123456',
        name: 'NORDHAVEN',
        wanted: 'stop',
        links: ['shop.example', 'x.example'],
      },
      draftWish: 'Softer, please.',
    };
    const { region } = await work(letter, {
      ServiceOrderWork: () => ({
        serviceRequest: letter,
        serviceFormList: [
          {
            __typename: 'ServiceForm',
            serviceName: 'cease-and-desist-letter',
            questions: [
              { __typename: 'ServiceQuestion', name: 'wanted', kind: 'CHOICE' },
              { __typename: 'ServiceQuestion', name: 'links', kind: 'LINKS' },
            ],
          },
        ],
        documentList: {
          items: [{ __typename: 'Document', id: 'd', name: 'their letter.pdf', url: '/icon.svg?token=5' }],
        },
      }),
    });
    expect(region.getByRole('heading', { name: 'What the client wrote' })).toBeInTheDocument();
    for (const words of ['That they stop', /shop\.example/, /NORDHAVEN · .* · 018123456/, /Softer, please\./])
      expect(region.getByText(words)).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'their letter.pdf' })).toHaveAttribute(
      'href',
      '/icon.svg?token=5',
    );
  });
});

describe('the order of an opposition that a watch led to', () => {
  const opposition = { ...serviceRequest, serviceName: 'opposition', parts: { items: [] } };
  const words = { name: 'The draft' };

  it('has its draft and what came of it once it is paid, and not before', async () => {
    const paid = await work({ ...opposition, status: 'IN_PROGRESS', outcome: 'The office upheld it.' });
    expect(paid.region.getByRole('heading', words)).toBeInTheDocument();
    expect(paid.region.getByText(/The office upheld it\./)).toBeInTheDocument();
    cleanup();
    const open = await work({ ...opposition, status: 'INVOICED' });
    expect(open.region.queryByRole('heading', words)).toBeNull();
  });
});
