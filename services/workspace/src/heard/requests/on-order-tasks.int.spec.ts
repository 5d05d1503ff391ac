import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { ProductMovedSchema, ProductMovedEvent } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import {
  AdditionalOrderMovedSchema,
  RequestMessageWrittenSchema,
  RequestMovedSchema,
  AdditionalOrderMovedEvent,
  RequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { ProductChangedSchema, ProductEvent } from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { workspaceService } from '../../service.js';
import { moneyTasks } from '../invoicing/on-money-tasks.js';
import { orderTasks } from './on-order-tasks.js';
import { verificationNotifications } from './on-verification-notifications.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
});
afterAll(() => fixture.close());

const [requestId, clientId, lawyerId] = [systemIds.next(), systemIds.next(), systemIds.next()];
const request = {
  requestId,
  publicId: 'V-7K2M9Q4X',
  mark: 'Lumara',
  jurisdictions: ['EU'],
  userId: clientId,
  assignedAdminId: lawyerId,
  language: 'en',
};
const promised = new Date('2026-11-25T17:00:00Z');

const moved = (event: RequestMovedEvent): Promise<unknown> =>
  deliver(fixture.runtime, orderTasks, {
    schema: RequestMovedSchema,
    source: 'requests',
    streamId: requestId,
    message: {
      request,
      event,
      ...(event === RequestMovedEvent.SENT_FOR_REVIEW ? {} : { promisedAt: timestampFromDate(promised) }),
    },
  });
const wrote = async (fromClient: boolean): Promise<void> => {
  const message = {
    request,
    commentId: systemIds.next(),
    authorId: fromClient ? clientId : lawyerId,
    fromClient,
  };
  for (const consumer of [orderTasks, verificationNotifications])
    await deliver(fixture.runtime, consumer, {
      schema: RequestMessageWrittenSchema,
      source: 'requests',
      streamId: requestId,
      message,
    });
};
const open = (): Promise<readonly object[]> =>
  fixture.db.query(
    `select kind, title, due_at, assigned_admin_id from task where subject_id = $1 and status = 'Open' order by kind`,
    [requestId],
  );

it('every turn of ours is a task of whoever is in charge, with the time that was promised, until it is done', async () => {
  await moved(RequestMovedEvent.REVIEW_REQUESTED);
  expect(await open()).toEqual([
    {
      kind: 'drafting',
      title: 'V-7K2M9Q4X · Lumara · EU · write the draft',
      due_at: promised,
      assigned_admin_id: lawyerId,
    },
  ]);
  await moved(RequestMovedEvent.SENT_FOR_REVIEW);
  expect(await open()).toEqual([]);
  await moved(RequestMovedEvent.APPLICATION_APPROVED);
  await moved(RequestMovedEvent.END_ASKED);
  expect(await open()).toMatchObject([
    { kind: 'filing' },
    { kind: 'payment', title: expect.stringContaining('decide the refund') },
  ]);
  await moved(RequestMovedEvent.END_ASK_TAKEN_BACK);
  expect(await open()).toMatchObject([{ kind: 'filing' }]);
  await moved(RequestMovedEvent.REQUEST_REFUNDED);
  expect(await open()).toEqual([]);
});

it('what a client writes is one task until it is answered, and rings at the other side', async () => {
  await wrote(true);
  await wrote(true);
  expect(await open()).toMatchObject([{ kind: 'message', assigned_admin_id: lawyerId }]);
  await wrote(false);
  expect(await open()).toEqual([]);
  expect(
    await fixture.db.query(
      `select user_id, kind from notification where kind = 'message' order by created_at`,
    ),
  ).toEqual([
    { user_id: lawyerId, kind: 'message' },
    { user_id: lawyerId, kind: 'message' },
    { user_id: clientId, kind: 'message' },
  ]);
});

