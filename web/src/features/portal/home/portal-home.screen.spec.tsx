import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeObserver } from '../../../../testing/fake-observer.js';
import { renderPortalPage } from '../../../../testing/portal-page.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { present } from '../../../../testing/present.js';
import type { PortalMarksSinceResult } from '../parts/since/since.graphql.js';
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
const place = (of: string, at: string) => ({ __typename: 'SincePlace', place: of, at });
const sinceList = (groups: readonly object[], more: object = {}) => ({
  __typename: 'SinceLastVisit',
  from: place('1-4', '2026-11-20T09:00:00Z'),
  through: place('1-9', '2026-11-22T09:00:00Z'),
  before: null,
  more: false,
  lost: null,
  groups,
  ...more,
});
const noNews = { NoteVisit: () => ({ noteVisit: sinceList([]) }) };

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

const group = (subjectType: string, subjectId: string, more: object = {}) => ({
  __typename: 'SinceGroup',
  subjectType,
  subjectId,
  title: subjectId,
  at: '2026-11-22T09:00:00Z',
  fromVersion: null,
  toVersion: null,
  facts: [],
  ...more,
});
const fact = (type: string, recordType: string, recordId: string, more: object = {}) => ({
  __typename: 'SinceFact',
  type,
  recordType,
  recordId,
  at: '2026-11-22T09:00:00Z',
  count: 1,
  nominalDate: null,
  ...more,
});
const [sinceMark] = (portalAnswer('PortalMarksSince', { versions: [] }) as PortalMarksSinceResult)
  .trademarkListBetween;
const before = {
  ...present(sinceMark),
  recordId: 'm1',
  known: true,
  name: 'Lumora',
  alias: null,
  jurisdiction: 'EU',
  status: 'READY_FOR_FILING',
  filingDate: null,
  number: null,
};
const filed = {
  ...before,
  status: 'APPLICATION_FILED',
  filingDate: '2026-05-03',
  number: '018',
  before: { ...before, before: undefined },
};

it('says what is new since the last visit, by mark and order, each as one sentence, until it was read', async () => {
  const groups = [
    group('trademark', 'm1', {
      fromVersion: 2,
      toVersion: 5,
      facts: [fact('office_letter.received', 'office_letter', 'l1')],
    }),
    group('trademark', 'not-theirs', { fromVersion: 1, toVersion: 2 }),
    group('order', 'o1', { title: 'Velumora', facts: [fact('order.paid', 'order', 'o1')] }),
  ];
  const sent = renderPortalPage(page(), {
    PortalHome: () => calm,
    NoteVisit: () => ({ noteVisit: sinceList(groups) }),
    PortalMarksSince: () => ({ trademarkListBetween: [filed] }),
    MarkNewsSeen: () => ({
      markNewsSeen: sinceList([], {
        from: place('1-9', '2026-11-22T09:00:00Z'),
        before: place('1-4', '2026-11-20T09:00:00Z'),
      }),
    }),
  });
  const heading = await screen.findByRole('heading', { name: 'Since you were last here' });
  const section = within(present(heading.closest('section')));
  expect(section.getByRole('link', { name: 'Lumora · European Union' })).toHaveAttribute(
    'href',
    '/portal/trademarks/m1',
  );
  expect(section.getByText('Filed on 3 May 2026 under number 018.')).toBeInTheDocument();
  expect(section.getByRole('link', { name: /its letter awaits an answer/ })).toHaveAttribute(
    'href',
    '/portal/office-action/l1',
  );
  expect(section.getByRole('link', { name: 'Order: Velumora' })).toHaveAttribute('href', '/portal/order/o1');
  expect(section.getByText('Your payment arrived.')).toBeInTheDocument();
  // A mark that is not theirs to read is not in it, nor counted.
  expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(section.queryByText(/not-theirs/)).toBeNull();
  fireEvent.click(section.getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Since you were last here' })).toBeNull());
  expect(sent.filter(({ name }) => name === 'MarkNewsSeen').map(({ variables }) => variables)).toEqual([
    { through: '1-9' },
  ]);
  expect(screen.getByRole('link', { name: /^Show again what was new between/ })).toHaveAttribute(
    'href',
    '/portal/since?from=1-4&at=2026-11-20T09%3A00%3A00Z&through=1-9',
  );
});

it('says why the list begins by its date after a restore', async () => {
  renderPortalPage(page(), {
    PortalHome: () => calm,
    NoteVisit: () => ({
      noteVisit: sinceList([group('order', 'o1', { facts: [fact('order.paid', 'order', 'o1')] })], {
        lost: 'OTHER_HISTORY',
      }),
    }),
  });
  expect(
    await screen.findByText(/restored from a backup since.* everything since 20 November 2026 instead/),
  ).toBeInTheDocument();
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
