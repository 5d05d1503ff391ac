import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, teachDialogs } from '../../../../testing/portal-page.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { Component } from './use-in-commerce.screen.js';

beforeAll(teachDialogs);
beforeAll(async () => {
  const session = {
    user: { id: 'u1', email: 'jana@example.com', displayName: 'Jana', role: 'customer' },
    accessToken: 'test',
    expires: new Date(Date.now() + 3_600_000).toISOString(),
  };
  globalThis.fetch = (async () =>
    new Response(JSON.stringify(session), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    })) as typeof fetch;
  await sessionStore().refresh();
});
afterEach(cleanup);

const page = {
  path: '/portal/use-in-commerce-request/:id',
  at: '/portal/use-in-commerce-request/p1',
  Component,
};
const useClass = (classNumber: number, decision: string | null) => ({
  __typename: 'UseInCommerceRequestClass',
  id: `c${classNumber}`,
  version: 1,
  classNumber,
  items: ['lamps'],
  decision,
  firstUseInUs: null,
  firstUseAnywhere: null,
  website: null,
});
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' });
const offer = (type: string, isReady: boolean) => ({
  __typename: 'ProofOffer',
  type,
  declarationOfIncontestability: false,
  serviceFee: usd(21_700),
  officeFee: usd(15_000),
  lateFee: usd(0),
  rushFee: usd(0),
  classes: [11],
  needsGoodCause: false,
  isReady,
});
const proof = (status: string, classes = [useClass(11, 'USE'), useClass(35, 'EXTEND')]) => ({
  useInCommerceRequest: {
    __typename: 'UseInCommerceRequest',
    id: 'p1',
    version: 2,
    type: 'STATEMENT_OF_USE',
    status,
    issueDate: null,
    dueDate: '2027-03-01',
    graceEndDate: null,
    remainingExtensionCount: 4,
    filedOn: null,
    proof: {
      __typename: 'ProofSheet',
      orderUntil: '2027-02-22',
      canOrder: true,
      canRevive: status === 'ABANDONED',
      markName: 'Lumora',
      number: '98123456',
      offers: [
        offer(
          'STATEMENT_OF_USE',
          classes.every(({ decision }) => decision !== null),
        ),
        offer('EXTENSION', true),
      ],
    },
    trademark: { __typename: 'Trademark', id: 't1', name: 'Lumora', number: '98123456' },
    classes: { __typename: 'UseInCommerceRequestClassPage', items: classes },
    tracking: { __typename: 'UseInCommerceRequestTrackingPage', items: [] },
  },
});
const file = (id: string, name: string, problems: readonly string[] = []) => ({
  __typename: 'Document',
  id,
  name,
  url: `/api/document/${id}/content`,
  previewUrl: null,
  mediaType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  specimenProblems: problems,
});
const specimen = (id: string, more: object) => ({
  __typename: 'Specimen',
  id,
  useInCommerceRequestClassId: 'c11',
  url: null,
  captureDate: null,
  refusedBecause: null,
  document: null,
  originalDocument: null,
  ...more,
});
const shown = (items: readonly object[], next: string | null = null) => ({
  specimenList: { __typename: 'SpecimenPage', endCursor: next, hasNextPage: next !== null, items },
});
const visited = {
  VisitUseInCommercePage: () => ({
    visitUseInCommercePage: {
      __typename: 'UseInCommerceRequest',
      id: 'p1',
      version: 3,
      status: 'KICK_OFF_SENT',
    },
  }),
};
const refusal = (more: object) => ({
  __typename: 'Refusal',
  code: 'INPUT_INVALID',
  message: 'no',
  fields: [],
  ...more,
});
const ofClass = (number: number) =>
  screen.findByRole('region', { name: `What shows the mark in use in class ${number}` });

