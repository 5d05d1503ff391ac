import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import {
  beginVisit,
  button,
  fixture,
  held,
  product,
  refusal,
  sentAs,
  show,
} from '../../../../testing/checkout-page.js';
import { orderAnswers } from '../../../../testing/stub-order.js';
import { paymentAnswers } from '../../../../testing/stub-payments.js';

const cardPage = {
  ...product,
  status: 'CHECKOUT_STARTED',
  paymentType: 'CARD',
  checkoutUrl: 'https://bank.example/page',
};
const transfer = { ...product, status: 'CHECKOUT_COMPLETED', paymentType: 'TRANSFER' };

beforeEach(beginVisit);
afterEach(cleanup);

describe('another way to pay', () => {
  it('is offered while a card page is open, says what becomes of that page, and shows the transfer once it was chosen', async () => {
    const now: Parameters<typeof show>[0] = { product: cardPage };
    const bank = held(() => {
      now.product = transfer;
      return { changeProductPaymentMethod: { __typename: 'Product', id: 'p1', status: 'CHECKOUT_STARTED' } };
    });
    show(now, { link: 'v.1', answers: { ChangePaymentMethod: bank.answer } });
    await userEvent.click(await screen.findByText('Pay another way'));
    expect(
      screen.getByText(/The payment page that is open is closed, and nothing is charged on it/),
    ).toBeInTheDocument();
    expect(screen.getByText(/The order is paid once/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked();
    await userEvent.dblClick(await button(/Show how to transfer €1,379.40/));
    bank.release();
    expect(await screen.findByRole('heading', { name: 'Transfer the money' })).toBeInTheDocument();
    expect(sentAs('ChangePaymentMethod')).toEqual([
      {
        operationName: 'ChangePaymentMethod',
        variables: { id: fixture.id, input: { paymentType: 'TRANSFER' } },
        key: expect.any(String),
      },
    ]);
    expect(sentAs('StartCheckout')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Go on to the payment page' })).toBeNull();
  });

  it('shows the transfer although the first question for it failed', async () => {
    let asked = 0;
    const answer = (): unknown => {
      asked += 1;
      if (asked === 1) throw new Error('the line was down');
      return orderAnswers.TransferInstructions();
    };
    show({ product: transfer }, { link: 'v.1', answers: { TransferInstructions: answer } });
    expect(await screen.findByRole('heading', { name: 'Transfer the money' })).toBeInTheDocument();
  });

  it('is offered instead of a transfer; a refusal is said in the reader’s language and the account stays in sight', async () => {
    show(
      { product: transfer },
      {
        locale: 'cs',
        answers: { ChangePaymentMethod: () => ({ changeProductPaymentMethod: refusal('PARTLY_PAID') }) },
      },
    );
    await userEvent.click(await screen.findByText('Zaplatit jinak'));
    expect(screen.getByText(/Pokud je váš převod už na cestě/)).toBeInTheDocument();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'CARD',
      'WALLET',
    ]);
    await userEvent.click(await button(/kartou$/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Část peněz přišla převodem. Zbytek prosím pošlete stejně.',
    );
    expect(screen.getByRole('heading', { name: 'Převeďte peníze' })).toBeInTheDocument();
  });

  it('is open at once for who asked for it on the page before, with the way to take another card', async () => {
    show({ product: cardPage }, { hash: '#another-way' });
    expect((await screen.findByText('Pay another way')).closest('details')).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'Open it and pay by card' })).toHaveAttribute(
      'href',
      'https://bank.example/page',
    );
  });

  it('is one attempt until it was answered', async () => {
    let reached = false;
    show(
      { product: cardPage },
      {
        answers: {
          ChangePaymentMethod: () => {
            if (!reached) {
              reached = true;
              throw new Error('the line is down');
            }
            return { changeProductPaymentMethod: refusal('PAYMENT_UNDER_WAY') };
          },
        },
      },
    );
    await userEvent.click(await screen.findByText('Pay another way'));
    await userEvent.click(await button(/Show how to transfer/));
    expect(await screen.findByText(/We could not reach our service/)).toBeInTheDocument();
    await userEvent.click(await button(/Show how to transfer/));
    expect(await screen.findByText(/The bank has said yes already/)).toBeInTheDocument();
    expect(new Set(sentAs('ChangePaymentMethod').map(({ key }) => key)).size).toBe(1);
  });

  it('says of a wallet that it is paid on the same page', async () => {
    show({ product: cardPage });
    await userEvent.click(await screen.findByText('Pay another way'));
    await userEvent.click(screen.getByRole('radio', { name: /^Wallet/ }));
    expect(
      screen.getByText(/You go on at the payment page of this order, which takes one payment only/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/The payment page that is open is closed/)).toBeNull();
  });

  it('is the transfer alone while the bank of a saved card asks for its owner', async () => {
    show({ product: { ...cardPage, paymentMethodId: 'c1', checkoutUrl: 'https://bank.example/challenge' } });
    await userEvent.click(await screen.findByText('Pay another way'));
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['TRANSFER']);
  });

  it.each([
    [
      'a part of the transfer is there',
      { ...transfer, stillToPay: { __typename: 'Money', amountMinor: 100 } },
      'Transfer the money',
    ],
    ['the bank has said yes', { ...cardPage, status: 'CHECKOUT_COMPLETED' }, 'The payment is under way'],
    [
      'a saved card is being charged',
      { ...cardPage, paymentMethodId: 'c1', checkoutUrl: null },
      'The payment is under way',
    ],
    [
      'the page of the provider is being closed',
      { ...cardPage, paymentType: 'TRANSFER' },
      'The payment is under way',
    ],
  ])('is not offered when %s', async (_, at, heading) => {
    show({ product: at });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.queryByText('Pay another way')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Go on to the payment page' })).toBeNull();
  });
});

