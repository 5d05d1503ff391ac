import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, teachDialogs } from '../../../../../testing/portal-page.js';
import { paymentAnswers } from '../../../../../testing/stub-payments.js';
import { Component } from '../profile.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const page = { path: '/portal/profile', at: '/portal/profile?tab=payment', Component };
const row = async (name: RegExp) => within((await screen.findByText(name)).closest('li') as HTMLElement);
const answer = paymentAnswers.SavedCards();

describe('the cards of a customer', () => {
  it('are checked after it was said what that does, and the bank’s answer comes by itself', async () => {
    let status = 'REJECTED';
    const cards = () => ({
      ...answer,
      userPaymentMethodList: {
        ...answer.userPaymentMethodList,
        items: [{ ...answer.userPaymentMethodList.items[2], status }],
      },
    });
    let looks = 0;
    const sent = renderPortalPage(page, {
      PortalCards: () => {
        if (status === 'VALIDATING' && ++looks > 1) status = 'ACTIVE';
        return cards();
      },
      CheckCard: ({ id }) => {
        status = 'VALIDATING';
        return { validateUserPaymentMethod: { __typename: 'UserPaymentMethod', id, status } };
      },
    });
    const card = await row(/Visa ending in 0005/);
    expect(card.getByText('Not accepted')).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Check this card' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/€1.00 is reserved on it and given up at once. Nothing is charged/),
    ).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'CheckCard')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Check this card' }));
    expect(await screen.findByText('Ready')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'CheckCard')).toEqual([
      {
        name: 'CheckCard',
        variables: { id: answer.userPaymentMethodList.items[2]?.id },
        key: expect.any(String),
      },
    ]);
  });

  it('that have run out say so and are only removed', async () => {
    renderPortalPage(page, { PortalCards: () => answer });
    const card = await row(/Visa ending in 1111/);
    expect(card.getByText('Expired')).toBeInTheDocument();
    expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Remove']);
    expect((await row(/Mastercard ending in 4242/)).getAllByRole('button')).toHaveLength(2);
  });

  it('can still be removed when cards are offered no more', async () => {
    const sent = renderPortalPage(page, {
      PortalCards: () => ({ ...answer, savedCardsOffered: false }),
      DeleteCard: ({ id }) => ({ deleteUserPaymentMethod: { __typename: 'UserPaymentMethod', id } }),
    });
    const card = await row(/Mastercard ending in 4242/);
    expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Remove']);
    await userEvent.click(card.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/It is removed at the payment provider as well/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText(/Mastercard ending in 4242/);
    expect(sent.filter(({ name }) => name === 'DeleteCard')).toHaveLength(1);
  });
});
