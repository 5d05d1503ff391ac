import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeObserver } from '../../../../testing/fake-observer.js';
import { renderPortalPage } from '../../../../testing/portal-page.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { present } from '../../../../testing/present.js';
import { Component } from './portal-home.screen.js';

afterEach(cleanup);

const full = portalAnswer('PortalHome', {});
const nothing = {
  ...full,
  live: 0,
  pending: 0,
  allMarks: 0,
  registrationRequestList: { ...full.registrationRequestList, items: [], totalCount: 0 },
};
const page = (query = '') => ({ path: '/portal', at: `/portal${query}`, Component });

it('shows what was ordered as soon as it reaches an account that was just opened', async () => {
  let asked = 0;
  renderPortalPage(page('?opened'), { PortalHome: () => (asked++ < 2 ? nothing : full) });
  expect(await screen.findByText(/What you ordered appears here/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/What you ordered appears here/)).toBeNull());
  expect(await screen.findByText(/See .*orders?/)).toBeInTheDocument();
  expect(asked).toBeGreaterThan(2);
});

it('tells an account without orders how one begins', async () => {
  renderPortalPage(page(), { PortalHome: () => nothing });
  expect(await screen.findByText(/Everything starts with a free check/)).toBeInTheDocument();
});

it('leads to a talk with a lawyer', async () => {
  renderPortalPage(page(), { PortalHome: () => full });
  expect(await screen.findByRole('link', { name: 'Talk to a lawyer, free of charge' })).toHaveAttribute(
    'href',
    '/book-a-free-consultation',
  );
});

const made = present(full.registrationRequestList.items[0]);
const stepOf = (more: object) => ({
  ...made.nextStep,
  promisedAt: null,
  late: false,
  until: null,
  minutes: 5,
  count: 0,
  missing: [],
  stillOpen: null,
  formToken: null,
  product: null,
  ...more,
});
const orderOf = (id: string, value: string, step: object) => ({ ...made, id, value, nextStep: stepOf(step) });
const page_ = (items: readonly object[]) => ({
  ...full.registrationRequestList,
  items,
  totalCount: items.length,
});
const list = (items: readonly object[] = []) => ({ items });
const calm = {
  ...full,
  officeActionList: list(),
  useInCommerceRequestList: list(),
  caseLetterList: list(),
  caseSolutionList: list(),
  invoiceList: list(),
  productList: list(),
  trademarkDeadlineList: list(),
  unseenMonitoringResultCount: 0,
  openCases: 0,
  allCases: 0,
};
const noNews = {
  NoteVisit: () => ({
    noteVisit: { __typename: 'SinceLastVisit', since: '2026-11-20T09:00:00Z', lines: [] },
  }),
};

it('names each duty and goes to the step itself; the most pressing comes first and has the one filled button', async () => {
  const items = [
    orderOf('o1', 'Lumora', { kind: 'READ_REPORT', whoseTurn: 'YOU', target: 'REPORT' }),
    orderOf('o2', 'Velumora', { kind: 'APPROVE', whoseTurn: 'YOU', target: 'DRAFT' }),
    orderOf('o3', 'Nordhaven', { kind: 'DRAFT_IN_WORK', whoseTurn: 'US', target: 'NONE' }),
  ];
  renderPortalPage(page(), {
    PortalHome: () => ({ ...calm, registrationRequestList: page_(items) }),
    ...noNews,
  });
  const links = await screen.findAllByRole('link', { name: /: (Lumora|Velumora|Nordhaven)$/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Read and approve: Velumora', '/application-draft/o2'],
    ['Read the report: Lumora', '/portal/verification-summary/o1'],
  ]);
  expect(links.map(({ className }) => /accent/.test(className))).toEqual([true, false]);
});

it('has the first duty alone at the foot of a phone, once it is out of view', async () => {
  const view = fakeObserver();
  const items = [
    orderOf('o1', 'Lumora', { kind: 'READ_REPORT', whoseTurn: 'YOU', target: 'REPORT' }),
    orderOf('o2', 'Velumora', { kind: 'APPROVE', whoseTurn: 'YOU', target: 'DRAFT' }),
  ];
  renderPortalPage(page(), {
    PortalHome: () => ({ ...calm, registrationRequestList: page_(items) }),
    ...noNews,
  });
  const first = (await screen.findByRole('link', { name: /Velumora$/ })).closest('li') as HTMLElement;
  expect(view.watched()).toEqual([first]);
  view.see(first, false);
  expect(view.bar()).toEqual([expect.stringMatching(/^Velumora: /), 'Read and approve']);
  view.restore();
});

