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
const full = portalAnswer('PortalSubscription', { id: 's1' });
const made = { ...present(full.brandSubscription), id: 's1' };
const scan = present(made.brandMonitoringTasks.items[0]);
const payment = present(made.payments.items[0]);
const none = { items: [] };
const show = (more: object, answers: AnswersByName = {}) =>
  renderPortalPage(page, {
    PortalSubscription: () => ({ ...full, brandSubscription: { ...made, ...more } }),
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

  it('gives all that was found as a table, page by page, when it has ended too', async () => {
    const found = (n: number) => ({
      id: `f${n}`,
      platform: 'eBay',
      title: n === 0 ? '=Lumora lamp' : `Lumora lamp ${n}`,
      website: `https://market.test/${n}`,
      priceText: null,
      state: n === 0 ? 'ESCALATED' : 'DISMISSED',
      dismissalReason: n === 0 ? null : 'OTHER_GOODS',
      dismissalNote: null,
      firstSeenAt: '2026-11-02T09:00:00Z',
      lastSeenAt: '2026-11-09T09:00:00Z',
      reviewedAt: '2026-11-10T09:00:00Z',
      case: n === 0 ? { id: 'c1', status: 'RESOLVED' } : null,
    });
    const saved: Blob[] = [];
    URL.createObjectURL = (content: Blob | MediaSource) => {
      saved.push(content as Blob);
      return 'blob:table';
    };
    URL.revokeObjectURL = () => undefined;
    const sent = show(
      { status: 'ENDED', brand: { id: 'b1', name: 'Lumora' } },
      {
        FoundForBrand: (asked) => {
          const { offset } = asked as unknown as { offset: number };
          return {
            brandMonitoringFindingList: { hasNextPage: offset === 0, items: [found(offset)] },
          };
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a table (CSV)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const table = await new Promise<string>((read) => {
      const reader = new FileReader();
      reader.onload = () => read(String(reader.result));
      reader.readAsText(present(saved[0]));
    });
    expect(table.split('\r\n')).toEqual([
      expect.stringContaining('Where,What it is called there,Page'),
      expect.stringContaining(`eBay,'=Lumora lamp,https://market.test/0`),
      expect.stringContaining('Lumora lamp 1'),
      '',
    ]);
    expect(table).toContain('Dropped,Other goods');
    expect(sentAs(sent, 'FoundForBrand')).toMatchObject([{ offset: 0 }, { offset: 1 }]);
  });

  it('on trial is said to run, not to be paid, until its last day', async () => {
    show({ trialStartDate: '2026-11-20', startDate: '2026-11-20', endDate: '2026-12-03' });
    expect(await said('Trial until')).toMatch(/3 December 2026/);
    expect(await said('Paid until')).toBeUndefined();
    expect(await said('From')).toBeUndefined();
  });

  it('that nobody paid yet says that nothing runs before, and where to turn', async () => {
    show({
      status: 'CREATED',
      withTrial: false,
      pausedOn: null,
      billingEntity: null,
      userPaymentMethod: null,
      payments: none,
      brandMonitoringTasks: none,
      platforms: none,
    });
    expect(await screen.findByText(/The first scan is planned with it/)).toBeInTheDocument();
    expect(screen.getByText('Nothing was charged yet.')).toBeInTheDocument();
    expect(screen.getByText('The first scan comes after the first payment.')).toBeInTheDocument();
    expect(
      screen.getByText('The places follow from the tier once the order is complete.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End with the period' })).toBeNull();
  });

  const due = {
    ...payment,
    status: 'DECLINED',
    startDate: '2027-03-01',
    endDate: '2027-03-31',
    tier: 'SHIELD',
    numberOfAttempts: 2,
    nextAttemptOn: '2027-03-08',
    awaitsCard: false,
    product: {
      __typename: 'Product',
      id: 'p1',
      status: 'PAYMENT_FAILED',
      currency: 'EUR',
      total: { __typename: 'Money', amountMinor: 9_717, currency: 'EUR' },
    },
  };
  const pastDue = { status: 'PAST_DUE', pausedOn: null, nextCharge: null, awaitsCard: false };

  it('whose period was declined says why, when it is tried again, what stops when, and where it is paid', async () => {
    show({ ...pastDue, payments: { items: [{ ...due, declineReason: 'insufficient_funds' }] } });
    expect(await screen.findByText(/We try again on Monday,? 8 March 2027/)).toBeInTheDocument();
    expect(screen.getByText(/the monitoring ends on Monday,? 15 March 2027/)).toBeInTheDocument();
    expect(screen.getAllByText(/The account or its limit did not cover it/)).not.toHaveLength(0);
    expect(screen.getByText('Declined')).toBeInTheDocument();
    expect(screen.getByText('€97.17')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay this period now' })).toHaveAttribute(
      'href',
      '/product/p1/checkout',
    );
    expect(screen.getByRole('link', { name: /Change the card|Pay by a card on file/ })).toHaveAttribute(
      'href',
      '/brand-monitoring-order/s1/success?card',
    );
  });

  it('whose card is of no use any more promises no further try with it', async () => {
    show({
      ...pastDue,
      awaitsCard: true,
      payments: {
        items: [{ ...due, declineReason: 'expired_card', awaitsCard: true, nextAttemptOn: null }],
      },
    });
    expect(await screen.findByText(/This card is not tried again/)).toBeInTheDocument();
    expect(screen.queryByText(/We try again/)).toBeNull();
  });

  it.each([
    ['TRIAL_STARTED', /Your trial runs until the end of/],
    ['SUBSCRIPTION_STARTED', /The period is paid until/],
    ['CANCELLED_AT_PERIOD_END', /nothing more is charged/],
    ['ENDED', /It has ended/],
  ])('that is %s says so in words, with what is charged next', async (status, words) => {
    show({
      status,
      pausedOn: null,
      endDate: '2027-05-01',
      nextCharge: {
        __typename: 'BrandSubscriptionCharge',
        on: '2027-05-02',
        total: 9_717,
        currency: 'EUR',
        tier: 'SHIELD',
      },
    });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(/Next charge: €97\.17 on Sunday,? 2 May 2027/)).toBeInTheDocument();
  });

  it('that was ordered with a trial leads to its card', async () => {
    show({ status: 'CREATED', withTrial: true, pausedOn: null, payments: none });
    expect(await screen.findByRole('link', { name: 'Give a card and begin the trial' })).toHaveAttribute(
      'href',
      '/brand-monitoring-order/s1/success?card',
    );
  });

  it('that is not there leads back home', async () => {
    renderPortalPage(page, { PortalSubscription: () => ({ ...full, brandSubscription: null }) });
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
    expect(way).toContain(`/portal/scan/${scan.id}`);
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

describe('another tier', () => {
  const running = {
    status: 'SUBSCRIPTION_STARTED',
    tier: 'SHIELD',
    orderedTier: null,
    nextTier: null,
    pausedOn: null,
    endDate: '2027-05-31',
  };

  it('that is higher shows its difference and its later price before it is ordered', async () => {
    const sent = show(running, {
      UpgradePrice: () => ({
        brandSubscriptionUpgradePrice: {
          __typename: 'BrandSubscriptionUpgradePrice',
          creditNet: -3_950,
          chargeNet: 12_450,
          net: 8_500,
          tax: 1_955,
          total: 10_455,
          currency: 'EUR',
          remainingDays: 15,
          totalDays: 30,
          periodEnd: '2027-05-31',
          laterTotal: 30_627,
        },
      }),
      OrderUpgrade: () => ({
        orderBrandSubscriptionUpgrade: {
          __typename: 'BrandSubscription',
          id: 's1',
          version: 3,
          tier: 'SHIELD',
          orderedTier: 'GUARD',
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go up to Guard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Go up to Guard?' }));
    expect(await dialog.findByText('€104.55')).toBeInTheDocument();
    expect(dialog.getByText('15 of 30 days')).toBeInTheDocument();
    expect(dialog.getByText(/€306\.27/)).toBeInTheDocument();
    expect(sentAs(sent, 'OrderUpgrade')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: /^Go up and pay/ }));
    await waitFor(() =>
      expect(sentAs(sent, 'OrderUpgrade')).toEqual([{ id: 's1', input: { tier: 'GUARD' } }]),
    );
  });

  it('that is higher says why it is not ordered, and stays as it is', async () => {
    show(running, {
      UpgradePrice: () => ({
        brandSubscriptionUpgradePrice: {
          __typename: 'Refusal',
          code: 'NEXT_PERIOD_PREPARED',
          message: 'The next period is prepared.',
        },
      }),
      OrderUpgrade: () => ({
        orderBrandSubscriptionUpgrade: refusal('NEXT_PERIOD_PREPARED', 'The next period is prepared.'),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go up to Guard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Go up to Guard?' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The next period is prepared.');
    await userEvent.click(dialog.getByRole('button', { name: /^Go up and pay/ }));
    await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2));
  });

  it('that is lower begins with the next period, and is taken back by staying', async () => {
    const sent = show(
      { ...running, nextTier: 'WATCH' },
      {
        PlanDowngrade: () => ({
          planBrandSubscriptionDowngrade: refusal('PERIOD_OVER', 'The period has ended.'),
        }),
      },
    );
    expect(await screen.findByText('From the next period on it is Watch.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Go down to Watch' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stay on Shield' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stay on Shield?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay on Shield' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The period has ended.');
    expect(sentAs(sent, 'PlanDowngrade')).toEqual([{ id: 's1', input: { tier: 'SHIELD' } }]);
  });

  it.each(['PAST_DUE', 'CANCELLED_AT_PERIOD_END', 'ENDED', 'TRIAL_STARTED'])(
    'is not offered while it is %s',
    async (status) => {
      show({ ...running, status });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('button', { name: /Go up|Go down/ })).toBeNull();
    },
  );
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
      expect(dialog.getByText(/What is paid goes on until/)).toBeInTheDocument();
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

describe('what was promised', () => {
  const promised = {
    startDate: '2026-03-02',
    endDate: '2026-04-01',
    scansPromised: 5,
    scansDone: 1,
    scansOwed: 1,
    scansInWork: 1,
    scansLate: 0,
    owedSince: ['2026-03-09'],
    nextScanOn: '2026-03-23',
    answerDays: 10,
    platformReports: 2,
  };
  const reports = (totalCount: number) => ({ id: `c${totalCount}`, platformReports: { totalCount } });
  const of = (more: object = {}) =>
    renderPortalPage(page, {
      PortalSubscription: () => ({
        ...full,
        brandSubscription: made,
        monitoringPromise: { ...promised, ...more },
      }),
      FiledReports: () => ({ brand: { id: 'b1', cases: { items: [reports(1), reports(0)] } } }),
    });

  it('stands beside what is done and owed, with the day since when', async () => {
    of();
    expect(await said('Owed')).toBe('1 scan, due 9 Mar 2026');
    expect(screen.getByText('1 of 5 is done')).toBeInTheDocument();
    expect(await said('Answer within 10 working days')).toBe('Kept each time.');
    expect(await screen.findByText(/2 a month are included. 1 was filed/)).toBeInTheDocument();
  });

  it('says that nothing is owed, and which answers were late', async () => {
    of({ scansOwed: 0, owedSince: [], scansLate: 1 });
    expect(await said('Owed')).toBe('Nothing is owed.');
    expect(await said('Answer within 10 working days')).toBe('Not kept for 1 scan.');
  });
});
