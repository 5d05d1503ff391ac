import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { linkedProof } from '../../../../testing/stub-linked-proof.js';
import { renderPage } from '../../../../testing/render-page.js';
import type { LinkedProof, LinkedSpecimen, ProofOrder } from './linked-proof.js';
import { Component } from './use-in-commerce.screen.js';

const LINK = 'p.token';
const show = (
  more: Partial<LinkedProof> = {},
  sheet: Partial<LinkedProof['proof']> = {},
  order: ProofOrder | null = null,
  specimens: Readonly<Record<string, readonly LinkedSpecimen[]>> = {},
): void => {
  const request = { ...linkedProof, ...more, proof: { ...linkedProof.proof, ...sheet } };
  const countries = [{ code: 'SK', name: 'Slovakia' }];
  renderPage(
    [
      {
        path: '/use-in-commerce-request/:id',
        Component,
        loader: () =>
          ({ request, specimens, order, countries, country: '', link: LINK, attempt: 'a1' }) as never,
        HydrateFallback: () => null,
      },
    ],
    { at: `/use-in-commerce-request/${LINK}` },
  );
};
afterEach(cleanup);
const title = () =>
  screen.findByRole('heading', { level: 1, name: 'The office asks where your mark is used' });
const ofClass = (number: number) =>
  within(
    screen.getByRole('heading', { level: 3, name: `Class ${number}` }).closest('article') as HTMLElement,
  );

it('says by when at the office and where the reader is, what it is, and what happens otherwise', async () => {
  show();
  await title();
  expect(screen.getByText('45 days left')).not.toBeNull();
  expect(screen.getByText(/Day at the office \(Eastern Time\):/)).not.toBeNull();
  expect(screen.getByText(/Where you are, that day ends on/)).not.toBeNull();
  expect(screen.getByText(/the office ends the application/)).not.toBeNull();
  expect(screen.getByText(/To be on the safe side order and pay by/)).not.toBeNull();
});

it('asks for goods and days only of a class that is in use', async () => {
  show();
  await title();
  expect(
    ofClass(3)
      .getAllByRole('checkbox')
      .map((one) => (one as HTMLInputElement).value),
  ).toEqual(['essential oils', 'soap']);
  expect(ofClass(35).queryByRole('checkbox')).toBeNull();
  fireEvent.click(ofClass(35).getByRole('radio', { name: /Yes, in use/ }));
  expect(ofClass(35).getByRole('checkbox', { name: 'retail' })).not.toBeNull();
  fireEvent.click(ofClass(35).getByRole('radio', { name: /Not yet/ }));
  expect(ofClass(35).queryByRole('checkbox')).toBeNull();
});

it('asks what shows a class in use, and shows what is there and why it does not do', async () => {
  const page = {
    __typename: 'Specimen',
    id: 's1',
    url: 'https://shop.example/oil',
    captureDate: '2026-11-02',
    refusedBecause: 'The mark is not to be seen.',
    document: null,
  } as const;
  const picture = {
    ...page,
    id: 's2',
    url: null,
    captureDate: null,
    refusedBecause: null,
    document: { __typename: 'Document', id: 'd1', name: 'label.png', specimenProblems: ['ANIMATED'] },
  } as const;
  show({}, {}, null, { [linkedProof.proof.classes[0]?.id ?? '']: [page, picture] });
  await title();
  const shown = within(ofClass(3).getByRole('region', { name: 'What shows the mark in use in class 3' }));
  expect(shown.getByText('Seen on 2 November 2026')).not.toBeNull();
  expect(shown.getByText('We cannot file this one: The mark is not to be seen.')).not.toBeNull();
  expect(shown.getByText(/The picture moves/)).not.toBeNull();
  expect(shown.getByRole('button', { name: 'Remove https://shop.example/oil' })).not.toBeNull();
  expect(shown.getByRole('button', { name: 'Remove label.png' })).not.toBeNull();
  expect(shown.getByRole('button', { name: 'Add to class 3' })).not.toBeNull();
  // Nobody has said yet that this one is in use.
  expect(ofClass(35).queryByRole('region')).toBeNull();
});

it('offers what can be filed now, and says what a filing without a price waits for', async () => {
  show();
  await title();
  expect(screen.getAllByRole('radio', { name: 'File this' })).toHaveLength(1);
  expect(screen.getByText(/The price is here once you have said/)).not.toBeNull();
  expect(screen.getByLabelText(/Why is the mark not used yet/)).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Country of your billing address'), { target: { value: 'SK' } });
  await waitFor(() => expect(screen.queryByText(/Choose your country and you see/)).toBeNull());
});