it('shows a customer with one order its next step in full, what comes when, and no zeros', async () => {
  renderPortalPage(page(), {
    PortalHome: () => ({
      ...calm,
      live: 0,
      pending: 0,
      allMarks: 0,
      registrationRequestList: page_([
        { ...orderOf('o1', 'Lumora', { kind: 'READ_REPORT', whoseTurn: 'YOU', target: 'REPORT' }) },
      ]),
    }),
    ...noNews,
    PortalFirstOrder: () => ({
      ...portalAnswer('PortalFirstOrder', { id: 'o1' }),
      registrationRequest: {
        __typename: 'RegistrationRequest',
        id: 'o1',
        lawyerInCharge: 'Lena Demo',
        orderSteps: [
          { __typename: 'OrderStep', step: 'CHECK', state: 'DONE', doneAt: '2026-11-20T09:00:00Z' },
        ],
      },
    }),
  });
  const box = within(await screen.findByRole('region', { name: 'Your next step' }));
  expect(box.getByRole('link', { name: 'Read the report' })).toHaveAttribute(
    'href',
    '/portal/verification-summary/o1',
  );
  expect(screen.getByRole('list', { name: 'What comes when' })).toBeInTheDocument();
  expect(await screen.findByText(/Lena Demo is in charge/)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Your portfolio' })).toBeNull();
});

it('tells what others did since the last visit, once a subject and not of a duty above, until all is seen', async () => {
  const line = (id: string, subjectId: string, kind: string, more: readonly object[] = []) => ({
    __typename: 'NewsLine',
    id,
    subjectId,
    subjectType: 'registration_request',
    title: subjectId,
    kind,
    at: '2026-11-22T09:00:00Z',
    more,
  });
  const since = (lines: readonly object[]) => ({
    __typename: 'SinceLastVisit',
    since: '2026-11-20T09:00:00Z',
    lines,
  });
  const items = [
    orderOf('o1', 'Lumora', { kind: 'APPROVE', whoseTurn: 'YOU', target: 'DRAFT' }),
    orderOf('o2', 'Velumora', { kind: 'FILING', whoseTurn: 'US', target: 'NONE' }),
  ];
  const sent = renderPortalPage(page(), {
    PortalHome: () => ({ ...calm, registrationRequestList: page_(items) }),
    NoteVisit: () => ({
      noteVisit: since([
        line('n1', 'o1', 'DRAFT_SENT'),
        line('n2', 'o2', 'PAYMENT_RECEIVED', [
          { __typename: 'NewsItem', id: 'n3', kind: 'MESSAGE', at: '2026-11-21T09:00:00Z' },
        ]),
      ]),
    }),
    MarkNewsSeen: () => ({ markNewsSeen: since([]) }),
  });
  expect(await screen.findByRole('heading', { name: 'Since you were last here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'o2: your payment arrived' })).toHaveAttribute(
    'href',
    '/portal/order/o2',
  );
  expect(screen.getByText('and 1 more')).toBeInTheDocument();
  expect(screen.queryByText(/the draft was sent to you/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'All seen' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Since you were last here' })).toBeNull());
  expect(sent.filter(({ name }) => name === 'MarkNewsSeen')).toHaveLength(1);
});

it('leads from the new watch results to the first that nobody looked at', async () => {
  const unseen = {
    __typename: 'TrademarkMonitoringResultPage',
    items: [{ __typename: 'TrademarkMonitoringResult', id: 'hit', trademarkId: 'm' }],
  };
  renderPortalPage(page(), {
    PortalHome: () => ({ ...calm, unseenMonitoringResultCount: 1, unseenResults: unseen }),
    ...noNews,
  });
  expect(await screen.findByRole('link', { name: /1 new watch result/ })).toHaveAttribute(
    'href',
    '/portal/trademarks/m?monitoringDrawerOpen=true&activeTrademarkMonitoringResultId=hit',
  );
});

it('says which letters did not arrive, and where the address is put right', async () => {
  renderPortalPage(page(), {
    PortalHome: () => full,
    ...noNews,
    ReturnedLetters: () => ({
      returnedLetters: [
        {
          __typename: 'ReturnedLetter',
          id: 'back',
          subject: 'Lumora (EU) is registered',
          sentAt: '2026-11-20T09:00:00Z',
        },
      ],
    }),
  });
  const section = within(
    present(
      (await screen.findByRole('heading', { name: 'A letter of ours did not reach you' })).closest('section'),
    ),
  );
  expect(section.getByText('Lumora (EU) is registered')).toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Check my e-mail address' })).toHaveAttribute(
    'href',
    '/portal/profile?tab=account',
  );
});

it('says nothing of letters where all arrived', async () => {
  renderPortalPage(page(), {
    PortalHome: () => full,
    ...noNews,
    ReturnedLetters: () => ({ returnedLetters: [] }),
  });
  expect(await screen.findByText(/See .*orders?/)).toBeInTheDocument();
  expect(screen.queryByText(/did not reach you/)).toBeNull();
});
