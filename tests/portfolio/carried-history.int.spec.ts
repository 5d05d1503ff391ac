import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataCopyAskedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { linesOf } from '@cotta/kit/runtime/portable/portable-part.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { demoUserId } from '@cotta/kit/edge/programs/demo-story.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { ReminderScanner } from '@cotta/kit/runtime/reminders/scanner.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { demoStory as invoiceStory } from '@cotta/invoicing/testing.js';
import { demoStory as trademarkStory } from '@cotta/trademarks/testing.js';
import {
  checkWaitingFiles,
  demoFiles,
  demoStory as deskStory,
  databaseContentStore,
} from '@cotta/workspace/testing.js';
import { archiveOf, bringIn, linesFor, openCopy, type Copy } from './portfolio-copy.js';

const clock = new FakeClock(new Date().toISOString());
const dana = demoUserId('customer@cotta.test');
const there = systemIds.next();
let from: Copy;
let into: Copy;
let archive: { path: string; folder: string };

beforeAll(async () => {
  from = await openCopy(clock, {
    trademarks: trademarkStory,
    invoicing: invoiceStory,
    workspace: deskStory,
  });
  const store = databaseContentStore(from.fixtures.workspace.db.manager);
  for (const { path, bytes } of demoFiles) await store.put(path, bytes);
  archive = await archiveOf(from, dana);
  into = await openCopy(clock);
});
afterAll(async () => {
  await rm(dirname(archive.folder), { recursive: true });
  await from.close();
  await into.close();
});

const services = ['trademarks', 'invoicing', 'workspace'] as const;
const count = async (copy: Copy, sql: string): Promise<number[]> => {
  const counts: number[] = [];
  for (const name of services) {
    const [row] = await copy.fixtures[name].db.query<{ n: number }[]>(sql);
    counts.push(row?.n ?? -1);
  }
  return counts;
};
/** What the folder says with these words in its place, while `work` lasts. */
async function saying(file: string, change: (text: string) => string, work: () => Promise<void>) {
  const path = join(archive.folder, file);
  const whole = await readFile(path, 'utf8');
  const other = change(whole);
  expect(other).not.toBe(whole);
  await writeFile(path, other);
  await work().finally(() => writeFile(path, whole));
}
const sorted = (lines: string | undefined): string[] => (lines ?? '').split('\n').filter(Boolean).toSorted();

