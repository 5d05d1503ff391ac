import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DescMessage } from '@bufbuild/protobuf';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { deliver, deliverAll, type DeliveredFact } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import { InvoiceChangedSchema, InvoiceEvent } from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import {
  RequestMessageWrittenSchema,
  RequestMovedEvent,
  RequestMovedSchema,
  VerificationApprovedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
  TrademarkChangedSchema,
  TrademarkEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { DeadlineRemindedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { DocumentKeptSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { partnerEventScopes } from '@cotta/reference/partner-event-types.js';
import { prunePartnerEvents } from '../../partner-event/prune-partner-events.js';
import { workspaceService } from '../../service.js';
import { aboutRequest } from '../../testing/facts.js';
import { partnerOf, servePartnerEvents } from '../../testing/partner-reader.js';
import { partnerFacts } from './on-partner-facts.js';

const clock = new FakeClock('2026-11-30T08:00:00Z');
let fixture: ServiceFixture;
let serving: Awaited<ReturnType<typeof servePartnerEvents>>;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  serving = await servePartnerEvents(fixture, clock);
});
afterAll(async () => {
  await serving.close();
  await fixture.close();
});

const hears = <Desc extends DescMessage>(fact: DeliveredFact<Desc>) =>
  deliver(fixture.runtime, partnerFacts, fact);
const told = async (userId: string) =>
  (await serving.readAll(partnerOf(userId, partnerEventScopes))).map(({ type, record, data }) => ({
    type,
    record,
    data,
  }));

const orderMoved = (
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
  event: RequestMovedEvent,
  streamVersion: number,
): DeliveredFact<typeof RequestMovedSchema> => ({
  schema: RequestMovedSchema,
  source: 'requests',
  streamId: requestId,
  streamVersion,
  message: { request: aboutRequest({ userId, requestId }), event, status: 'Order created' },
});

describe('what partners hear', () => {
  it('of an order: the check, the order, the payment, in the order of its record', async () => {
    const order = { userId: systemIds.next(), requestId: systemIds.next() };
    await hears({
      schema: VerificationApprovedSchema,
      source: 'requests',
      streamId: order.requestId,
      streamVersion: 4,
      message: { request: aboutRequest(order) },
    });
    await hears(orderMoved(order, RequestMovedEvent.ORDER_CREATED, 6));
    await hears(orderMoved(order, RequestMovedEvent.CHECKOUT_COMPLETED, 7));
    await hears(orderMoved(order, RequestMovedEvent.REQUEST_LOST, 8));
    await hears(orderMoved(order, RequestMovedEvent.INVOICE_PAID, 9));
    expect(await told(order.userId)).toEqual([
      {
        type: 'check.finished',
        record: { type: 'order', id: order.requestId, version: 4 },
        data: { outcome: 'approved' },
      },
      {
        type: 'order.created',
        record: { type: 'order', id: order.requestId, version: 6 },
        data: { status: 'Order created' },
      },
      {
        type: 'order.paid',
        record: { type: 'order', id: order.requestId, version: 9 },
        data: { status: 'Order created' },
      },
    ]);
  });

  it('of words about an order: those of the lawyer, not the client’s own', async () => {
    const order = { userId: systemIds.next(), requestId: systemIds.next() };
    for (const [index, fromClient] of [true, false].entries())
      await hears({
        schema: RequestMessageWrittenSchema,
        source: 'requests',
        streamId: order.requestId,
        streamVersion: index + 1,
        message: { request: aboutRequest(order), fromClient },
      });
    expect((await told(order.userId)).map(({ type, record }) => [type, record.version])).toEqual([
      ['order.message', 2],
    ]);
  });

  it('of a mark that was put right beside its dates, and of nothing that its owner does not read', async () => {
    const [userId, mark] = [systemIds.next(), systemIds.next()];
    for (const [index, facts] of [{ number: 'N-2' }, { classes: [25] }, { directFiling: true }].entries())
      await hears({
        source: 'trademarks',
        streamId: mark,
        subjectId: userId,
        streamVersion: index + 1,
        schema: TrademarkChangedSchema,
        message: { entityId: mark, event: TrademarkEvent.TRADEMARK_AMENDED, facts },
      });
    expect((await told(userId)).map(({ type, record }) => [type, record.version])).toEqual([
      ['trademark.changed', 1],
      ['trademark.changed', 2],
    ]);
  });

  it('of a mark, its letters and its dates', async () => {
    const [userId, mark, letter, deadlineId] = [1, 2, 3, 4].map(() => systemIds.next()) as [
      string,
      string,
      string,
      string,
    ];
    const ofMark = { source: 'trademarks', streamId: mark, subjectId: userId };
    await hears({
      ...ofMark,
      schema: TrademarkChangedSchema,
      message: {
        entityId: mark,
        event: TrademarkEvent.TRADEMARK_REGISTERED,
        facts: { status: 'Trademark registered', registrationDate: '2026-11-20' },
      },
    });
    await hears({
      ...ofMark,
      schema: TrademarkChangedSchema,
      streamVersion: 2,
      // Put right by staff: no step of its history, and yet other dates.
      message: {
        entityId: mark,
        event: TrademarkEvent.TRADEMARK_AMENDED,
        facts: { expirationDate: '2036-11-21' },
      },
    });
    await hears({
      ...ofMark,
      schema: TrademarkChangedSchema,
      streamVersion: 3,
      message: { entityId: mark, event: TrademarkEvent.DATE_PROBLEMS_NOTED, facts: { dateProblemCount: 1 } },
    });
    await hears({
      source: 'trademarks',
      streamId: letter,
      subjectId: userId,
      schema: OfficeActionChangedSchema,
      message: {
        entityId: letter,
        event: OfficeActionEvent.OFFICE_ACTION_DOCKETED,
        facts: { trademarkId: mark, dueDate: '2027-02-01' },
      },
    });
    await hears({
      source: 'trademarks',
      streamId: mark,
      streamVersion: 4,
      schema: DeadlineRemindedSchema,
      message: {
        notice: {
          userId,
          subjectType: 'trademark',
          subjectId: mark,
          deadlineId,
          nominalDate: '2036-11-21',
          mark: 'Lumara',
        },
      },
    });
    const record = (version: number) => ({ type: 'trademark', id: mark, version });
    expect(await told(userId)).toEqual([
      { type: 'trademark.registered', record: record(1), data: { status: 'Trademark registered' } },
      { type: 'deadline.changed', record: record(1), data: {} },
      { type: 'deadline.changed', record: record(2), data: {} },
      {
        type: 'office_letter.received',
        record: { type: 'office_letter', id: letter, version: 1 },
        data: { trademark_id: mark },
      },
      {
        type: 'deadline.near',
        record: record(4),
        data: { deadline_id: deadlineId, nominal_date: '2036-11-21' },
      },
    ]);
  });

  it('is nothing of what a watch of a mark says: that is no date of the mark, and its version none of the mark’s', async () => {
    const [userId, mark, watch] = [1, 2, 3].map(() => systemIds.next()) as [string, string, string];
    const about = { userId, subjectType: 'trademark', subjectId: mark, deadlineId: watch };
    for (const reminder of ['watch ends', 'watch quiet', 'watch result'])
      await hears({
        source: 'trademarks',
        streamId: watch,
        schema: DeadlineRemindedSchema,
        message: { notice: { ...about, reminder, nominalDate: '2027-03-01', mark: 'Lumara' } },
      });
    expect(await told(userId)).toEqual([]);
  });

  it('of invoices and documents', async () => {
    const [userId, invoice, document] = [1, 2, 3].map(() => systemIds.next()) as [string, string, string];
    await hears({
      source: 'invoicing',
      streamId: invoice,
      subjectId: userId,
      schema: InvoiceChangedSchema,
      message: { entityId: invoice, event: InvoiceEvent.INVOICE_ISSUED, facts: { status: 'Issued' } },
    });
    await hears({
      source: 'workspace',
      streamId: document,
      schema: DocumentKeptSchema,
      message: { documentId: document, userId, subjectType: 'invoice', subjectId: invoice },
    });
    expect(await told(userId)).toMatchObject([
      { type: 'invoice.issued', record: { type: 'invoice', id: invoice }, data: { status: 'Issued' } },
      { type: 'document.available', data: { subject_type: 'invoice', subject_id: invoice } },
    ]);
  });

  it('is nothing of what belongs to no account, and no word that a person wrote', async () => {
    const before = await fixture.db.query('select count(*)::int as n from partner_event');
    await hears(orderMoved({ userId: '', requestId: systemIds.next() }, RequestMovedEvent.INVOICE_PAID, 1));
    const mark = systemIds.next();
    await hears({
      source: 'trademarks',
      streamId: mark,
      schema: TrademarkChangedSchema,
      message: { entityId: mark, event: TrademarkEvent.TRADEMARK_FILED, facts: { name: 'Lumara' } },
    });
    expect(await fixture.db.query('select count(*)::int as n from partner_event')).toEqual(before);
    const kept: { data: object }[] = await fixture.db.query('select data from partner_event');
    expect(JSON.stringify(kept)).not.toMatch(/Lumara|Jana|client\.test/);
  });
});

describe('a partner who was away for a month', () => {
  it('has then just what one has heard who always listened', async () => {
    const userId = systemIds.next();
    const orders = Array.from({ length: 12 }, () => ({ userId, requestId: systemIds.next() }));
    const steps = [
      RequestMovedEvent.ORDER_CREATED,
      RequestMovedEvent.INVOICE_PAID,
      RequestMovedEvent.SENT_FOR_REVIEW,
      RequestMovedEvent.APPLICATION_APPROVED,
      RequestMovedEvent.APPLICATIONS_FILED,
    ];
    const always = await serving.listen(partnerOf(userId, partnerEventScopes));
    const { next } = await serving.read(partnerOf(userId, partnerEventScopes));
    for (let day = 0; day < 31; day += 1) {
      clock.moveBy({ days: 1 });
      const version = Math.floor(day / 7);
      const step = steps[version] ?? RequestMovedEvent.ORDER_CREATED;
      // Partitions of a topic are handled side by side, events of one order in their order.
      if (day % 7 === 0)
        await Promise.all(
          orders.map((order) =>
            deliverAll(fixture.runtime, partnerFacts, [orderMoved(order, step, version + 1)]),
          ),
        );
      await prunePartnerEvents(fixture.runtime);
    }
    await until('who listens has heard all', () => always.heard().length === orders.length * steps.length);
    const replayed = await serving.readAll(partnerOf(userId, partnerEventScopes), next);
    expect(replayed).toEqual(always.heard());
    for (const { requestId } of orders)
      expect(
        replayed.filter(({ record }) => record.id === requestId).map(({ record }) => record.version),
      ).toEqual([1, 2, 3, 4, 5]);
    await always.leave();
  });
});
