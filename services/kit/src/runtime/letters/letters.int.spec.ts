import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { inTransaction } from '../database/transaction.js';
import { systemIds } from '../../model/words/ids.js';
import { silentLog } from '../process/log.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { FakeClock } from '../../model/time/fake-clock.js';
import { deliverLetter, type HandOver } from './deliver-letter.js';
import { claimLetter, settleLetter, waitingLetters, enqueueLetter, type Letter } from './letter.js';
import { endedLetters, sendAgain } from './send-again.js';
import { letterTables, letterTrace } from './letter-table.js';

let fresh: FreshDatabase;
let db: DataSource;
let clock: FakeClock;
/** What the mail server was handed, in order. */
let handed: Letter[];

beforeAll(async () => {
  fresh = await freshDatabase({
    service: 'kit',
    migrations: [{ name: '0001-letters', sql: `${letterTables}${letterTrace}` }],
  });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec', poolSize: 20 });
});
beforeEach(async () => {
  await db.query('delete from outgoing_mail');
  clock = new FakeClock('2026-03-02T09:00:00Z');
  handed = [];
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const newLetter = (legal: boolean, businessKey: string = systemIds.next()) => ({
  id: systemIds.next(),
  businessKey,
  template: 'greeting',
  locale: 'en',
  subjectType: 'thing',
  subjectId: systemIds.next(),
  sealedContact: Buffer.from('sealed'),
  params: { mark: 'Lumara' },
  legal,
  domain: 'cotta.test',
});
const written = async (legal = true): Promise<string> => {
  const one = newLetter(legal);
  await inTransaction(db, (tx) => enqueueLetter(tx, one, clock.now()));
  return one.id;
};
const row = async (
  id: string,
): Promise<{
  state: string;
  attempts: number;
  last_error: string | null;
  sent_at: Date | null;
  next_attempt_at: Date;
}> => (await db.query('select * from outgoing_mail where id = $1', [id]))[0];
const server = (answer: () => HandOver | Promise<HandOver>) => ({
  db,
  clock,
  log: silentLog,
  handOver: async (letter: Letter) => {
    handed.push(letter);
    return answer();
  },
});
const accepting = () => server(() => ({ accepted: true }));
const refusing = (how: { lasting?: boolean; unsure?: boolean }) =>
  server(() => ({ accepted: false, lasting: false, unsure: false, error: 'no', ...how }));
/** Takes the letter and is never heard of again. */
const dieAfterClaim = async (id: string) => void (await claimLetter(db, id, clock.now()));

describe('a wish for a letter', () => {
  it('is one letter however often it is made', async () => {
    const one = newLetter(true, 'the same cause');
    const first = await inTransaction(db, (tx) => enqueueLetter(tx, one, clock.now()));
    const second = await inTransaction(db, (tx) =>
      enqueueLetter(tx, { ...one, id: systemIds.next() }, clock.now()),
    );
    expect([first, second]).toEqual([true, false]);
    expect(await waitingLetters(db, clock.now())).toEqual([one.id]);
  });

  it('is gone with the transaction that made it', async () => {
    const one = newLetter(true);
    await expect(
      inTransaction(db, async (tx) => {
        await enqueueLetter(tx, one, clock.now());
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await waitingLetters(db, clock.now())).toEqual([]);
  });
});

describe('a letter', () => {
  it('is handed over once, however many try at once', async () => {
    const id = await written();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => deliverLetter(accepting(), id)));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'not-ours')).toHaveLength(19);
    expect(handed).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1, sent_at: clock.now() });
  });

  it('that failed is sent again when a person says so, as the same letter; one that may have arrived only by its name', async () => {
    const [failed, unsure, sent] = [await written(), await written(false), await written()];
    await deliverLetter(refusing({ lasting: true }), failed);
    await deliverLetter(refusing({ unsure: true }), unsure);
    await deliverLetter(accepting(), sent);
    expect(await endedLetters(db)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: failed, state: 'failed', attempts: 1, error: 'no' }),
        expect.objectContaining({ id: unsure, state: 'unknown' }),
      ]),
    );
    expect(await sendAgain(db, clock)).toBe(1);
    expect(await waitingLetters(db, clock.now())).toEqual([failed]);
    expect(await deliverLetter(accepting(), failed)).toBe('sent');
    expect(handed.filter(({ id }) => id === failed).map(({ messageId }) => messageId)).toEqual([
      handed[0]?.messageId,
      handed[0]?.messageId,
    ]);
    expect([await sendAgain(db, clock, sent), await sendAgain(db, clock)]).toEqual([0, 0]);
    expect(await sendAgain(db, clock, unsure)).toBe(1);
    expect(await deliverLetter(accepting(), unsure)).toBe('sent');
  });

  it('that failed long ago is sent again by its name alone: its reader has heard otherwise since', async () => {
    const id = await written();
    await deliverLetter(refusing({ lasting: true }), id);
    clock.moveBy({ days: 8 });
    expect(await sendAgain(db, clock)).toBe(0);
    expect(await sendAgain(db, clock, id)).toBe(1);
  });

  it('whose reader was forgotten is not sent again, and nobody is asked to', async () => {
    const id = await written();
    await deliverLetter(refusing({ lasting: true }), id);
    await db.query(`update outgoing_mail set sealed_contact = '', params = '{}' where id = $1`, [id]);
    expect(await endedLetters(db)).toEqual([]);
    expect([await sendAgain(db, clock), await sendAgain(db, clock, id)]).toEqual([0, 0]);
    expect((await row(id)).state).toBe('failed');
  });

  it('is never handed over again once it was sent', async () => {
    const id = await written();
    await deliverLetter(accepting(), id);
    clock.moveBy({ days: 400 });
    expect(await deliverLetter(accepting(), id)).toBe('not-ours');
    expect(handed).toHaveLength(1);
  });

  it('waits longer after each refusal for now, and fails after the twelfth', async () => {
    const id = await written();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await deliverLetter(refusing({}), id);
      const { next_attempt_at: next, state } = await row(id);
      if (state === 'queued') {
        pauses.push((next.getTime() - clock.now().getTime()) / 1000);
        expect(await deliverLetter(accepting(), id)).toBe('not-ours');
        clock.moveTo(next);
      }
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800, 1800, 1800]);
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: 12, last_error: 'no' });
  });

  it('fails at once when the refusal is for good', async () => {
    const id = await written();
    expect(await deliverLetter(refusing({ lasting: true }), id)).toBe('failed');
    expect(await waitingLetters(db, clock.now())).toEqual([]);
  });

  it('keeps its Message-ID through every try', async () => {
    const id = await written();
    await deliverLetter(refusing({}), id);
    clock.moveBy({ minutes: 1 });
    await deliverLetter(accepting(), id);
    expect(handed.map(({ messageId }) => messageId)).toEqual([`<${id}@cotta.test>`, `<${id}@cotta.test>`]);
  });
});

