import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Suspense, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ahead, type Ahead } from '../../../../kit/ahead/ahead.js';
import type { DeskState, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';

/** What a work area is given: the declaration of its record and the row as it was read. */
export interface WorkAreaProps {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
}

/** It is fetched while its record is read. */
const area = (load: () => Promise<ComponentType<WorkAreaProps>>): Ahead<WorkAreaProps> => ahead(load);

/** By table: what is made by hand for the work on one kind of record, loaded when such a record is opened. Its words are named in `work-words.ts`; what it reads has a key that begins with `work`, so that a step on the record reads it again. */
const areas: Readonly<Record<string, Ahead<WorkAreaProps>>> = {
  user: area(async () => (await import('../../work/client/client-work.js')).ClientWork),
  trademark: area(async () => (await import('../../work/mark/mark-work.js')).MarkWork),
  office_action: area(async () => (await import('../../work/office-letter/office-letter.js')).OfficeLetter),
  docketed_message: area(async () => (await import('../../work/office-message/message-work.js')).MessageWork),
  invoice: area(async () => (await import('../../work/invoice/invoice-work.js')).InvoiceWork),
  credit_note: area(async () => (await import('../../work/invoice/credit-note-work.js')).CreditNoteWork),
  service_request: area(
    async () => (await import('../../work/service-order/service-order-work.js')).ServiceOrderWork,
  ),
  service: area(async () => (await import('../../work/service/service-work.js')).ServiceWork),
  case: area(async () => (await import('../../work/case/case-work.js')).CaseWork),
  case_request: area(async () => (await import('../../work/case-request/report-work.js')).ReportWork),
  brand_monitoring_task: area(async () => (await import('../../work/scan/scan-work.js')).ScanWork),
  trademark_watch_subscription: area(async () => (await import('../../work/watch/watch-work.js')).WatchWork),
  brand_subscription: area(
    async () => (await import('../../work/subscription/subscription-work.js')).SubscriptionWork,
  ),
  brand: area(async () => (await import('../../work/brand/brand-work.js')).BrandWork),
  product: area(async () => (await import('../../parts/payments/order-payments.js')).OrderPayments),
  consultation: area(
    async () => (await import('../../work/consultation/consultation-work.js')).ConsultationWork,
  ),
  use_in_commerce_request: area(
    async () => (await import('../../work/proof-of-use/proof-work.js')).ProofWork,
  ),
  support_ticket: area(async () => (await import('../../work/support/ticket-work.js')).TicketWork),
};

/** Records whose work needs the whole width of the page: two things are looked at beside each other. */
export const wideAreas: ReadonlySet<string> = new Set([
  'office_action',
  'docketed_message',
  'invoice',
  'trademark',
  'use_in_commerce_request',
  'case_request',
  'brand_monitoring_task',
  'trademark_watch_subscription',
]);

/** Records that nearly everything points at: their lists stand by what they hold. */
export const withGroupedLists: ReadonlySet<string> = new Set(['user']);

/** Records that bear the seal of their name. */
export const withSeal: ReadonlySet<string> = new Set(['trademark']);

/** Records whose work tells what happened itself. */
export const withOwnTimeline: ReadonlySet<string> = new Set(['trademark']);

/** Records whose work shows the facts that count: all of them are folded below it. */
export const withFoldedFacts: ReadonlySet<string> = new Set(['trademark']);

const headLines: Readonly<Record<string, Ahead<WorkAreaProps>>> = {
  trademark: area(async () => (await import('../../work/mark/next-date-line.js')).NextDateLine),
};

/** Records whose work says whom it waits for, piece by piece. */
export const withOwnWaits: ReadonlySet<string> = new Set(['user']);

interface WaitsProps extends WorkAreaProps {
  /** What its own status means. */
  readonly state: DeskState;
}

/** Records that wait for whom another one waits for while they are in some states. */
const waits: Readonly<Record<string, Ahead<WaitsProps>>> = {
  trademark: ahead(async () => (await import('../../work/mark/mark-waits.js')).MarkWaits),
};

export const followsAnother = (table: string): boolean => waits[table] !== undefined;

/** Whom such a record waits for. */
export function FollowedWaits(props: WaitsProps) {
  const Line = waits[props.facts.table]?.Part;
  return Line === undefined ? null : <Line {...props} />;
}

/** What stands under the name of such a record besides whom it waits for. */
export function HeadLine({ facts, row }: WorkAreaProps) {
  const Line = headLines[facts.table]?.Part;
  if (Line === undefined) return null;
  return (
    <Suspense>
      <Line facts={facts} row={row} />
    </Suspense>
  );
}

/** The work on this record, above its facts. */
export function WorkArea({ facts, row }: WorkAreaProps) {
  const { t } = useTranslation('admin-records');
  const Work = areas[facts.table]?.Part;
  if (Work === undefined) return null;
  return (
    <Suspense fallback={<p role="status">{t('common:loading')}</p>}>
      <Work facts={facts} row={row} />
    </Suspense>
  );
}

/** Begins to fetch what is made by hand for records of a table. */
export function fetchWork(table: string): void {
  areas[table]?.fetch();
  headLines[table]?.fetch();
  waits[table]?.fetch();
}

interface Question {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<unknown>;
  /** Asks it before there is anybody to answer. */
  readonly ahead: () => void;
}

/** By table: what the work asks by the id of its record alone. */
const questions: Readonly<Record<string, (id: string) => Promise<readonly Question[]>>> = {
  trademark: async (id) => [(await import('../../work/mark/use-mark-work.js')).markWork(id)],
};

/** Asks what the work on a record is drawn from while the record itself is read. What is not answered now is asked where it is shown. */
export function useAskedWork(table: string, id: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    questions[table]?.(id).then(
      (asked) => asked.forEach(({ queryKey, queryFn }) => void queries.prefetchQuery({ queryKey, queryFn })),
      () => undefined,
    );
  }, [queries, table, id]);
}

/** The same before the screen of the record stands. */
export function askWorkAhead(table: string, id: string): void {
  questions[table]?.(id).then(
    (asked) => asked.forEach(({ ahead: ask }) => ask()),
    () => undefined,
  );
}
