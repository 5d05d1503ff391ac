import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  CaseChangedSchema,
  CaseEvent,
  CaseLetterChangedSchema,
  CaseLetterEvent,
  CaseRequestChangedSchema,
  CaseRequestEvent,
  CaseSolutionChangedSchema,
  CaseSolutionEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { workspaceService } from '../../service.js';
import { threatTasks } from './on-threat-work.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  // A Monday.
  const clock = new FakeClock('2026-03-02T09:00:00Z');
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
});
afterAll(() => fixture.close());

const [clientId, lawyerId] = [nameBasedId('client'), nameBasedId('lawyer')];
const tasksOf = (id: string) =>
  fixture.db.query(
    'select work, status, due_at, client_id, assigned_admin_id from task where subject_id = $1',
    [id],
  );

describe('a threat that somebody reports', () => {
  const reported = (entityId: string, event: CaseRequestEvent): Promise<unknown> =>
    deliver(fixture.runtime, threatTasks, {
      schema: CaseRequestChangedSchema,
      source: 'cases',
      streamId: entityId,
      message: { entityId, event, facts: { userId: clientId } },
    });

  it('is looked at within two working days, and is done by the answer', async () => {
    const id = systemIds.next();
    await reported(id, CaseRequestEvent.CASE_REQUEST_CREATED);
    const task = { work: 'report', client_id: clientId, due_at: new Date('2026-03-04T17:00:00Z') };
    expect(await tasksOf(id)).toEqual([{ ...task, status: 'Open', assigned_admin_id: null }]);
    await reported(id, CaseRequestEvent.CASE_REQUEST_CONVERTED);
    expect(await tasksOf(id)).toEqual([{ ...task, status: 'Done', assigned_admin_id: null }]);
  });

  it('falls away undone where the report is taken out', async () => {
    const id = systemIds.next();
    await reported(id, CaseRequestEvent.CASE_REQUEST_CREATED);
    await reported(id, CaseRequestEvent.CASE_REQUEST_REMOVED);
    expect(await tasksOf(id)).toMatchObject([{ work: 'report', status: 'Cancelled' }]);
  });
});

describe('a threat that somebody found', () => {
  const said = (entityId: string, event: CaseEvent): Promise<unknown> =>
    deliver(fixture.runtime, threatTasks, {
      schema: CaseChangedSchema,
      source: 'cases',
      streamId: entityId,
      message: { entityId, event, facts: { userId: clientId } },
    });

  it('is weighed within two working days, and is done when its client was written to', async () => {
    const id = systemIds.next();
    await said(id, CaseEvent.CASE_CREATED);
    const due = new Date('2026-03-04T17:00:00Z');
    expect(await tasksOf(id)).toMatchObject([{ work: 'threat', status: 'Open', due_at: due }]);
    await said(id, CaseEvent.CASE_KICKED_OFF);
    expect(await tasksOf(id)).toMatchObject([{ work: 'threat', status: 'Done' }]);
  });

  it('needs nobody once it is left alone, and somebody again when it is brought back', async () => {
    const id = systemIds.next();
    await said(id, CaseEvent.CASE_CREATED);
    await said(id, CaseEvent.CASE_DISMISSED);
    expect(await tasksOf(id)).toMatchObject([{ status: 'Cancelled' }]);
    await said(id, CaseEvent.CASE_RESTORED);
    expect(await tasksOf(id)).toMatchObject([{ work: 'threat', status: 'Open' }]);
  });

  it('needs somebody once more when it is back, until that is looked at or it is closed', async () => {
    const id = systemIds.next();
    for (const event of [CaseEvent.CASE_CREATED, CaseEvent.CASE_KICKED_OFF, CaseEvent.CASE_CLOSED])
      await said(id, event);
    await said(id, CaseEvent.CASE_REOPENED);
    const again = { work: 'threat-again', due_at: new Date('2026-03-03T17:00:00Z') };
    expect(await tasksOf(id)).toMatchObject([
      { work: 'threat', status: 'Done' },
      { ...again, status: 'Open' },
    ]);
    await said(id, CaseEvent.CASE_CLOSED);
    expect(await tasksOf(id)).toMatchObject([{ work: 'threat' }, { ...again, status: 'Done' }]);
  });

  it('is one task too where its client had asked for the step, whichever is heard first', async () => {
    const drafted = (caseId: string): Promise<unknown> =>
      deliver(fixture.runtime, threatTasks, {
        schema: CaseSolutionChangedSchema,
        source: 'cases',
        streamId: systemIds.next(),
        message: {
          entityId: systemIds.next(),
          event: CaseSolutionEvent.CASE_SOLUTION_DRAFTED,
          facts: { caseId, userId: clientId, askedOn: '2026-03-02' },
        },
      });
    const [before, after] = [systemIds.next(), systemIds.next()];
    await drafted(before);
    await said(before, CaseEvent.CASE_CREATED);
    await said(after, CaseEvent.CASE_CREATED);
    await drafted(after);
    const tasks = [await tasksOf(before), await tasksOf(after)];
    expect(tasks).toMatchObject([[{ work: 'threat', status: 'Open' }], [{ work: 'threat', status: 'Open' }]]);
  });
});

