import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  BrandChangedSchema,
  BrandEvent,
  BrandMonitoringTaskChangedSchema,
  BrandMonitoringTaskEvent,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { rememberSubject } from '../../subject/work-subject.js';
import { workspaceService } from '../../service.js';
import { staffProfile } from '../../staff/staff-profile.record.js';
import { brandNames } from './on-brands.js';
import { scanTasks } from './on-scan-tasks.js';

let fixture: ServiceFixture;
const [clientId, lena] = [nameBasedId('client'), nameBasedId('lena')];

beforeAll(async () => {
  fixture = await openServiceFixture(
    workspaceService({ linkKey: '', letters: [] }),
    new FakeClock('2026-03-02T08:00:00Z'),
  );
  await handleCommand(fixture.runtime, {
    command: staffProfile.create,
    streamId: systemIds.next(),
    input: { userId: lena, role: 'lawyer', active: true, lead: true, offices: [], works: [], languages: [] },
    viewer: { role: 'admin', userId: lena, locale: 'en', scopes: [] },
    commandId: systemIds.next(),
  });
});
afterAll(() => fixture.close());

const brandSaid = (entityId: string, event: BrandEvent, facts: object): Promise<unknown> =>
  deliver(fixture.runtime, brandNames, {
    schema: BrandChangedSchema,
    source: 'subscriptions',
    streamId: entityId,
    message: { entityId, event, facts },
  });
async function scanOf(brandId: string): Promise<object> {
  const entityId = systemIds.next();
  await inTransaction(fixture.db, (tx) =>
    rememberSubject(tx, { type: 'brand', id: brandId }, { assignedAdminId: lena }),
  );
  await deliver(fixture.runtime, scanTasks, {
    schema: BrandMonitoringTaskChangedSchema,
    source: 'subscriptions',
    streamId: entityId,
    message: {
      entityId,
      event: BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_SCHEDULED,
      facts: { userId: clientId, brandId },
    },
  });
  const [task] = await fixture.db.query(
    'select t.mark, t.title, n.title as bell from task t join notification n on n.subject_id = t.subject_id where t.subject_id = $1',
    [entityId],
  );
  return task;
}

it('a scan is called by its brand, in the list and in the bell; without a known brand the bell has no name and repeats nothing', async () => {
  const brandId = systemIds.next();
  await brandSaid(brandId, BrandEvent.BRAND_ADDED, { userId: clientId, name: 'Nordhaven' });
  expect(await scanOf(brandId)).toEqual({
    mark: 'Nordhaven',
    title: 'Nordhaven · scan the brand',
    bell: 'Nordhaven',
  });
  await brandSaid(brandId, BrandEvent.BRAND_AMENDED, { name: 'Nordhaven Light' });
  expect(await scanOf(brandId)).toMatchObject({ mark: 'Nordhaven Light', bell: 'Nordhaven Light' });
  expect(await scanOf(systemIds.next())).toMatchObject({ mark: '', bell: '' });
});