it('names the late fee and the fee for a near day as parts of what they are parts of', async () => {
  const usd = (amountMinor: number) => ({
    __typename: 'Money' as const,
    amountMinor,
    currency: 'USD' as const,
  });
  const [first] = linkedProof.proof.offers;
  if (first === undefined) throw new Error('no offer');
  show(
    { type: 'DECLARATION_OF_USE' },
    {
      late: true,
      offers: [
        {
          ...first,
          type: 'DECLARATION_OF_USE',
          isReady: true,
          serviceFee: usd(32_550),
          rushFee: usd(10_850),
          officeFee: usd(42_500),
          lateFee: usd(10_000),
        },
      ],
    },
  );
  await title();
  expect(screen.getByText(/Last day at the office with a late fee/)).not.toBeNull();
  expect(screen.getByText('of it for being late').nextSibling?.textContent).toMatch(/100\.00/);
  expect(screen.getByText('of it because the day is near').nextSibling?.textContent).toMatch(/108\.50/);
});

it('offers no order once the last day for one is over', async () => {
  show({}, { canOrder: false, daysLeft: 3 });
  await title();
  expect(screen.getByText(/It can no longer be ordered here/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Order with obligation to pay' })).toBeNull();
});

it('leads from an application that ended to the petition that may save it, and only there', async () => {
  show({ status: 'ABANDONED' }, { canRevive: true });
  await title();
  expect(screen.getByRole('link', { name: 'Ask for a petition to revive' }).getAttribute('href')).toBe(
    '/petition-to-revive?office=US&number=97123456&name=Lumora',
  );
  cleanup();
  show({ status: 'ABANDONED' }, { canRevive: false });
  await title();
  expect(screen.queryByRole('link', { name: 'Ask for a petition to revive' })).toBeNull();
});

it('speaks of no time of grace once it runs', async () => {
  show({ type: 'DECLARATION_OF_USE' }, { late: true });
  await title();
  expect(screen.getByText(/^If nothing is filed by then, the office cancels/)).not.toBeNull();
});

it('leads from the order to its payment by the link of the order', async () => {
  const order = {
    __typename: 'ServiceRequest',
    id: 'o1',
    publicId: 'S-1',
    status: 'INVOICED',
    payableProductId: 'p1',
    lawyerInCharge: null,
    price: { __typename: 'Money', amountMinor: 41_691, currency: 'USD' },
  } as ProofOrder;
  const ordered = { status: 'IN_PREPARATION', serviceRequestId: 'o1' } as const;
  show(ordered, { orderLink: 'r.order' }, order);
  await title();
  expect(screen.getByRole('link', { name: /^Pay .*416\.91/ }).getAttribute('href')).toBe(
    '/product/p1/checkout?link=r.order',
  );
  cleanup();
  show(ordered, { orderLink: 'r.order' }, null);
  await title();
  expect(screen.getByText(/Your order is being entered/)).not.toBeNull();
});

it.each(['APPROVED_FOR_FILING', 'SUBMITTED'] as const)(
  'still says what was ordered, and who is in charge of it, once it is %s',
  async (status) => {
    const order = {
      __typename: 'ServiceRequest',
      id: 'o1',
      publicId: 'S-1',
      status: 'PAID',
      payableProductId: 'p1',
      lawyerInCharge: 'Lena Demo',
      price: { __typename: 'Money', amountMinor: 41_691, currency: 'USD' },
    } as ProofOrder;
    const filedOn = status === 'SUBMITTED' ? '2027-01-04' : null;
    show({ status, filedOn, serviceRequestId: 'o1' }, { orderLink: 'r.order' }, order);
    await title();
    expect(screen.getByText('S-1')).not.toBeNull();
    expect(screen.getByText('Lena Demo')).not.toBeNull();
    expect(screen.queryByRole('link', { name: /Pay/ })).toBeNull();
  },
);

it.each([
  ['SUBMITTED', { filedOn: '2027-01-04' }, /It was filed at the office on Monday,? 4 January 2027/],
  ['ABANDONMENT_REQUESTED', {}, /You asked us to file nothing/],
  ['ABANDONED', {}, /Nothing is filed any more/],
] as const)('says of what is %s how it ended, and asks nothing', async (status, more, sentence) => {
  show({ status, ...more });
  await title();
  expect(screen.getByText(sentence)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
