import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandOutcome } from '@cotta/kit/runtime/commands/handle-command.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { admin, lawyer, passerBy, question, someone } from '../../testing/facts.js';
import { openRequestsFixture, type RequestsFixture } from '../../testing/requests-fixture.js';

let fixture: RequestsFixture;
beforeAll(async () => {
  fixture = await openRequestsFixture('2026-03-02T20:00:00Z');
});
afterAll(() => fixture.close());

const by = (email: string, contact = question.contact) => ({ ...question, contact: { ...contact, email } });
const from = (addressKey: string): Viewer => someone('visitor', { addressKey });
const published = (outcome: CommandOutcome) =>
  'refusal' in outcome ? { refused: outcome.refusal.refused, params: outcome.refusal.params } : 'done';
const times = async (count: number, ask: (at: number) => Promise<CommandOutcome>): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (let at = 0; at < count; at += 1) answers.push(published(await ask(at)));
  return answers;
};
const letters = async (email: string): Promise<{ limit: string; at: string }[]> => {
  const rows: { limit: string; occurred_at: Date }[] = await fixture.runtime.db.query(
    `select data ->> 'limit' as limit, occurred_at from tracking_event where type = 'TooManyVerifications' and data -> 'contact' ->> 'email' = $1 order by occurred_at`,
    [email],
  );
  return rows.map(({ limit, occurred_at: at }) => ({ limit, at: at.toISOString() }));
};

const done = (count: number) => Array<unknown>(count).fill('done');
const refusedBy = (limit: number) => ({ refused: 'TOO_MANY_VERIFICATIONS', params: { limit, hours: 24 } });

describe('the limits of free checks', () => {
  it('let five through for one e-mail address, however it is written, and not a sixth', async () => {
    expect(
      await times(5, (at) =>
        fixture.ask(by(at % 2 === 0 ? 'five@client.test' : 'FIVE@client.test'), passerBy),
      ),
    ).toEqual(done(5));
    expect(published(await fixture.ask(by('five@client.test'), passerBy))).toEqual(refusedBy(5));
    expect(published(await fixture.ask(by('somebody-else@client.test'), passerBy))).toBe('done');
  });

  it('let ten through for one network address, whatever the e-mail addresses, and not an eleventh', async () => {
    expect(await times(10, (at) => fixture.ask(by(`ten-${at}@client.test`), from('net-a')))).toEqual(
      done(10),
    );
    expect(published(await fixture.ask(by('ten-10@client.test'), from('net-a')))).toEqual(refusedBy(10));
    expect(published(await fixture.ask(by('ten-10@client.test'), from('net-b')))).toBe('done');
    expect(await letters('ten-10@client.test')).toEqual([
      { limit: 'address', at: '2026-03-02T20:00:00.000Z' },
    ]);
  });

  it('hold for no staff who enter checks for a client', async () => {
    expect(
      await times(7, (at) => fixture.ask(by('staff@client.test'), at % 2 === 0 ? lawyer : admin)),
    ).toEqual(done(7));
  });

  it('count a customer by the account: strangers who write the same mail address use up nothing of it', async () => {
    const customer = someone('customer', { userId: systemIds.next() });
    await times(20, (at) => fixture.ask(by('known@client.test'), from(`stranger-${at % 4}`)));
    expect(published(await fixture.ask(by('known@client.test'), customer))).toBe('done');
  });

  it('are a visitor’s own: five from elsewhere under the same mail address are not his, and twenty are enough for anybody', async () => {
    expect(
      await times(20, (at) =>
        fixture.ask(by('written@client.test'), from(`elsewhere-${Math.floor(at / 5)}`)),
      ),
    ).toEqual(done(20));
    expect(published(await fixture.ask(by('written@client.test'), from('elsewhere-0')))).toEqual(
      refusedBy(5),
    );
    expect(published(await fixture.ask(by('written@client.test'), from('elsewhere-9')))).toEqual(
      refusedBy(20),
    );
  });

  it('answer the repeat of a check that was carried out as it was answered then', async () => {
    const ids = { streamId: systemIds.next(), commandId: systemIds.next() };
    const first = await fixture.ask(by('again@client.test'), passerBy, ids);
    await times(4, () => fixture.ask(by('again@client.test'), passerBy));
    expect(published(await fixture.ask(by('again@client.test'), passerBy))).toEqual(refusedBy(5));
    expect(await fixture.ask(by('again@client.test'), passerBy, ids)).toEqual({ ...first, replayed: true });
  });

  it('are noted once a day and end after 24 hours', async () => {
    fixture.clock.moveTo('2026-03-10T20:00:00Z');
    await times(5, () => fixture.ask(by('often@client.test'), passerBy));
    expect(await times(3, () => fixture.ask(by('often@client.test'), passerBy))).toEqual(
      Array(3).fill(refusedBy(5)),
    );
    expect(await letters('often@client.test')).toEqual([{ limit: 'email', at: '2026-03-10T20:00:00.000Z' }]);
    fixture.clock.moveTo('2026-03-11T10:00:00Z');
    expect(await times(2, () => fixture.ask(by('often@client.test'), passerBy))).toEqual(
      Array(2).fill(refusedBy(5)),
    );
    expect(await letters('often@client.test')).toEqual([
      { limit: 'email', at: '2026-03-10T20:00:00.000Z' },
      { limit: 'email', at: '2026-03-11T10:00:00.000Z' },
    ]);
    fixture.clock.moveTo('2026-03-11T20:00:00Z');
    expect(published(await fixture.ask(by('often@client.test'), passerBy))).toBe('done');
  });
});