describe('a proof of use without classes', () => {
  it('is not the turn of its owner: nothing is asked, and no heading stands over nothing', async () => {
    renderPortalPage(page, {
      ...visited,
      PortalUseInCommerce: () => proof('KICK_OFF_SENT', []),
      PortalProofSpecimens: () => shown([]),
    });
    expect(await screen.findByText('A lawyer checks the date and what has to be shown.')).toBeInTheDocument();
    expect(screen.queryByText('Tell us for each class whether the mark is in use.')).toBeNull();
    for (const name of ['What is in use', 'What happened'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('asking for the filing', () => {
  const drawn = (classes: ReturnType<typeof useClass>[], more = {}) =>
    renderPortalPage(page, {
      ...visited,
      PortalUseInCommerce: () => proof('KICK_OFF_SENT', classes),
      PortalProofSpecimens: () => shown([]),
      ...more,
    });

  const countries = {
    OrderCountries: () => ({ countryList: [{ __typename: 'Country', code: 'SK', name: 'Slovakia' }] }),
    OfferedPrice: () => ({
      offeredPrice: {
        __typename: 'OfferedPrice',
        currency: 'USD',
        ourFee: 21_700,
        officeFee: 15_000,
        tax: 4_991,
        total: 41_691,
      },
    }),
  };

  it('says which class is not answered, and offers only what needs no answer', async () => {
    drawn([useClass(11, 'USE'), useClass(35, null)], countries);
    expect(await screen.findByText(/One class is not answered yet: 35\./u)).toBeInTheDocument();
    expect(screen.getByText('Tell us for each class whether the mark is in use.')).toBeInTheDocument();
    expect(await screen.findAllByRole('radio', { name: 'File this' })).toHaveLength(1);
    expect(screen.getByText(/The price is here once you have said/u)).toBeInTheDocument();
  });

  it('is an order of one filing at the price that is shown, for a country that is named', async () => {
    const sent = drawn([useClass(11, 'USE')], {
      ...countries,
      OrderUseInCommerceRequest: () => ({
        orderUseInCommerceRequest: {
          __typename: 'UseInCommerceRequest',
          id: 'p1',
          version: 3,
          status: 'IN_PREPARATION',
        },
      }),
    });
    const order = await screen.findByRole('button', { name: 'Order with obligation to pay' });
    const [, extension] = screen.getAllByRole('radio', { name: 'File this' });
    await userEvent.click(extension as HTMLElement);
    await userEvent.selectOptions(screen.getByLabelText('Country of your billing address'), '');
    await userEvent.click(order);
    expect(sent.filter(({ name }) => name === 'OrderUseInCommerceRequest')).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Country of your billing address'), 'SK');
    await userEvent.click(order);
    await waitFor(() =>
      expect(sent.filter(({ name }) => name === 'OrderUseInCommerceRequest')[0]?.variables).toMatchObject({
        id: 'p1',
        input: { type: 'EXTENSION', currency: 'USD', country: 'SK' },
      }),
    );
  });

  it('begins with a class that is saved and says so, or says that nothing was chosen', async () => {
    const sent = drawn([useClass(11, null)], {
      SaveUseClass: () => ({ updateUseInCommerceRequestClass: useClass(11, 'EXTEND') }),
    });
    const save = await screen.findByRole('button', { name: 'Save this class' });
    await userEvent.click(save);
    expect((await screen.findAllByText('Choose one of the three answers.')).length).toBeGreaterThan(0);
    expect(sent.filter(({ name }) => name === 'SaveUseClass')).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Not yet/u }));
    await userEvent.click(save);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Choose one of the three answers.')).toBeNull();
  });
});

describe('the specimens of a proof of use', () => {
  it('are listed by class with what keeps them from being one, however many pages there are', async () => {
    renderPortalPage(page, {
      ...visited,
      PortalUseInCommerce: () => proof('KICK_OFF_SENT'),
      PortalProofSpecimens: ({ after }) =>
        after === null
          ? shown(
              [
                specimen('s1', { document: file('d1', 'stand.png', ['TYPE', 'PIXELS']) }),
                specimen('s2', { document: file('d2', 'label.jpg', ['CMYK']) }),
              ],
              'next',
            )
          : shown([specimen('s3', { url: 'https://lumora.example/lamps', captureDate: '2026-11-02' })]),
    });
    const lamps = within(await ofClass(11));
    expect(lamps.getByRole('link', { name: 'stand.png' })).toHaveAttribute(
      'href',
      '/api/document/d1/content',
    );
    expect(lamps.getByText('The office takes JPG or PDF only.')).toBeInTheDocument();
    expect(lamps.getByText('The picture is more than 3,000 pixels long.')).toBeInTheDocument();
    expect(lamps.getByText(/colours of a printing press/u)).toBeInTheDocument();
    expect(lamps.getByRole('link', { name: 'https://lumora.example/lamps' })).toBeInTheDocument();
    expect(lamps.getByText('Seen on 2 November 2026')).toBeInTheDocument();
    expect(
      lamps.getAllByRole('button', { name: /Make a copy that fits/u }).map(({ textContent }) => textContent),
    ).toEqual(['Make a copy that fits stand.png']);
    expect(screen.queryByRole('region', { name: /class 35/u })).toBeNull();
  });

  it('say which of them the firm refused, and why', async () => {
    renderPortalPage(page, {
      ...visited,
      PortalUseInCommerce: () => proof('KICK_OFF_SENT'),
      PortalProofSpecimens: () =>
        shown([
          specimen('s1', { document: file('d1', 'stand.jpg'), refusedBecause: 'It is a mock-up.' }),
          specimen('s2', { document: file('d2', 'label.jpg') }),
        ]),
    });
    const lamps = within(await ofClass(11));
    const [refused, other] = lamps.getAllByRole('listitem');
    expect(refused).toHaveTextContent('We cannot file this one: It is a mock-up.');
    expect(other).not.toHaveTextContent('We cannot file this one');
  });

  it('get a copy that fits, shown beside the picture as given', async () => {
    const sent = renderPortalPage(page, {
      ...visited,
      PortalUseInCommerce: () => proof('KICK_OFF_SENT'),
      PortalProofSpecimens: () => shown([specimen('s1', { document: file('d1', 'stand.png', ['TYPE']) })]),
      ResizeSpecimen: () => ({ resizeSpecimen: file('d5', 'stand-uspto.jpg') }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Make a copy that fits stand.png' }));
    const lamps = within(await ofClass(11));
    expect((await lamps.findByText('The copy that fits')).closest('figure')).toHaveTextContent(
      'stand-uspto.jpg',
    );
    expect(lamps.getByText('Your picture').closest('figure')).toHaveTextContent('stand.png');
    expect(lamps.getByRole('status')).toHaveTextContent('This copy fits. Your own picture is kept.');
    expect(sent.find(({ name }) => name === 'ResizeSpecimen')?.variables).toEqual({ id: 's1' });
  });

  it('say why no copy could be made', async () => {
    renderPortalPage(page, {
      ...visited,
      PortalUseInCommerce: () => proof('KICK_OFF_SENT'),
      PortalProofSpecimens: () => shown([specimen('s1', { document: file('d1', 'stand.png', ['TYPE']) })]),
      ResizeSpecimen: () => ({ resizeSpecimen: refusal({ code: 'PICTURE_CORRUPT' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Make a copy that fits stand.png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture cannot be read.');
  });

  it('are added with the day a page was seen, and say what is missing', async () => {
    const kept: object[] = [];
    const sent = renderPortalPage(page, {
      ...visited,
      PortalUseInCommerce: () => proof('KICK_OFF_SENT'),
      PortalProofSpecimens: () => shown(kept),
      AddSpecimen: ({ input }) => {
        const { url, captureDate } = input as { url: string; captureDate: string | null };
        if (captureDate === null)
          return {
            createSpecimen: refusal({
              fields: [
                { __typename: 'FieldRefusal', path: ['captureDate'], code: 'REQUIRED', message: 'no' },
              ],
            }),
          };
        kept.push(specimen('s9', { url, captureDate }));
        return { createSpecimen: { __typename: 'Specimen', id: 's9' } };
      },
    });
    const lamps = within(await ofClass(11));
    await userEvent.click(lamps.getByRole('button', { name: 'Add the specimen' }));
    expect(await lamps.findByText('Choose a file or enter the address of a page.')).toBeInTheDocument();
    await userEvent.type(
      lamps.getByRole('textbox', { name: /address of a page/u }),
      'https://lumora.example/lamps',
    );
    await userEvent.click(lamps.getByRole('button', { name: 'Add the specimen' }));
    expect(
      await lamps.findByRole('link', { name: 'Fill in “Day you looked at the page”.' }),
    ).toBeInTheDocument();
    expect(lamps.getByRole('textbox', { name: /address of a page/u })).toHaveValue(
      'https://lumora.example/lamps',
    );
    await userEvent.type(lamps.getByLabelText(/^Day you looked at the page/u), '2026-11-02');
    await userEvent.click(lamps.getByRole('button', { name: 'Add the specimen' }));
    expect(await lamps.findByText('Seen on 2 November 2026')).toBeInTheDocument();
    expect(sent.findLast(({ name }) => name === 'AddSpecimen')?.variables).toEqual({
      input: {
        useInCommerceRequestClassId: 'c11',
        classNumber: 11,
        classItems: [],
        url: 'https://lumora.example/lamps',
        captureDate: '2026-11-02',
        documentId: null,
        usptoRequirements: [],
      },
    });
  });

  it('are taken away while the proof is prepared; a refusal leaves them where they are', async () => {
    let [refuses, there] = [true, true];
    renderPortalPage(page, {
      PortalUseInCommerce: () => proof('IN_PREPARATION'),
      PortalProofSpecimens: () => shown(there ? [specimen('s1', { document: file('d1', 'stand.jpg') })] : []),
      RemoveSpecimen: () => {
        if (refuses) return { deleteSpecimen: refusal({ code: 'NOT_FOUND' }) };
        there = false;
        return { deleteSpecimen: { __typename: 'Specimen', id: 's1' } };
      },
    });
    const remove = await screen.findByRole('button', { name: 'Remove stand.jpg' });
    await userEvent.click(remove);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'stand.jpg' })).toBeInTheDocument();
    refuses = false;
    await userEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'stand.jpg' })).toBeNull());
    expect(await screen.findByText('There is nothing for this class yet.')).toBeInTheDocument();
  });

  it.each(['APPROVED_FOR_FILING', 'SUBMITTED', 'ABANDONED'])(
    'are only looked at once it is %s',
    async (status) => {
      renderPortalPage(page, {
        PortalUseInCommerce: () => proof(status),
        PortalProofSpecimens: () =>
          shown([
            specimen('s1', {
              document: file('d5', 'stand-uspto.jpg'),
              originalDocument: file('d1', 'stand.png'),
            }),
            specimen('s2', { document: file('d2', 'label.png', ['TYPE']) }),
          ]),
      });
      const lamps = within(await ofClass(11));
      expect(lamps.getByText('Your picture').closest('figure')).toHaveTextContent('stand.png');
      expect(lamps.queryByRole('button')).toBeNull();
    },
  );

  it('that could not be read are said to be so, and nothing is added blindly', async () => {
    let away = true;
    renderPortalPage(page, {
      ...visited,
      PortalUseInCommerce: () => proof('KICK_OFF_SENT'),
      PortalProofSpecimens: () => {
        if (away) throw new TypeError('away');
        return shown([]);
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Add the specimen' })).toBeNull();
    away = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Add the specimen' })).toBeInTheDocument();
  });
});