it('an addition that was paid too late for its draft waits for a person; one that joined it does not', async () => {
  const paid = (joinsDraft: boolean): Promise<unknown> =>
    deliver(fixture.runtime, orderTasks, {
      schema: AdditionalOrderMovedSchema,
      source: 'requests',
      streamId: requestId,
      message: {
        request,
        event: AdditionalOrderMovedEvent.ADDITIONAL_ORDER_PAID,
        additionalOrderId: '0199a0c0-0000-7000-8000-000000000002',
        publicId: 'V-7K2M9Q4X/2',
        units: ['US 35'],
        joinsDraft,
      },
    });
  await paid(true);
  expect(await open()).toEqual([]);
  await paid(false);
  expect(
    await fixture.db.query(`select kind, title from task where subject_type = 'additional_order'`),
  ).toMatchObject([
    {
      kind: 'payment',
      title: expect.stringMatching(/^V-7K2M9Q4X\/2 · Lumara · EU · US 35: paid after the approval/),
    },
  ]);
});

it('a part that was paid back waits for a person to say which classes it was for; all of it, or a part of something else, does not', async () => {
  const back = (status: string, subjectType: string): Promise<unknown> => {
    const productId = systemIds.next();
    return deliver(fixture.runtime, moneyTasks, {
      schema: ProductMovedSchema,
      source: 'invoicing',
      streamId: productId,
      message: {
        product: { productId, subjectType, subjectId: requestId, orderReference: 'V-7K2M9Q4X' },
        event: ProductMovedEvent.PRODUCT_REFUNDED,
        status,
      },
    });
  };
  for (const [status, subject] of [
    ['Refunded', 'registration_request'],
    ['Partly refunded', 'service_request'],
    ['Partly refunded', 'registration_request'],
    ['Partly refunded', 'additional_order'],
  ] as const)
    await back(status, subject);
  const tasks: { title: string }[] = await fixture.db.query(
    `select title from task where subject_type = 'product' and status = 'Open'`,
  );
  expect(tasks.map(({ title }) => title)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('take its classes out of the order')),
  );
});

it('the difference of an estimated fee that went back is no part of the order', async () => {
  const productId = systemIds.next();
  await deliver(fixture.runtime, moneyTasks, {
    schema: ProductMovedSchema,
    source: 'invoicing',
    streamId: productId,
    message: {
      product: { productId, subjectType: 'registration_request', subjectId: requestId },
      event: ProductMovedEvent.PRODUCT_REFUNDED,
      status: 'Partly refunded',
      isFeeDifference: true,
    },
  });
  expect(await fixture.db.query('select 1 from task where subject_id = $1', [productId])).toEqual([]);
});

it('what was filed at an estimated fee waits for what the office took, until the last fee is entered', async () => {
  const productId = systemIds.next();
  const moved = (event: ProductMovedEvent, offices: string[]) =>
    deliver(fixture.runtime, moneyTasks, {
      schema: ProductMovedSchema,
      source: 'invoicing',
      streamId: productId,
      message: { product: { productId, name: 'Lumara' }, event, offices },
    });
  const tasks = () =>
    fixture.db.query('select kind, title, status from task where subject_id = $1', [productId]);
  const waiting = {
    kind: 'payment',
    title: 'Lumara · FR, PL: enter what the office took',
    status: 'Open',
  };
  await moved(ProductMovedEvent.PRODUCT_FEES_AWAITED, ['FR', 'PL']);
  expect(await tasks()).toEqual([waiting]);
  await moved(ProductMovedEvent.PRODUCT_FEE_SETTLED, ['PL']);
  expect(await tasks()).toEqual([waiting]);
  await moved(ProductMovedEvent.PRODUCT_FEE_SETTLED, []);
  expect(await tasks()).toEqual([{ ...waiting, status: 'Done' }]);
});

it('what is paid and has no invoice is a task for a person', async () => {
  const productId = systemIds.next();
  await deliver(fixture.runtime, moneyTasks, {
    schema: ProductMovedSchema,
    source: 'invoicing',
    streamId: productId,
    message: {
      product: { productId, name: 'Advice on labels' },
      event: ProductMovedEvent.PRODUCT_INVOICE_MISSING,
    },
  });
  expect(await fixture.db.query('select kind, title from task where subject_id = $1', [productId])).toEqual([
    { kind: 'payment', title: 'Advice on labels · paid without an invoice: write it' },
  ]);
});

