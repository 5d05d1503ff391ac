import type { PageSpec } from './page-kinds.js';

/** Name of the source file in the build's manifest. */
export const sourceOf = (page: PageSpec): string => `src/features/${page.screen}.screen.tsx`;

const OPEN_PAGES = 'src/app/open-pages.ts';
/** Frame of the pages that need no sign-in, and of an address that leads nowhere. */
export const PUBLIC_FRAME = 'src/app/public-layout.tsx';
const AREAS = { portal: 'src/app/portal-area.ts', admin: 'src/app/staff-area.ts' } as const;

const RECORDS = 'admin/records/';

/** By table: what the head and the work of a record's own page begin with (`work-area.tsx`), under `features/admin/work/`. */
export const workSources: Readonly<Record<string, readonly string[]>> = {
  user: ['client/client-work.tsx'],
  trademark: [
    'mark/mark-work.tsx',
    'mark/next-date-line.tsx',
    'mark/mark-waits.tsx',
    'mark/use-mark-work.ts',
  ],
  office_action: ['office-letter/office-letter.tsx'],
  docketed_message: ['office-message/message-work.tsx'],
  invoice: ['invoice/invoice-work.tsx'],
  credit_note: ['invoice/credit-note-work.tsx'],
  service_request: ['service-order/service-order-work.tsx'],
  service: ['service/service-work.tsx'],
  case: ['case/case-work.tsx'],
  case_request: ['case-request/report-work.tsx'],
  brand_monitoring_task: ['scan/scan-work.tsx'],
  trademark_watch_subscription: ['watch/watch-work.tsx'],
  brand_subscription: ['subscription/subscription-work.tsx'],
  brand: ['brand/brand-work.tsx'],
  consultation: ['consultation/consultation-work.tsx'],
  use_in_commerce_request: ['proof-of-use/proof-work.tsx'],
  support_ticket: ['support/ticket-work.tsx'],
};

/** What the page of a record is drawn from besides its screen: the description of its table, and the work on it. */
function sourcesOfRecord({ path, screen }: PageSpec): string[] {
  const table = path.split('/')[1] ?? '';
  const work = screen === `${RECORDS}record-show` ? (workSources[table] ?? []) : [];
  return [
    `src/features/admin/parts/records/generated/${table.replaceAll('_', '-')}.record.ts`,
    ...work.map((file) => `src/features/admin/work/${file}`),
  ];
}

/** What a page begins with, the last of it fetched by scripts that have to come first: the document names all, so that all of it comes at once. */
export function sourcesOf(page: PageSpec): string[] {
  return [
    ...(page.area === 'portal' || page.area === 'admin'
      ? [AREAS[page.area], `src/features/${page.area}/${page.area}.layout.tsx`]
      : [OPEN_PAGES, PUBLIC_FRAME]),
    sourceOf(page),
    ...(page.screen.startsWith(RECORDS) ? sourcesOfRecord(page) : []),
  ];
}
