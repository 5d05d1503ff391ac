import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { classesIn } from './parts/wanted.js';
import { Component } from './watch-order.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const mark = {
  ...present(portalAnswer('PortalWatchOrder', { id: 't1' }).trademark),
  id: 't1',
  name: 'Lumora',
  jurisdiction: 'EU',
  classes: [9, 42],
};
const watch = present(mark.watchSubscriptions.items[0]);
const office = (jurisdiction: string) => ({
  __typename: 'WatchableOffice',
  jurisdiction,
  dataAsOf: '2026-06-14',
  holding: 'ALL',
  since: null,
});
const priced = ({ offices = [] as readonly string[], classes = 0 }) => ({
  watchQuote: {
    __typename: 'WatchQuote',
    quote: `signed ${offices.join('+')} ${classes}`,
    currency: 'EUR',
    offices: offices.map((jurisdiction) => ({
      __typename: 'WatchedOfficePrice',
      jurisdiction,
      net: 9_000,
    })),
    net: 9_000 * offices.length,
    tax: 1_890 * offices.length,
    total: 10_890 * offices.length,
    priceListLabel: 'Example prices',
  },
});

const ordered = { __typename: 'TrademarkWatchSubscription', id: 'w1', serviceRequestId: 'o1' };

function show({
  offices = [office('EU'), office('CH')],
  watches = [] as object[],
  at = '',
  answer = ordered as object,
} = {}) {
  return renderPortalPage({ path: '/portal/watch-order/:id', at: `/portal/watch-order/t1${at}`, Component }, {
    PortalWatchOrder: () => ({
      trademark: { ...mark, watchSubscriptions: { ...mark.watchSubscriptions, items: watches } },
      watchableOfficeList: offices,
    }),
    PortalWatchPrice: priced,
    OrderTrademarkWatch: () => ({ orderTrademarkWatch: answer }),
  } as unknown as AnswersByName);
}

describe('the order of a watch', () => {
  it('says of each register how much of it is held and of which day', async () => {
    show();
    expect(
      await screen.findByRole('checkbox', { name: /European Union.*whole register, data of 14 Jun/ }),
    ).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Switzerland/ })).not.toBeChecked();
  });

  it('says where the office of the mark is not held, and where nothing is', async () => {
    show({ offices: [office('CH')] });
    expect(await screen.findByText(/hold no register of .*where this mark is/)).toBeInTheDocument();
    cleanup();
    show({ offices: [] });
    expect(await screen.findByText(/search of registers is starting/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Order the watch and pay' })).toBeNull();
  });

  it('shows the price of what is chosen, and orders that at that price', async () => {
    const sent = show();
    const country = await screen.findByLabelText(/Country/);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Lumora' })).toBeInTheDocument());
    const value = (screen.getAllByRole('option')[1] as HTMLOptionElement).value;
    await userEvent.selectOptions(country, value);
    await userEvent.click(screen.getByRole('checkbox', { name: /Switzerland/ }));
    expect(await screen.findByText('€217.80')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Order the watch and pay' }));
    await waitFor(() => expect(sentAs(sent, 'OrderTrademarkWatch')).toHaveLength(1));
    expect(sentAs(sent, 'OrderTrademarkWatch')[0]).toMatchObject({
      input: {
        trademarkId: 't1',
        offices: ['EU', 'CH'],
        classes: [9, 42],
        alsoSimilar: true,
        country: value,
        quote: 'signed CH+EU 2',
      },
    });
  });

  it('says why it was refused, and keeps what was chosen', async () => {
    show({
      answer: {
        __typename: 'Refusal',
        code: 'CONFLICT',
        message: 'A watch of this mark was ordered a minute ago.',
        fields: [],
      },
    });
    const country = await screen.findByLabelText(/Country/);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Lumora' })).toBeInTheDocument());
    await userEvent.selectOptions(country, (screen.getAllByRole('option')[1] as HTMLOptionElement).value);
    await screen.findByText('€108.90');
    await userEvent.click(screen.getByRole('button', { name: 'Order the watch and pay' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A watch of this mark was ordered a minute ago.',
    );
    expect(screen.getByRole('checkbox', { name: /European Union/ })).toBeChecked();
  });

  it('takes over what the last year had', async () => {
    show({
      at: '?last=w0',
      watches: [{ ...watch, id: 'w0', jurisdictions: ['CH'], classes: [35], alsoSimilar: false }],
    });
    expect(await screen.findByRole('checkbox', { name: /Switzerland/ })).toBeChecked();
    expect(screen.getByLabelText('Classes')).toHaveValue('35');
    expect(screen.getByRole('radio', { name: /Identical names only/ })).toBeChecked();
  });
});

describe('classes as they are typed', () => {
  it.each([
    ['9, 42', [9, 42]],
    ['42 9 9', [9, 42]],
    ['0, 46, x', []],
    ['', []],
  ])('%j', (typed, classes) => expect(classesIn(typed)).toEqual(classes));
});