it('money that one admin wants sent back by transfer waits for another one: once, whoever asked first', async () => {
  const productId = systemIds.next();
  const told = { source: 'invoicing', streamId: productId } as const;
  await deliver(fixture.runtime, moneyTasks, {
    schema: ProductMovedSchema,
    ...told,
    message: { product: { productId, name: 'Lumara' }, event: ProductMovedEvent.PRODUCT_TRANSFER_BACK_ASKED },
  });
  await deliver(fixture.runtime, moneyTasks, {
    schema: ProductChangedSchema,
    ...told,
    message: { entityId: productId, event: ProductEvent.PRODUCT_TRANSFER_BACK_REQUESTED },
  });
  const other = systemIds.next();
  await deliver(fixture.runtime, moneyTasks, {
    schema: ProductChangedSchema,
    source: 'invoicing',
    streamId: other,
    message: { entityId: other, event: ProductEvent.PRODUCT_TRANSFER_BACK_REQUESTED },
  });
  const waiting = (id: string): Promise<readonly { title: string }[]> =>
    fixture.db.query('select title from task where subject_id = $1', [id]);
  expect(await waiting(productId)).toEqual([
    { title: expect.stringContaining('send the money back by transfer (two persons)') },
  ]);
  expect(await waiting(other)).toHaveLength(1);
});

it('an order without a list price waits for a person who names one; a priced one does not', async () => {
  const ordered = (quoteId: string): Promise<unknown> =>
    deliver(fixture.runtime, orderTasks, {
      schema: RequestMovedSchema,
      source: 'requests',
      streamId: requestId,
      message: { request, event: RequestMovedEvent.ORDER_CREATED, quoteId },
    });
  const priced = (subjectType: string): Promise<unknown> => {
    const productId = systemIds.next();
    return deliver(fixture.runtime, orderTasks, {
      schema: ProductMovedSchema,
      source: 'invoicing',
      streamId: productId,
      message: {
        product: { productId, subjectType, subjectId: requestId },
        event: ProductMovedEvent.PRODUCT_CREATED,
        status: 'Created',
      },
    });
  };
  const quotes = (): Promise<readonly object[]> =>
    fixture.db.query(
      `select title, due_at > now() as still_to_come, assigned_admin_id from task where subject_id = $1 and kind = 'other' and status = 'Open'`,
      [requestId],
    );
  await ordered(systemIds.next());
  expect(await quotes()).toEqual([]);
  await ordered('');
  expect(await quotes()).toEqual([
    {
      title: 'V-7K2M9Q4X · Lumara · EU · no list price: name a price and write to the client',
      still_to_come: true,
      assigned_admin_id: lawyerId,
    },
  ]);
  await priced('additional_order');
  expect(await quotes()).toHaveLength(1);
  await priced('registration_request');
  expect(await quotes()).toEqual([]);
});

it('an order that ends unpriced leaves nothing to quote', async () => {
  const requestId = systemIds.next();
  const message = (event: RequestMovedEvent): Promise<unknown> =>
    deliver(fixture.runtime, orderTasks, {
      schema: RequestMovedSchema,
      source: 'requests',
      streamId: requestId,
      message: { request: { ...request, requestId }, event },
    });
  const quotes = (): Promise<readonly object[]> =>
    fixture.db.query(`select title from task where subject_id = $1 and status = 'Open'`, [requestId]);
  await message(RequestMovedEvent.ORDER_CREATED);
  expect(await quotes()).toHaveLength(1);
  await message(RequestMovedEvent.REQUEST_WITHDRAWN);
  expect(await quotes()).toEqual([]);
});

it('an order that is paid leaves nothing to quote, also where its price was known before we heard of it', async () => {
  const requestId = systemIds.next();
  const message = (event: RequestMovedEvent): Promise<unknown> =>
    deliver(fixture.runtime, orderTasks, {
      schema: RequestMovedSchema,
      source: 'requests',
      streamId: requestId,
      message: { request: { ...request, requestId }, event },
    });
  const quotes = (): Promise<readonly object[]> =>
    fixture.db.query(`select title from task where subject_id = $1 and work = 'price' and status = 'Open'`, [
      requestId,
    ]);
  await message(RequestMovedEvent.ORDER_CREATED);
  expect(await quotes()).toHaveLength(1);
  await message(RequestMovedEvent.INVOICE_PAID);
  expect(await quotes()).toEqual([]);
});
