import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleManyIn, type AnyRequest } from '@cotta/kit/runtime/commands/handle-many.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { until } from '@cotta/kit/testing/until.js';
import { lawyer, trademark } from '@cotta/trademarks/testing.js';
import { openDeadlineFixture, type DeadlineFixture } from './deadline-fixture.js';
import { readInbox } from './service-with-letters.js';

/** `LETTERS=10000`: how `npm run bench` asks for more. The bound is for ten thousand. */
const LETTERS = Number(process.env['LETTERS'] ?? 400);
const TOGETHER = 100;
const GATE_S = 600;
const PATIENCE_MS = 900_000;
jest.setTimeout(2 * PATIENCE_MS);

let fixture: DeadlineFixture;
beforeAll(async () => {
  fixture = await openDeadlineFixture('2034-02-01T10:00:00Z');
});
afterAll(() => fixture.close());

const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10;

describe(`${LETTERS} letters due in one minute`, () => {
  it('are found, told, written and handed to the mail server, each once', async () => {
    const owners = Array.from({ length: LETTERS }, () => systemIds.next());
    for (const userId of owners) await fixture.know({ userId, language: 'en', region: 'SK' });
    const input = {
      jurisdiction: 'EU',
      type: 'WORD' as const,
      status: 'Trademark registered' as const,
      goodsAndServices: [],
      filingDate: '2025-02-10',
      registrationDate: '2025-08-05',
      expirationDate: '2035-02-10',
    };
    const enqueued = owners.map(
      (userId, n) =>
        ({
          command: trademark.create,
          streamId: systemIds.next(),
          viewer: lawyer,
          commandId: systemIds.next(),
          input: { ...input, name: `Mark ${n}`, userId, number: `T${n}` },
        }) as unknown as AnyRequest,
    );
    for (let from = 0; from < enqueued.length; from += TOGETHER)
      await inTransaction(fixture.trademarks.db, (tx) =>
        handleManyIn(tx, fixture.trademarks, enqueued.slice(from, from + TOGETHER)),
      );
    fixture.trademarks.afterCommit();
    await fixture.heard({ withinMs: PATIENCE_MS });
    const due = await fixture.nextDue();
    if (due === null) throw new Error('nothing is planned');
    fixture.clock.moveTo(due);

    const [began, cpu] = [performance.now(), process.cpuUsage()];
    const { issued, failed } = await fixture.scanner().scan();
    const scanned = seconds(began);
    await fixture.heard({ withinMs: PATIENCE_MS });
    const heard = seconds(began);
    // The hour in which they may be read.
    const [{ last }] = await fixture.workspaceDb.query(
      'select max(next_attempt_at) as last from outgoing_mail',
    );
    fixture.clock.moveTo(last);
    await until(
      'all are sent',
      async () =>
        (await fixture.workspaceDb.query(`select 1 from outgoing_mail where state <> 'sent' limit 1`))
          .length === 0,
      { withinMs: PATIENCE_MS, everyMs: 200 },
    );
    const sent = seconds(began);
    const { user, system } = process.cpuUsage(cpu);

    const { accepted } = await readInbox();
    const rows: { message_id: string }[] = await fixture.workspaceDb.query(
      'select message_id from outgoing_mail',
    );
    const times = rows.map(({ message_id: id }) => accepted[id] ?? 0);
    const numbers = {
      reminders: issued,
      failed,
      letters: rows.length,
      lost: times.filter((count) => count === 0).length,
      twice: times.filter((count) => count > 1).length,
      scannedAfterS: scanned,
      writtenAfterS: heard,
      handedOverAfterS: sent,
      processorS: Math.round((user + system) / 1e5) / 10,
    };
    process.stdout.write(
      `\n${LETTERS} letters due in one minute: ${JSON.stringify(numbers)} (gate ${GATE_S} s)\n`,
    );
    expect(numbers).toMatchObject({ reminders: LETTERS, failed: 0, letters: LETTERS, lost: 0, twice: 0 });
    expect(sent).toBeLessThan(GATE_S);
  });
});