describe('a portfolio that is carried to an empty copy', () => {
  it('says what was tried before it is done, and leaves nothing of the try', async () => {
    const tried = await bringIn(into, { folder: archive.folder, ownerId: there, isDry: true });
    expect(tried.trademarks.records).toBeGreaterThan(5);
    expect(await count(into, 'select count(*)::integer as n from tracking_event')).toEqual([0, 0, 0]);
  });

  it.each([
    ['where bytes of somebody else lie', '"category":"document"', { path: 'documents/of-somebody-else' }],
    ['whose it is, if not its owner', '"category":"trademark"', { userId: systemIds.next() }],
    ['what the staff alone write', '"category":"trademark"', { assignedAdminId: systemIds.next() }],
  ])('is refused where an event says what no copy writes: %s', async (_, of, facts) => {
    const forge = (text: string): string =>
      text
        .split('\n')
        .map((line) =>
          line.includes(of)
            ? JSON.stringify({
                ...(JSON.parse(line) as object),
                facts: { ...(JSON.parse(line) as { facts: object }).facts, ...facts },
              })
            : line,
        )
        .join('\n');
    await saying('timeline.jsonl', forge, async () => {
      await expect(bringIn(into, { folder: archive.folder, ownerId: there, isDry: true })).rejects.toThrow(
        `says ${Object.keys(facts)[0]}, which no copy writes`,
      );
    });
  });

  it('is refused with a file that is not that of the document in its history', async () => {
    const paper = Buffer.from('%PDF-1.4 another paper');
    const sha256 = createHash('sha256').update(paper).digest('hex');
    const name = `files/${sha256}.pdf`;
    await writeFile(join(archive.folder, name), paper);
    const forge = (text: string): string =>
      text
        .replace(/"DocumentDigestText":"[^"]+"/, `"DocumentDigestText":"${sha256}"`)
        .replace(/"FileName":"[^"]+"/, `"FileName":"${name}"`);
    await saying('documents.jsonl', forge, async () => {
      await expect(bringIn(into, { folder: archive.folder, ownerId: there, isDry: true })).rejects.toThrow(
        'is not the file of document',
      );
    });
    await rm(join(archive.folder, name));
  });

  it('has the same history, dates, letters, documents and money there, under the account it came to', async () => {
    const before = await linesFor(from, dana);
    const done = await bringIn(into, { folder: archive.folder, ownerId: there });
    expect(done.trademarks.known).toBe(0);
    const after = await linesFor(into, there);
    for (const file of Object.keys(before)) {
      expect(sorted(before[file]).length).toBeGreaterThan(0);
      expect([file, sorted(after[file])]).toEqual([file, sorted(before[file])]);
    }
    expect(JSON.stringify(after)).not.toContain(dana);
  });

  it('gives nobody a file that the virus scanner of the copy has not seen', async () => {
    const { db, runtime } = into.fixtures.workspace;
    const waiting = async (): Promise<number | undefined> => {
      const [row] = await db.query<{ n: number }[]>(
        'select count(*)::integer as n from document_content where unchecked_since is not null',
      );
      return row?.n;
    };
    expect(await waiting()).toBeGreaterThan(0);
    await checkWaitingFiles(runtime, { find: () => Promise.resolve(undefined) });
    expect(await waiting()).toBe(0);
  });

  it('has its files', async () => {
    const again = await archiveOf(into, there);
    const list = (await readFile(join(again.folder, 'documents.jsonl'), 'utf8')).trim().split('\n');
    expect(list.length).toBeGreaterThan(2);
    for (const line of list) {
      const { FileName } = JSON.parse(line) as { FileName: string };
      expect(await readFile(join(again.folder, FileName))).toEqual(
        await readFile(join(archive.folder, FileName)),
      );
    }
    await rm(dirname(again.folder), { recursive: true });
  });

  it('is told to nobody: nothing waits for the relay, no letter that was due before, no number drawn', async () => {
    expect(
      await count(
        into,
        `select count(*)::integer as n from event_order join stream using (stream_id) where category <> 'data_copy'`,
      ),
    ).toEqual([0, 0, 0]);
    const [due] = await into.fixtures.trademarks.db.query<{ n: number }[]>(
      `select count(*)::integer as n from reminder where state = 'planned' and due_at <= now()`,
    );
    expect(due?.n).toBeGreaterThan(0);
    const issued: unknown[] = [];
    const scan = await new ReminderScanner({
      db: into.fixtures.trademarks.db,
      clock,
      log: silentLog,
      afterCommit: () => undefined,
      issue: (_, reminder) => Promise.resolve(void issued.push(reminder)),
    }).scan();
    expect([scan.issued, issued]).toEqual([0, []]);
    const [command] = await into.fixtures.invoicing.db.query<{ n: number }[]>(
      `select count(*)::integer as n from command_log where name <> 'CompleteDataCopyPart'`,
    );
    expect(command?.n).toBe(0);
  });

  it('stands in rows that are what its events say', async () => {
    for (const name of services) {
      const report = await rebuildCheck(into.fixtures[name].db, into.definitions[name].aggregates);
      expect([name, report.differences]).toEqual([name, []]);
    }
  });

  it('changes nothing when it comes a second time, and says so', async () => {
    const events = await count(into, 'select count(*)::integer as n from tracking_event');
    const again = await bringIn(into, { folder: archive.folder, ownerId: there });
    for (const name of services) {
      expect(again[name]).toMatchObject({ records: 0, events: 0 });
      expect(again[name].known).toBeGreaterThan(0);
    }
    expect(await count(into, 'select count(*)::integer as n from tracking_event')).toEqual(events);
  });

  it('does not bring back a file that was taken away here', async () => {
    const { db } = into.fixtures.workspace;
    const gone = await db.query<{ path: string; bytes: Buffer }[]>(
      'delete from document_content where path in (select path from document_content limit 1) returning path, bytes',
    );
    await bringIn(into, { folder: archive.folder, ownerId: there });
    const [row] = await db.query<{ n: number }[]>(
      'select count(*)::integer as n from document_content where path = any($1)',
      [(gone.flat() as { path: string }[]).map(({ path }) => path)],
    );
    expect(row?.n).toBe(0);
  });

  it('is refused under a second account, which would have nothing of it', async () => {
    await expect(bringIn(into, { folder: archive.folder, ownerId: systemIds.next() })).rejects.toThrow(
      'under another account',
    );
  });

  it('is refused where a record stands with another history, and leaves that as it is', async () => {
    const path = join(archive.folder, 'timeline.jsonl');
    const whole = await readFile(path, 'utf8');
    const events = await count(into, 'select count(*)::integer as n from tracking_event');
    await writeFile(path, whole.replace(/"eventId":"[^"]+"/, `"eventId":"${systemIds.next()}"`));
    await expect(bringIn(into, { folder: archive.folder, ownerId: there })).rejects.toThrow(
      'another history',
    );
    await writeFile(path, whole);
    expect(await count(into, 'select count(*)::integer as n from tracking_event')).toEqual(events);
  });
});

describe('what an owner carries', () => {
  it('names no colleague, and of events that are not theirs to read only their kind', async () => {
    const { timeline = '' } = await linesFor(from, dana);
    const people = await from.fixtures.trademarks.db.query<{ id: string }[]>(
      'select distinct actor_id as id from tracking_event where actor_id is not null and actor_id <> $1',
      [dana],
    );
    for (const { id } of people) expect(timeline).not.toContain(id);
    const withheld = timeline
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string | null; withheld: string | null; facts: object })
      .filter((line) => line.withheld !== null);
    expect(withheld.length).toBeGreaterThan(0);
    for (const line of withheld) expect(line.event).toBeNull();
    for (const hidden of [
      'assignedAdminId',
      'examinationNote',
      'responseText',
      'linkRevision',
      'gatewayOrderId',
    ])
      expect(timeline).not.toContain(`"${hidden}"`);
  });

  it('ends in an error, and never as if it were whole, where a part is gone or was never put aside', async () => {
    const { manager } = from.fixtures.trademarks.db;
    const copyId = systemIds.next();
    const kept = async (): Promise<number> => {
      let bytes = 0;
      for await (const piece of linesOf(manager, { copyId }, 'marks')) bytes += piece.length;
      return bytes;
    };
    await expect(kept()).rejects.toThrow('not put aside');
    await deliver(from.fixtures.trademarks.runtime, consumerOf(from.definitions.trademarks, 'data-copy'), {
      schema: DataCopyAskedSchema,
      source: 'accounts',
      streamId: systemIds.next(),
      message: { userId: dana, copyId },
    });
    expect(await kept()).toBeGreaterThan(0);
    const pieces = linesOf(manager, { copyId }, 'marks');
    await pieces.next();
    // As when its days are over, or its owner is erased, while it is sent.
    await manager.query('delete from data_copy_part where copy_id = $1', [copyId]);
    await expect(pieces.next()).rejects.toThrow('not put aside');
  });

  it('is nothing of anybody else', async () => {
    const lines = await linesFor(from, systemIds.next());
    expect(Object.values(lines).join('')).toBe('');
  });
});