describe('saved cards', () => {
  const begun = () => ({
    startProductCheckout: { __typename: 'Product', id: 'p1', status: 'CHECKOUT_STARTED' },
  });

  it.each([
    [
      'while they are not offered',
      { answers: { SavedCards: () => ({ ...paymentAnswers.SavedCards(), savedCardsOffered: false }) } },
    ],
    ['to somebody who only holds a link', { link: 'v.1' }],
    [
      'when they cannot be had',
      {
        answers: {
          SavedCards: () => {
            throw new Error('the line is down');
          },
        },
      },
    ],
  ])('are not spoken of %s', async (_, more: { answers?: AnswersByName; link?: string }) => {
    show({ product }, { ...more, answers: { ...more.answers, StartCheckout: begun } });
    const press = await button(/^Pay €1,379.40 by card$/);
    await waitFor(() => expect(press).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText('Which card?')).toBeNull();
    await userEvent.click(press);
    await waitFor(() => expect(sentAs('StartCheckout')).toHaveLength(1));
    expect(Object.keys(sentAs('StartCheckout')[0]?.variables['input'] as object).sort()).toEqual([
      'billing',
      'paymentType',
      'total',
    ]);
    expect(sentAs('SavedCards')).toHaveLength(more.link === undefined ? 1 : 0);
  });

  it('are asked for once, however often the product is read', async () => {
    const now: Parameters<typeof show>[0] = { product };
    const cheaper = { ...product, total: { ...product.total, amountMinor: 100_000 } };
    show(now, {
      answers: {
        StartCheckout: () => {
          now.product = cheaper;
          return begun();
        },
      },
    });
    const press = await button(/^Pay €1,379.40/);
    await waitFor(() => expect(press).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(press);
    expect(await button(/^Pay €1,000.00/)).toBeInTheDocument();
    expect(sentAs('SavedCards')).toHaveLength(1);
  });

  it('are kept with consent alone, which says what is kept and how it is removed', async () => {
    show(
      { product },
      {
        answers: {
          StartCheckout: begun,
          SavedCards: () => ({ ...paymentAnswers.SavedCards(), userPaymentMethodList: { items: [] } }),
        },
      },
    );
    const consent = await screen.findByRole('checkbox', { name: /Keep this card for later payments/ });
    expect(consent).not.toBeChecked();
    expect(consent.closest('label')).toHaveTextContent(
      /the last four digits and the expiry date, never the number.*You can remove the card at any time/,
    );
    await userEvent.click(consent);
    await userEvent.click(await button(/^Pay €1,379.40 by card$/));
    await waitFor(() =>
      expect(sentAs('StartCheckout')[0]?.variables['input']).toMatchObject({
        paymentType: 'CARD',
        saveCard: true,
      }),
    );
    expect(sentAs('StartCheckout')[0]?.variables['input']).not.toHaveProperty('paymentMethodId');
  });

  it('are chosen by brand and last digits; the button says which one it charges, and one that has run out says so', async () => {
    const bank = held(begun);
    show({ product }, { answers: { StartCheckout: bank.answer } });
    const cards = within(await screen.findByRole('group', { name: 'Which card?' }));
    expect(cards.getByRole('radio', { name: /Visa ending in 1111.*Expired 01\/2020/ })).toBeDisabled();
    expect(cards.getByRole('radio', { name: /Visa ending in 0005.*did not accept it/ })).toBeDisabled();
    expect(
      cards.getByRole('radio', { name: /Mastercard ending in 4242.*Valid until 04\/2099/ }),
    ).toBeChecked();
    await userEvent.click(cards.getByRole('radio', { name: /Another card/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Keep this card/ }));
    await userEvent.click(cards.getByRole('radio', { name: /Mastercard/ }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.dblClick(await button(/^Pay €1,379.40 with Mastercard ending in 4242$/));
    bank.release();
    await waitFor(() => expect(sentAs('ProductToPay').length).toBeGreaterThan(1));
    expect(sentAs('StartCheckout')).toHaveLength(1);
    expect(sentAs('StartCheckout')[0]?.variables['input']).toMatchObject({
      paymentType: 'CARD',
      paymentMethodId: paymentAnswers.SavedCards().userPaymentMethodList.items[1]?.id,
    });
    expect(sentAs('StartCheckout')[0]?.variables['input']).not.toHaveProperty('saveCard');
  });

  it('are not named where it is paid another way', async () => {
    show({ product }, { answers: { StartCheckout: begun } });
    await screen.findByRole('group', { name: 'Which card?' });
    await userEvent.click(screen.getByRole('radio', { name: /^Bank transfer/ }));
    expect(screen.queryByRole('group', { name: 'Which card?' })).toBeNull();
    await userEvent.click(await button(/Show how to transfer/));
    await waitFor(() =>
      expect(sentAs('StartCheckout')[0]?.variables['input']).toMatchObject({ paymentType: 'TRANSFER' }),
    );
    expect(sentAs('StartCheckout')[0]?.variables['input']).not.toHaveProperty('paymentMethodId');
  });

  it('that went away meanwhile are said to be gone, and nothing is lost', async () => {
    show(
      { product },
      { answers: { StartCheckout: () => ({ startProductCheckout: refusal('CARD_NOT_USABLE') }) } },
    );
    await userEvent.click(await button(/with Mastercard ending in 4242/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This card has expired or was not accepted. Please take another one.',
    );
    expect(screen.getByRole('group', { name: 'Which card?' })).toBeInTheDocument();
  });

  it('whose bank asks for their owner show the way to it', async () => {
    show({ product: { ...cardPage, paymentMethodId: 'c1', checkoutUrl: 'https://bank.example/challenge' } });
    expect(await screen.findByRole('heading', { name: 'Your bank asks you to confirm' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go on to your bank' })).toHaveAttribute(
      'href',
      'https://bank.example/challenge',
    );
  });
});
