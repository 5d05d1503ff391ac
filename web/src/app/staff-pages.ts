import { recordPages } from '../generated/record-pages.js';
import { adminPage } from './admin-page.js';
import { operationsPages } from './operations-pages.js';
import type { PageSpec } from './page-kinds.js';
import { listWords, workWords } from './work-words.js';

const RECORD_SCREENS = [
  ['l', '', 'record-list'],
  ['s', '/:id/show', 'record-show'],
  ['c', '/create', 'record-create'],
  ['e', '/:id', 'record-edit'],
] as const;

function wordsOf(screen: string, table: string): readonly string[] | undefined {
  if (screen === 'record-show') return workWords[table];
  return screen === 'record-list' ? listWords[table] : undefined;
}

/** Pages of an entity that has no screens made for it by hand: one generic screen for each kind of page. */
function recordPagesOf(table: string, kinds: string): readonly PageSpec[] {
  const screens = RECORD_SCREENS.filter(
    ([kind, path]) => kinds.includes(kind) && !byHand.has(`/${table}${path}`),
  );
  return screens.map(([, path, screen]) =>
    adminPage(`/${table}${path}`, `records/${screen}`, wordsOf(screen, table)),
  );
}

const REQUEST_SCREEN = 'registration-request/registration-request-show';

/** A ticket is one page under both of its addresses; what is known of it is corrected beside. */
const ticketPages = [
  adminPage('/support_ticket/:id', 'records/record-show', workWords['support_ticket']),
  adminPage('/support_ticket/:id/edit', 'records/record-edit'),
];

const requestPage = adminPage('/registration_request/:id/show', REQUEST_SCREEN);
const requestPages = [
  {
    ...requestPage,
    ns: [
      ...requestPage.ns,
      'admin-draft',
      'draft',
      'draft-turn',
      'verification',
      'goods-picker',
      'classes',
      'pictures',
      'offices',
    ],
  },
  adminPage('/registration_request/:id/show/filing', 'filing/filing-desk', [
    'admin-filing',
    'draft',
    'draft-turn',
    'verification',
  ]),
];
const threatPages = [adminPage('/case/create', 'open-threat/open-threat', ['admin-open-threat'])];
const markPages = [adminPage('/trademark/create', 'add-mark/add-mark', ['admin-add-mark', 'offices'])];
const servicePages = [
  adminPage('/service_request/create', 'order-service/order-service', ['admin-order-service']),
  adminPage('/service_request/:id', 'records/record-edit', ['admin-order-service']),
];
const byHand = new Set(
  [...requestPages, ...ticketPages, ...threatPages, ...markPages, ...servicePages].map(({ path }) => path),
);
/** What staff have to sign in for. */
export const staffPages: readonly PageSpec[] = [
  adminPage('/admin', 'my-day/my-day', ['admin-day']),
  adminPage('/admin/promises', 'promises/promise-board', ['admin-promises', 'admin-day']),
  adminPage('/admin/history', 'history/portfolio-history', ['records-history']),
  adminPage('/admin/order-file/:id', 'history/order-file', ['records-history']),
  adminPage('/admin/case-file/:id', 'history/case-file', ['records-history']),
  adminPage('/admin/history/:id', 'history/mark-history', ['records-history']),
  adminPage('/admin/texts', 'texts/texts', ['admin-texts']),
  adminPage('/admin/settings', 'settings/settings', ['admin-settings', 'admin-day', 'offices']),
  adminPage('/admin/official-fees', 'official-fees/official-fees', ['admin-fees', 'offices']),
  adminPage('/admin/search-quality', 'search-quality/search-quality', ['admin-search-quality', 'offices']),
  adminPage('/admin/affiliates', 'affiliates/affiliates', ['admin-affiliates']),
  adminPage('/admin/security', 'security/security'),
  adminPage('/admin/records', 'all-records/all-records'),
  ...['examination', 'docketing', 'additional-info'].map((part) =>
    adminPage(`/office_action/:id/${part}`, 'records/record-show', workWords['office_action']),
  ),
  adminPage('/trademark_monitoring_result/:id/office_action/create', 'office-action/from-monitoring-result'),
  adminPage('/admin/deadlines', 'deadlines/docket', ['admin-deadlines', 'admin-day']),
  adminPage('/admin/scan-queue', 'scan-queue/scan-queue', ['admin-scan-queue', 'admin-triage']),
  adminPage('/admin/watch-queue', 'watch-queue/watch-queue', ['admin-watch']),
  adminPage('/admin/queues', 'queues/queues', ['admin-deadlines', 'admin-operations']),
  ...operationsPages,
  ...requestPages,
  ...ticketPages,
  ...threatPages,
  ...markPages,
  ...servicePages,
  ...Object.entries(recordPages).flatMap(([table, kinds]) => recordPagesOf(table, kinds)),
];
