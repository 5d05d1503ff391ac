import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, teachDialogs } from '../../../../../testing/portal-page.js';
import { refusal } from '../../../../../testing/stub-facts.js';
import { paymentAnswers } from '../../../../../testing/stub-payments.js';
import { Component } from '../profile.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const page = { path: '/portal/profile', at: '/portal/profile?tab=payment', Component };
const row = async (name: RegExp) => within((await screen.findByText(name)).closest('li') as HTMLElement);
const saved = paymentAnswers.SavedCards();
const answer = {
  ...saved,
  viewer: { __typename: 'User', id: 'u', displayName: 'Jana Example', email: 'jana@example.com' },
  userPaymentMethodList: {
    ...saved.userPaymentMethodList,
    items: saved.userPaymentMethodList.items.map((card) => ({
      ...card,
      defaultSince: null as string | null,
    })),
  },
  brandSubscriptionList: { items: [] as object[] },
};

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

  it('say why they could not be checked', async () => {
    renderPortalPage(page, {
      PortalCards: () => ({
        ...answer,
        userPaymentMethodList: { items: [{ ...answer.userPaymentMethodList.items[2], status: 'REJECTED' }] },
      }),
      CheckCard: () => ({
        validateUserPaymentMethod: {
          __typename: 'Refusal',
          code: 'NOT_AT_PROVIDER',
          message: 'The provider does not keep this card any more.',
          fields: [],
        },
      }),
    });
    const card = await row(/Visa ending in 0005/);
    await userEvent.click(card.getByRole('button', { name: 'Check this card' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Check this card' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The provider does not keep this card any more.',
    );
  });

  it('that have run out say so and are only removed', async () => {
    renderPortalPage(page, { PortalCards: () => answer });
    const card = await row(/Visa ending in 1111/);
    expect(card.getByText('Expired')).toBeInTheDocument();
    expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Remove']);
    expect((await row(/Mastercard ending in 4242/)).getAllByRole('button')).toHaveLength(3);
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

  it('one is offered first by its owner, and says so', async () => {
    const [, good] = answer.userPaymentMethodList.items;
    const chosen = { ...good, defaultSince: '2026-11-20T10:00:00.000Z' };
    renderPortalPage(page, {
      PortalCards: () => ({ ...answer, userPaymentMethodList: { items: [chosen] } }),
    });
    const card = await row(/Mastercard ending in 4242/);
    expect(card.getByText('offered first when you pay')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Offer it first' })).toBeNull();
  });

  it('say what hangs on them before they are removed', async () => {
    const [, good] = answer.userPaymentMethodList.items;
    renderPortalPage(page, {
      PortalCards: () => ({
        ...answer,
        userPaymentMethodList: { items: [good] },
        brandSubscriptionList: {
          items: [
            {
              __typename: 'BrandSubscription',
              id: 's1',
              status: 'SUBSCRIPTION_STARTED',
              withTrial: false,
              userPaymentMethodId: good?.id,
              brand: { __typename: 'Brand', id: 'b1', name: 'Lumora' },
            },
          ],
        },
      }),
    });
    const card = await row(/Mastercard ending in 4242/);
    await userEvent.click(card.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/needs another card before its next period/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Lumora' })).toHaveAttribute('href', '/portal/monitoring/s1');
  });

  it('a refusal to add one is said where it was pressed, and nobody leaves the page', async () => {
    const sent = renderPortalPage(page, {
      PortalCards: () => answer,
      SetUpCard: () => ({ startCardSetup: refusal('FEATURE_OFF', 'Cards cannot be kept now.') }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a card?' }));
    expect(dialog.getByText(/Nothing is taken/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on to the payment provider' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Cards cannot be kept now.');
    expect(sent.filter(({ name }) => name === 'SetUpCard')[0]?.variables).toEqual({
      input: { fullName: 'Jana Example', email: 'jana@example.com' },
    });
  });
});
