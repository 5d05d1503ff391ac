import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { workspaceService } from '../../service.js';
import { openTask } from '../../task/open-task.js';
import { testEncryptionKey } from '../../testing/facts.js';
import { markChecks } from './on-mark-checks.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: testEncryptionKey, letters: [] }));
});
afterAll(() => fixture.close());

const adminId = nameBasedId('in charge');
const about = { name: 'Lumara', jurisdiction: 'EU', assigned_admin_id: adminId };
const versions = new Map<string, number>();

function hear(
  entityId: string,
  event: string,
  facts: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const streamVersion = (versions.get(entityId) ?? 0) + 1;
  versions.set(entityId, streamVersion);
  return deliver(fixture.runtime, markChecks, {
    schema: EntityChangedSchema,
    source: 'trademarks',
    streamId: entityId,
    streamVersion,
    message: { entity: 'trademark', entityId, event, facts },
  });
}

const tasksOf = (id: string): Promise<object[]> =>
  fixture.db.query(
    'select kind, title, status, assigned_admin_id as "adminId" from task where subject_id = $1 order by created_at, id',
    [id],
  );
const dates = { kind: 'dates', title: 'Lumara · EU · check the dates', adminId };
const register = { kind: 'register', title: 'Lumara · EU · the register says something else', adminId };

describe('what is wrong with a mark', () => {
  it('is one task for whoever has the mark, done by itself, and opened again when it comes back', async () => {
    const id = nameBasedId('mark with wrong dates');
    await hear(id, 'DateProblemsNoted', about);
    await hear(id, 'DateProblemsNoted', about);
    expect(await tasksOf(id)).toEqual([{ ...dates, status: 'Open' }]);
    await hear(id, 'DateProblemsSettled');
    await hear(id, 'DateProblemsSettled');
    expect(await tasksOf(id)).toEqual([{ ...dates, status: 'Done' }]);
    await hear(id, 'DateProblemsNoted', about);
    expect(await tasksOf(id)).toEqual([{ ...dates, status: 'Open' }]);
  });

  it('is not done because something else happened to the mark', async () => {
    const id = nameBasedId('mark with a busy life');
    await hear(id, 'DateProblemsNoted', about);
    await hear(id, 'RenewalRecorded', about);
    await hear(id, 'RegisterDifferencesNoted', { ...about, open_register_difference_count: '0' });
    expect(await tasksOf(id)).toEqual([{ ...dates, status: 'Open' }]);
  });

  it('is a task of its own where its papers are not those that were approved, until a package goes out whole; work that a person gave stays', async () => {
    const id = nameBasedId('mark with strange papers');
    const given = {
      work: 'request',
      title: 'Lumara · EU · file it',
      subjectType: 'trademark',
      subjectId: id,
      publicId: '',
      mark: 'Lumara',
      jurisdictions: ['EU'],
      dueAt: null,
    } as const;
    await handleCommand(fixture.runtime, {
      command: openTask,
      streamId: systemIds.next(),
      input: given,
      viewer: systemViewer,
      commandId: systemIds.next(),
    });
    await hear(id, 'FilingPapersRefused', about);
    await hear(id, 'FilingPapersRefused', about);
    const papers = { kind: 'filing', title: 'Lumara · EU · papers differ from what was approved', adminId };
    const byHand = { kind: 'other', title: given.title, adminId: null, status: 'Open' };
    expect(await tasksOf(id)).toEqual([byHand, { ...papers, status: 'Open' }]);
    await deliver(fixture.runtime, markChecks, {
      schema: EntityChangedSchema,
      source: 'trademarks',
      streamId: systemIds.next(),
      message: {
        entity: 'trademark_filing_download',
        entityId: systemIds.next(),
        event: 'FilingHandedOut',
        facts: { trademark_id: id },
      },
    });
    expect(await tasksOf(id)).toEqual([byHand, { ...papers, status: 'Done' }]);
    await hear(id, 'FilingPapersRefused', about);
    await hear(id, 'TrademarkFiled', about);
    expect(await tasksOf(id)).toEqual(expect.arrayContaining([{ ...papers, status: 'Done' }]));
  });

  it('is a task of its own where it was filed without the receipt of the office, until that is there', async () => {
    const id = nameBasedId('mark without a receipt');
    await hear(id, 'TrademarkFiled', about);
    const receipt = {
      kind: 'filing',
      title: 'Lumara · EU · add the receipt',
      adminId,
    };
    expect(await tasksOf(id)).toEqual([{ ...receipt, status: 'Open' }]);
    await hear(id, 'FilingReceiptRecorded', about);
    expect(await tasksOf(id)).toEqual([{ ...receipt, status: 'Done' }]);
    const other = nameBasedId('mark with a receipt');
    await hear(other, 'TrademarkFiled', { ...about, receipt_document_id: nameBasedId('receipt') });
    expect(await tasksOf(other)).toEqual([]);
  });

  it('is a task of its own where the register says something else, until the last difference is decided', async () => {
    const id = nameBasedId('mark with another register');
    await hear(id, 'RegisterDifferencesNoted', { ...about, open_register_difference_count: '2' });
    await hear(id, 'RegisterDifferenceDecided', { open_register_difference_count: '1' });
    expect(await tasksOf(id)).toEqual([{ ...register, status: 'Open' }]);
    await hear(id, 'RegisterDifferenceDecided', { open_register_difference_count: '0' });
    expect(await tasksOf(id)).toEqual([{ ...register, status: 'Done' }]);
  });

  it('comes all the same where the register agrees', async () => {
    const id = nameBasedId('registered mark that the register agrees with');
    await hear(id, 'TrademarkRegistered', { ...about, open_register_difference_count: '0' });
    expect(await tasksOf(id)).toEqual([
      { kind: 'filing', title: 'Lumara · EU · send the certificate', adminId, status: 'Open' },
    ]);
  });

  it('is a task of its own where its client wants the application withdrawn, until that is filed', async () => {
    const id = nameBasedId('mark to withdraw');
    await hear(id, 'TrademarkWithdrawalRequested', about);
    const withdraw = { kind: 'filing', title: 'Lumara · EU · withdraw it', adminId };
    expect(await tasksOf(id)).toEqual([{ ...withdraw, status: 'Open' }]);
    await hear(id, 'TrademarkWithdrawn', about);
    expect(await tasksOf(id)).toEqual([{ ...withdraw, status: 'Done' }]);
  });

  it('ends with a mark that is deleted', async () => {
    const id = nameBasedId('mark that is deleted');
    await hear(id, 'DateProblemsNoted', about);
    await hear(id, 'RegisterDifferencesNoted', { ...about, open_register_difference_count: '1' });
    await hear(id, 'TrademarkRemoved');
    expect(await tasksOf(id)).toEqual(
      expect.arrayContaining([
        { ...dates, status: 'Cancelled' },
        { ...register, status: 'Cancelled' },
      ]),
    );
  });
});
