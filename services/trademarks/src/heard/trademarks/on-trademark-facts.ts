import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { pick } from '@cotta/kit/model/words/pick.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { readByIds, type SeenRow } from '@cotta/kit/runtime/reading/read.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import {
  openUseInCommerceStatuses,
  type UseInCommerceType,
} from '../../use-in-commerce/use-in-commerce-status.js';
import { useDates } from '../../use-in-commerce/use-due-date.js';
import { everyRowViewer } from '../../mark/every-row.js';
import { trademarkResource } from '../../mark/trademark.resource.js';
import { trademark } from '../../mark/trademark.work-item.js';
import { useInCommerceRequest } from '../../use-in-commerce/use-in-commerce-request.work-item.js';

const expireTrademark = trademark.steps.expireTrademark;
const correctUseDeadline = useInCommerceRequest.steps.correctUseInCommerceDeadline;
const noteUsed = trademark.steps.notePriorityUsed;

type Mark = SeenRow<typeof trademarkResource>;

/** The office awaits proof of use: a request for it, with the date and the extensions of the mark. */
async function openUseRequest(mark: Mark, run: RunCommand): Promise<void> {
  const { id, userId, officeDueDate, noticeOfAllowanceDate, remainingExtensionCount } = mark;
  if (!officeDueDate) return;
  const type: UseInCommerceType = 'Statement of use';
  await run(useInCommerceRequest.create, {
    input: {
      trademarkId: id,
      type,
      dueDate: officeDueDate,
      userId: userId ?? null,
      issueDate: noticeOfAllowanceDate ?? null,
      remainingExtensionCount: remainingExtensionCount ?? null,
    },
  });
}

/** Proofs of use follow their mark: where its own date moved, theirs is corrected, and a second person confirms it again. */
async function moveUseRequests(tx: EntityManager, trademarkId: string, run: RunCommand): Promise<void> {
  const open = await queryRows<{ id: string; type: UseInCommerceType; due_date: string }>(
    tx,
    `select id, type, due_date::text from use_in_commerce_request where trademark_id = $1 and status = any($2)`,
    [trademarkId, openUseInCommerceStatuses],
  );
  for (const { id, type, due_date } of open) {
    const [date, ...more] = await useDates(tx, trademarkId, type);
    if (date === undefined || more.length > 0 || date.nominal_date === due_date) continue;
    const input = {
      dueDate: date.nominal_date,
      graceEndDate: date.grace_date,
      reason: 'The date of the mark moved.',
    };
    await run(correctUseDeadline, { streamId: id, input, key: `${id} ${date.nominal_date}` });
  }
}

/** What a mark that was divided off has from its parent. */
const COPIED = [
  'alias',
  'filingDate',
  'priorityDate',
  'publicationDate',
  'officeDueDate',
  'noticeOfAllowanceDate',
  'remainingExtensionCount',
  'filingBasis',
  'logoType',
  'colorClaim',
  'directFiling',
  'userId',
  'brandId',
  'registrationRequestId',
  'ownerEntityId',
  'representativeEntityId',
  'poaDocumentId',
  'statusBeforeDivide',
  'assignedAdminId',
] as const;

/** What was divided off becomes an application of its own with the dates of its parent. */
async function openDividedMark(parent: Mark, run: RunCommand): Promise<void> {
  const { name, jurisdiction, type, dividedGoods } = parent;
  if (!name || !jurisdiction || !type || !dividedGoods) return;
  const copied = Object.entries(pick(parent, COPIED)).map(([key, value]) => [key, value ?? null]);
  await run(trademark.create, {
    input: {
      ...Object.fromEntries(copied),
      name,
      jurisdiction,
      type,
      status: 'Created from a divide',
      goodsAndServices: dividedGoods,
      parentTrademarkId: parent.id,
    },
  });
}

/** Steps by which a filing that claims a priority becomes known. */
const saysFiled: readonly TrademarkEvent[] = [
  TrademarkEvent.TRADEMARK_ADDED,
  TrademarkEvent.TRADEMARK_AMENDED,
  TrademarkEvent.TRADEMARK_FILED,
];

/** The first filings whose priority this one claims in time: the same sign of the same owner at another office. */
async function notePriorityUsed(
  tx: EntityManager,
  { id, userId, name, jurisdiction, priorityDate, filingDate }: Mark,
  run: RunCommand,
): Promise<void> {
  if (!userId || !priorityDate || !filingDate) return;
  const first = await queryRows<{ id: string }>(
    tx,
    `select t.id from trademark t join trademark_deadline d on d.trademark_id = t.id and d.rule_id = 'paris.priority'
     where t.user_id = $1 and t.name = $2 and t.filing_date = $3 and t.jurisdiction <> $4 and t.id <> $5 and $6::date <= d.last_chance_date order by t.id`,
    [userId, name, priorityDate, jurisdiction, id, filingDate],
  );
  for (const mark of first)
    await run(noteUsed, { streamId: mark.id, input: { priorityUsedOn: filingDate }, key: mark.id });
}

const awaitsUse = ({ status }: Mark): boolean =>
  status === 'Statement of use requested' || status === 'SOU extended';

/** What a mark's own life sets in motion beside it. */
export const trademarkFacts = defineConsumer({
  name: 'trademark-facts',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkChangedSchema, async ({ message: { entityId, event }, tx, run }) => {
      const [mark] = await readByIds(tx, trademarkResource, everyRowViewer, [entityId]);
      if (mark === undefined) return;
      if (event === TrademarkEvent.REGISTER_CHECKED && mark.registerShowsLapse && mark.registerCheckedOn)
        await run(expireTrademark, {
          streamId: entityId,
          input: { registerCheckedOn: mark.registerCheckedOn },
        });
      if (saysFiled.includes(event)) await notePriorityUsed(tx, mark, run);
      if (event === TrademarkEvent.TRADEMARK_DIVIDED) await openDividedMark(mark, run);
      await moveUseRequests(tx, entityId, run);
      if (
        event === TrademarkEvent.STATEMENT_OF_USE_REQUESTED ||
        event === TrademarkEvent.SOU_EXTENSION_GRANTED
      )
        await openUseRequest(mark, run);
      if (event === TrademarkEvent.DIVIDED_TRADEMARK_NUMBERED && awaitsUse(mark))
        await openUseRequest(mark, run);
    }),
  ],
});
