import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { TaskMovedEvent, TaskMovedSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { ticketTasks } from '../heard/workspace/on-ticket-tasks.js';
import { workspaceService } from '../service.js';
import { taskOf } from '../task/arrive.js';
import { movePromise } from '../task/move-promise.js';
import { hear, jana, testEncryptionKey, allWanted } from '../testing/facts.js';
import { letterHandOver } from './hand-over-letter.js';
import { promiseLettersConsumer } from './promise-letters-consumer.js';

// A Monday, 9:00 in Bratislava.
const clock = new FakeClock('2026-03-02T08:00:00Z');
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const letters = promiseLettersConsumer({
  queue,
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test',
});
const lena: Viewer = { role: 'lawyer', userId: nameBasedId('lena'), locale: 'en', scopes: [] };
const BECAUSE = 'The register of the office is closed today';
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
});
afterAll(() => fixture.close());
beforeEach(() => fixture.db.query('delete from outgoing_mail'));

/** A question of a client who reads this language; nobody outside where it is absent. */
async function asked(language?: string): Promise<string> {
  const [ticketId, userId] = [systemIds.next(), systemIds.next()];
  if (language !== undefined)
    await fixture.db.query(
      `insert into addressee (user_id, sealed_contact, language, region, order_letters, time_zone) values ($1, $2, $3, 'CZ', false, 'Europe/Prague')`,
      [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed), language],
    );
  await deliver(fixture.runtime, ticketTasks, {
    schema: SupportTicketChangedSchema,
    source: 'workspace',
    streamId: ticketId,
    message: {
      entityId: ticketId,
      event: SupportTicketEvent.SUPPORT_TICKET_CREATED,
      facts: language === undefined ? {} : { userId },
    },
  });
  return taskOf('ticket', { type: 'support_ticket', id: ticketId });
}

const move = (taskId: string, input: object): Promise<object> =>
  handleCommand(fixture.runtime, {
    command: movePromise,
    streamId: taskId,
    input: { dueAt: '2026-03-03T11:00:00Z', because: BECAUSE, ...input },
    viewer: lena,
    commandId: systemIds.next(),
  });
const told = (taskId: string, event = TaskMovedEvent.TASK_PROMISE_MOVED): Promise<string> =>
  hear(fixture.db, letters, {
    schema: TaskMovedSchema,
    message: create(TaskMovedSchema, { taskId, event }),
  });

async function sent(): Promise<string[]> {
  const rows = await fixture.db.query('select * from outgoing_mail order by created_at');
  const texts: string[] = [];
  const handOver = letterHandOver({
    clock,
    encryptionKey: testEncryptionKey,
    publicOrigin: 'https://cotta.test',
    wanted: allWanted,
    linkKey: testEncryptionKey,
    sender: { from: 'Cotta <office@cotta.test>' },
    handOver: ({ envelope, raw }) => {
      const [, text = ''] = raw.toString().split(/content-type: text\/plain[^]*?\r?\n\r?\n/i);
      const plain = Buffer.from(
        text
          .replaceAll(/=\r?\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
        'latin1',
      ).toString();
      texts.push(`${envelope.to.join()}\n${plain}`);
      return Promise.resolve({ accepted: true });
    },
  });
  for (const row of rows)
    await handOver({
      ...row,
      businessKey: row.business_key,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      sealedContact: row.sealed_contact,
      messageId: row.message_id,
      attempts: 1,
    });
  return texts;
}

describe('a promise that is moved', () => {
  it.each([
    ['en', /Monday, 2 March 2026, 17:00/, /new time: Tuesday, 3 March 2026, 12:00/],
    [
      'cs',
      /pond\u011bl\u00ed,? 2\. b\u0159ezna 2026,? 17:00/,
      /term\u00edn: \u00fater\u00fd,? 3\. b\u0159ezna 2026,? 12:00/,
    ],
    ['sk', /pondelok,? 2\. marca 2026,? 17:00/, /term\u00edn: utorok,? 3\. marca 2026,? 12:00/],
    ['es', /lunes, 2 de marzo de 2026, 17:00/, /plazo: martes, 3 de marzo de 2026, 12:00/],
  ])('is told to its client, with both times and our reason: %s', async (language, before, after) => {
    const taskId = await asked(language);
    await move(taskId, {});
    await told(taskId);
    const texts = await sent();
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(jana.email);
    expect(texts[0]).toContain(BECAUSE);
    expect(texts[0]).toMatch(before);
    expect(texts[0]).toMatch(after);
  });

  it('is told once for each time it moves, and for nothing else that happens to the task', async () => {
    const taskId = await asked('en');
    await told(taskId, TaskMovedEvent.TASK_ASSIGNED);
    await told(taskId);
    expect(await sent()).toEqual([]);
    await move(taskId, {});
    await told(taskId);
    await move(taskId, { dueAt: '2026-03-04T11:00:00Z' });
    await told(taskId);
    expect(await sent()).toHaveLength(2);
  });

  it('needs a reason, which is told at its field', async () => {
    const id = await asked('en');
    const { data } = await fixture.ask(
      lena,
      'mutation ($id: ID!) { movePromise(id: $id, input: { dueAt: "2026-03-03T11:00:00Z", because: " " }) { ... on Refusal { fields { path } } } }',
      { id },
    );
    expect(data.movePromise).toEqual({ fields: [{ path: ['because'] }] });
  });

  it('is nobody’s letter where nobody outside was promised anything', async () => {
    const taskId = await asked();
    await move(taskId, {});
    await told(taskId);
    expect(await sent()).toEqual([]);
  });
});