describe('a letter whose worker died', () => {
  it('rests until the lease is over', async () => {
    const id = await written();
    await dieAfterClaim(id);
    clock.moveBy({ seconds: 59 });
    expect(await waitingLetters(db, clock.now())).toEqual([]);
    expect(await deliverLetter(accepting(), id)).toBe('not-ours');
  });

  it('is sent again when it is a duty', async () => {
    const id = await written(true);
    await dieAfterClaim(id);
    clock.moveBy({ seconds: 61 });
    expect(await waitingLetters(db, clock.now())).toEqual([id]);
    expect(await deliverLetter(accepting(), id)).toBe('sent');
    expect(handed.map(({ messageId }) => messageId)).toEqual([`<${id}@cotta.test>`]);
  });

  it('is left alone when it is a reminder', async () => {
    const id = await written(false);
    await dieAfterClaim(id);
    clock.moveBy({ seconds: 61 });
    expect(await deliverLetter(accepting(), id)).toBe('unknown');
    expect(handed).toEqual([]);
    expect(await waitingLetters(db, clock.now())).toEqual([]);
  });

  it('belongs to the one who took it over: the late word of the first changes nothing', async () => {
    const id = await written(true);
    const first = await claimLetter(db, id, clock.now());
    clock.moveBy({ seconds: 61 });
    const second = await claimLetter(db, id, clock.now());
    if (first === undefined || second === undefined) throw new Error('both should have had it');
    expect(await settleLetter(db, first.letter, { state: 'failed', error: 'late' }, clock.now())).toBe(false);
    expect(await settleLetter(db, second.letter, { state: 'sent' }, clock.now())).toBe(true);
    expect(await row(id)).toMatchObject({ state: 'sent', last_error: null });
  });
});

describe('a letter that was perhaps accepted', () => {
  it('is sent again when it is a duty', async () => {
    const id = await written(true);
    expect(await deliverLetter(refusing({ unsure: true }), id)).toBe('queued');
    clock.moveBy({ minutes: 1 });
    expect(await deliverLetter(accepting(), id)).toBe('sent');
    expect(handed).toHaveLength(2);
  });

  it('is left alone when it is a reminder', async () => {
    const id = await written(false);
    expect(await deliverLetter(refusing({ unsure: true }), id)).toBe('unknown');
    clock.moveBy({ days: 1 });
    expect(await deliverLetter(accepting(), id)).toBe('not-ours');
    expect(handed).toHaveLength(1);
  });
});
