import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { EInvoiceChangedSchema, EInvoiceEvent } from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { workspaceService } from '../../service.js';
import { eInvoiceTasks } from './on-e-invoice-tasks.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
});
afterAll(() => fixture.close());

const happened = (entityId: string, event: EInvoiceEvent, facts: object = {}): Promise<unknown> =>
  deliver(fixture.runtime, eInvoiceTasks, {
    schema: EInvoiceChangedSchema,
    source: 'invoicing',
    streamId: entityId,
    message: { entityId, event, facts },
  });
const tasksOf = (subjectId: string): Promise<object[]> =>
  fixture.db.query('select work, title, status from task where subject_id = $1', [subjectId]);

it('an e-invoice without a tax number is a task that says what to do, until another invoice stands in its place', async () => {
  const id = systemIds.next();
  await happened(id, EInvoiceEvent.E_INVOICE_PREPARED, { number: '1271000004' });
  expect(await tasksOf(id)).toEqual([]);
  await happened(id, EInvoiceEvent.E_INVOICE_HELD, { trouble: 'NO_TAX_NUMBER' });
  const task = {
    work: 'e-invoice',
    title:
      '1271000004 · no e-invoice without a tax number: ask the client for it, and replace the invoice with it',
    status: 'Open',
  };
  expect(await tasksOf(id)).toEqual([task]);
  await happened(id, EInvoiceEvent.E_INVOICE_REPLACED);
  expect(await tasksOf(id)).toEqual([{ ...task, status: 'Done' }]);
});

it('a rejected one is a task until it is sent again, and once more when that is rejected too', async () => {
  const id = systemIds.next();
  await happened(id, EInvoiceEvent.E_INVOICE_PREPARED, { number: '1271000005' });
  await happened(id, EInvoiceEvent.E_INVOICE_REJECTED, { trouble: 'REJECTED' });
  expect(await tasksOf(id)).toMatchObject([
    { title: expect.stringContaining('was rejected: read why'), status: 'Open' },
  ]);
  await happened(id, EInvoiceEvent.E_INVOICE_WANTED_AGAIN);
  expect(await tasksOf(id)).toMatchObject([{ status: 'Done' }]);
  await happened(id, EInvoiceEvent.E_INVOICE_REJECTED, { trouble: 'REJECTED' });
  expect(await tasksOf(id)).toMatchObject([{ status: 'Open' }]);
});
