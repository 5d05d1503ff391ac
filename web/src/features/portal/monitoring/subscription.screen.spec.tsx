import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './subscription.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/monitoring/:id', at: '/portal/monitoring/s1', Component };
const made = { ...present(portalAnswer('PortalSubscription', { id: 's1' }).brandSubscription), id: 's1' };
const scan = present(made.brandMonitoringTasks.items[0]);
const payment = present(made.payments.items[0]);
const none = { items: [] };
const show = (more: object, answers: AnswersByName = {}) =>
  renderPortalPage(page, {
    PortalSubscription: () => ({ brandSubscription: { ...made, ...more } }),
    ...answers,
  });
const said = async (label: string): Promise<string | null | undefined> =>
  (await screen.findAllByRole('term')).find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

describe('a subscription', () => {
  it('says what is looked after, how it is paid and by whom', async () => {
    show({
      tier: 'SHIELD',
      paymentFrequency: 'YEARLY',
      endDate: '2027-05-01',
      trialStartDate: null,
      brand: { id: 'b1', name: 'Lumora' },
      billingEntity: { id: 'e1', businessName: null, firstName: 'Jana', lastName: 'Malá' },
      userPaymentMethod: { id: 'c1', cardBrand: 'Visa', cardLastFour: '1111' },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Monitoring of Lumora' }),
    ).toBeInTheDocument();
    expect(await said('Tier')).toBe('Shield');
    expect(await said('Payment')).toBe('paid yearly');
    expect(await said('Paid until')).toMatch(/1 May 2027/);
    expect(await said('Invoices go to')).toBe('Jana Malá');
    expect(await said('Card')).toBe('Visa ending in 1111');
    expect(await said('Trial from')).toBeUndefined();
  });

  it('that nobody paid yet says that nothing runs before, and where to turn', async () => {
    show({
      status: 'CREATED',
      billingEntity: null,
      userPaymentMethod: null,
      payments: none,
      brandMonitoringTasks: none,
      platforms: none,
    });
    expect(await screen.findByText(/No scan runs before the first payment/)).toBeInTheDocument();
    expect(screen.getByText('Nothing was charged yet.')).toBeInTheDocument();
    expect(screen.getByText('The first scan comes after the first payment.')).toBeInTheDocument();
    expect(screen.getByText('A lawyer chooses the places with you.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End with the period' })).toBeNull();
  });

  it('tells of a payment that was declined why', async () => {
    show({
      payments: { items: [{ ...payment, status: 'DECLINED', declineReason: 'The card has expired.' }] },
    });
    expect(await screen.findByText('The card has expired.')).toBeInTheDocument();
    expect(screen.getByText('Declined')).toBeInTheDocument();
  });

  it('that is not there leads back home', async () => {
    renderPortalPage(page, { PortalSubscription: () => ({ brandSubscription: null }) });
    await waitFor(() =>
      expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '/portal')).toBe(true),
    );
    expect(screen.queryByRole('heading', { name: 'Scans' })).toBeNull();
  });
});

describe('a scan', () => {
  it.each([
    ['PROCESSED', 0, 'Nothing relevant was found.'],
    ['PROCESSED', 1, '1 threat was found.'],
    ['PROCESSED', 3, '3 threats were found.'],
  ])('that is %s with %i found says so', async (status, totalCount, words) => {
    show({
      brandMonitoringTasks: {
        items: [{ ...scan, status, cases: { totalCount }, brand: { id: 'b1', name: 'Lumora' } }],
      },
    });
    expect(await screen.findByText(words)).toBeInTheDocument();
    const way = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(way.includes('/portal/cases?brand=b1')).toBe(totalCount > 0);
  });

  it('that runs promises nothing about what it finds, and says by when it is done', async () => {
    show({
      brandMonitoringTasks: {
        items: [
          {
            ...scan,
            status: 'IN_PROGRESS',
            cases: { totalCount: 0 },
            processedTimestamp: null,
            deadline: '2026-12-01',
          },
        ],
      },
    });
    expect(await screen.findByText('We are looking')).toBeInTheDocument();
    expect(screen.queryByText('Nothing relevant was found.')).toBeNull();
    expect(
      screen
        .getAllByText((_, element) => element?.tagName === 'TIME')
        .some((time) => time.getAttribute('datetime') === '2026-12-01'),
    ).toBe(true);
  });
});

describe('the end of a subscription', () => {
  it.each(['SUBSCRIPTION_STARTED', 'PAST_DUE'])(
    'that is %s is asked for once and explained before',
    async (status) => {
      const sent = show(
        { status },
        {
          CancelBrandSubscription: () => ({
            cancelBrandSubscription: {
              __typename: 'BrandSubscription',
              id: 's1',
              version: 2,
              status: 'CANCELLED_AT_PERIOD_END',
            },
          }),
        },
      );
      await userEvent.click(await screen.findByRole('button', { name: 'End with the period' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'End the subscription?' }));
      expect(dialog.getByText(/What is paid goes on until its last day/)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'End with the period' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sentAs(sent, 'CancelBrandSubscription')).toEqual([{ id: 's1' }]);
    },
  );

  it('is taken back until the period ends; a refusal is said in the question', async () => {
    show(
      { status: 'CANCELLED_AT_PERIOD_END' },
      {
        ResumeBrandSubscription: () => ({
          resumeBrandSubscription: refusal('PERIOD_OVER', 'The period has ended.'),
        }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Let it go on' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Let the subscription go on?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Let it go on' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The period has ended.');
  });

  it('leaves nothing to press once it has ended', async () => {
    show({ status: 'ENDED' });
    await screen.findByText('Ended');
    expect(screen.queryByRole('button', { name: /period|go on/ })).toBeNull();
  });
});