describe('a step against a threat that its client ordered', () => {
  it('is for whoever has the case', async () => {
    const [caseId, id] = [systemIds.next(), systemIds.next()];
    await deliver(fixture.runtime, threatTasks, {
      schema: CaseChangedSchema,
      source: 'cases',
      streamId: caseId,
      message: {
        entityId: caseId,
        event: CaseEvent.CASE_ASSIGNED,
        facts: { userId: clientId, assignedAdminId: lawyerId },
      },
    });
    const solution = (event: CaseSolutionEvent): Promise<unknown> =>
      deliver(fixture.runtime, threatTasks, {
        schema: CaseSolutionChangedSchema,
        source: 'cases',
        streamId: id,
        message: { entityId: id, event, facts: { caseId } },
      });
    await solution(CaseSolutionEvent.CASE_SOLUTION_ORDERED);
    expect(await tasksOf(id)).toEqual([]);
    await solution(CaseSolutionEvent.CASE_SOLUTION_WORK_RELEASED);
    expect(await tasksOf(id)).toMatchObject([
      { work: 'step', status: 'Open', client_id: clientId, assigned_admin_id: lawyerId },
    ]);
    await solution(CaseSolutionEvent.CASE_SOLUTION_DELIVERED);
    expect(await tasksOf(id)).toMatchObject([{ status: 'Done' }]);
  });
});

describe('a letter to the other side', () => {
  it('is ours while it is written and once it is approved, and looked at again when nobody answers or somebody does', async () => {
    const id = systemIds.next();
    const happened = async (event: CaseLetterEvent): Promise<readonly string[]> => {
      await deliver(fixture.runtime, threatTasks, {
        schema: CaseLetterChangedSchema,
        source: 'cases',
        streamId: id,
        message: { entityId: id, event, facts: { userId: clientId } },
      });
      const open: readonly { work: string; status: string }[] = await tasksOf(id);
      return open.filter(({ status }) => status === 'Open').map(({ work }) => work);
    };
    expect(await happened(CaseLetterEvent.CASE_LETTER_DRAFTED)).toEqual(['case-letter']);
    expect(await happened(CaseLetterEvent.CASE_LETTER_OFFERED)).toEqual([]);
    expect(await happened(CaseLetterEvent.CASE_LETTER_CHANGES_ASKED)).toEqual(['case-letter-change']);
    expect(await happened(CaseLetterEvent.CASE_LETTER_OFFERED)).toEqual([]);
    expect(await happened(CaseLetterEvent.CASE_LETTER_APPROVED)).toEqual(['case-letter-send']);
    expect(await happened(CaseLetterEvent.CASE_LETTER_SENT)).toEqual([]);
    expect(await happened(CaseLetterEvent.CASE_LETTER_UNANSWERED)).toEqual(['case-letter-silent']);
    expect(await happened(CaseLetterEvent.CASE_LETTER_ANSWERED)).toEqual(['case-letter-answered']);
  });
});
