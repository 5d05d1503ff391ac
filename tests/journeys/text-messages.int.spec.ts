import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { tablesWith } from '@cotta/kit/testing/tables-with.js';
import { until } from '@cotta/kit/testing/until.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import {
  claimSms,
  forgetLetters,
  raiseAlarms,
  startSmsWorker,
  twilioSignature,
} from '@cotta/workspace/testing.js';
import { openTextMessageFixture, type TextMessageFixture } from './text-message-fixture.js';

const START = '2026-03-03T10:00:00Z';
let fixture: TextMessageFixture;

beforeAll(async () => {
  fixture = await openTextMessageFixture(START);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  fixture.clock.moveTo(START);
  await fixture.db.query('delete from outgoing_sms');
  await fixture.db.query('delete from sms_opt_out');
  await fixture.sim.reset();
});

/** Nobody's number, another each time. */
let last = 905_000_000;
const someNumber = (): string => `+421${(last += 1)}`;
const reports = (to: string, count: number) =>
  until(`${count} reports about ${to}`, async () => {
    const [message] = await fixture.sentTo(to);
    return message !== undefined && message.reports.length >= count ? message.reports : undefined;
  });

describe('a reminder that is a text message', () => {
  it('goes out once, in the language of the person, without accents, in two parts', async () => {
    const to = someNumber();
    const id = await fixture.remind(to);
    expect(await Promise.all(Array.from({ length: 10 }, () => fixture.deliver(id)))).toEqual(
      expect.arrayContaining(['sent', undefined]),
    );
    expect(await fixture.deliver(id)).toBeUndefined();
    const sent = await fixture.sentTo(to);
    expect(sent.map(({ body }) => body)).toEqual([
      'Cotta: navrh prihlasky Zlta Pramica caka na vase schvalenie. Dovtedy nic nepodame: https://cotta.test/sk/application-draft/r.token Dalsie SMS nechcete? Odpovedzte STOP.',
    ]);
    expect(await reports(to, 2)).toEqual(['sent 204', 'delivered 204']);
    expect(await fixture.row(id)).toMatchObject({
      state: 'delivered',
      segments: 2,
      last_error: null,
      vendor_id: expect.stringMatching(/^SM/),
    });
  });

  it('is one row however often its fact comes, and no row for a reminder that is a letter', async () => {
    const reminderKey = systemIds.next();
    const id = await fixture.remind(someNumber(), { reminderKey });
    await fixture.remind(someNumber(), { reminderKey });
    await fixture.remind(someNumber(), { reminder: 'draft-reminder' });
    expect(await fixture.db.query('select subject_id from outgoing_sms')).toEqual([{ subject_id: id }]);
  });

  it('is not sent any more when the client acted first', async () => {
    fixture.clock.moveTo('2026-03-03T20:00:00Z');
    const to = someNumber();
    const id = await fixture.remind(to);
    await fixture.move(id);
    fixture.clock.moveTo('2026-03-04T10:00:00Z');
    expect(await fixture.deliver(id)).toBeUndefined();
    expect({ sent: await fixture.sentTo(to), state: (await fixture.row(id)).state }).toEqual({
      sent: [],
      state: 'cancelled',
    });
  });

  it('waits for nine o’clock where the person lives, also when a worker finds it late', async () => {
    const to = someNumber();
    const id = await fixture.remind(to, { zone: 'America/New_York' });
    expect((await fixture.row(id)).next_attempt_at).toEqual(new Date('2026-03-03T14:00:00Z'));
    expect(await fixture.deliver(id)).toBeUndefined();
    // Nothing ran all day.
    fixture.clock.moveTo('2026-03-04T01:00:00Z');
    expect(await fixture.deliver(id)).toBe('planned');
    expect({ sent: await fixture.sentTo(to), next: (await fixture.row(id)).next_attempt_at }).toEqual({
      sent: [],
      next: new Date('2026-03-04T14:00:00Z'),
    });
    fixture.clock.moveTo('2026-03-04T14:00:00Z');
    const worker = startSmsWorker({ ...fixture.delivery, sweepEveryMs: 3_600_000 });
    expect(await worker.sweep()).toBe(1);
    await worker.close();
    expect(await fixture.sentTo(to)).toHaveLength(1);
  });
});

describe('what becomes of a text message', () => {
  it.each([
    ['a number that is none', '+15005550001', 'failed', '21211'],
    ['a place nobody sends to', '+15005550003', 'failed', '21408'],
    ['somebody who wants no more', '+15005550004', 'opted out', null],
    ['a fixed line', '+15005550009', 'failed', '21614'],
  ])('to %s (%s) is: %s', async (_, to, state, error) => {
    const id = await fixture.remind(to);
    expect(await fixture.deliver(id)).toBe(state);
    expect(await fixture.row(id)).toMatchObject({ state, last_error: error });
  });

  it.each([
    ['delivered before sent', '+15005550010', ['delivered 204', 'sent 204'], 'delivered', null],
    [
      'each said twice',
      '+15005550011',
      ['sent 204', 'sent 204', 'delivered 204', 'delivered 204'],
      'delivered',
      null,
    ],
    ['a phone that is off', '+15005550012', ['sent 204', 'undelivered 204'], 'undelivered', '30003'],
    ['a failure on the way', '+15005550013', ['failed 204'], 'failed', '30008'],
    ['somebody who said STOP', '+15005550016', ['sent 204', 'undelivered 204'], 'opted out', '21610'],
    ['a forged report', '+15005550017', ['delivered 403'], 'sent', null],
  ])('reported as %s (%s)', async (_, to, published, state, error) => {
    const id = await fixture.remind(to);
    expect(await fixture.deliver(id)).toBe('sent');
    expect(await reports(to, published.length)).toEqual(published);
    expect(await fixture.row(id)).toMatchObject({ state, last_error: error });
  });

  it('too fast for the provider is tried again later, and given up after the twelfth time', async () => {
    const id = await fixture.remind('+15005550015');
    const states: (string | undefined)[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      states.push(await fixture.deliver(id));
      fixture.clock.moveTo((await fixture.row(id)).next_attempt_at);
    }
    expect(states).toEqual([...Array<string>(11).fill('planned'), 'failed']);
  });

  it('whoever wants no more gets no more, about whatever, and is known without the number', async () => {
    const to = '+15005550004';
    await fixture.deliver(await fixture.remind(to));
    const before = await fixture.sim.requests('twilio', 'POST', '/2010-04-01');
    expect(await fixture.deliver(await fixture.remind(to))).toBe('opted out');
    expect(await fixture.sim.requests('twilio', 'POST', '/2010-04-01')).toBe(before);
    expect(await tablesWith(fixture.db, '15005550004')).toEqual([]);
  });
});

describe('a text message whose worker was cut off between asking and hearing', () => {
  it('is known by its report, and never sent twice', async () => {
    const to = someNumber();
    await fixture.sim.control('faults', { vendor: 'twilio', kind: 'lost-answer' });
    const id = await fixture.remind(to);
    expect(['unknown', 'delivered']).toContain(await fixture.deliver(id));
    await reports(to, 2);
    expect(await fixture.row(id)).toMatchObject({
      state: 'delivered',
      vendor_id: expect.stringMatching(/^SM/),
    });
    fixture.clock.moveBy({ hours: 2 });
    expect(await fixture.deliver(id)).toBeUndefined();
    expect(await fixture.sentTo(to)).toHaveLength(1);
  });

  it('without a report is not sent again: a person is asked to look, once', async () => {
    const to = '+15005550014';
    await fixture.sim.control('faults', { vendor: 'twilio', kind: 'lost-answer' });
    const id = await fixture.remind(to);
    expect(await fixture.deliver(id)).toBe('unknown');
    const alarm = async (): Promise<string[]> => {
      await raiseAlarms(fixture.runtime, () => Promise.resolve([]));
      return (
        await fixture.db.query('select title from task where subject_id = $1', [(await fixture.row(id)).id])
      ).map(({ title }: { title: string }) => title);
    };
    expect(await alarm()).toEqual([]);
    fixture.clock.moveBy({ minutes: 11 });
    expect(await alarm()).toEqual(['draft-sms: nobody knows whether it was sent']);
    expect(await alarm()).toHaveLength(1);
    expect(await fixture.sentTo(to)).toHaveLength(1);
  });

  it('is unknown too when the worker died with it', async () => {
    const to = someNumber();
    const id = await fixture.remind(to);
    await claimSms(fixture.db, (await fixture.row(id)).id, fixture.clock.now());
    expect(await fixture.deliver(id)).toBeUndefined();
    fixture.clock.moveBy({ seconds: 61 });
    expect(await fixture.deliver(id)).toBe('unknown');
    expect(await fixture.sentTo(to)).toEqual([]);
  });
});

describe('a report', () => {
  const report = async (id: string, fields: Record<string, string>, signature?: string): Promise<number> => {
    const url = `${fixture.settings.SMS_STATUS_CALLBACK_URL}?message=${id}`;
    const form = new URLSearchParams(fields);
    const headers = {
      'x-twilio-signature': signature ?? twilioSignature(url, form, fixture.settings.SMS_AUTH_TOKEN),
    };
    return (await fetch(url, { method: 'POST', headers, body: form })).status;
  };

  it('is refused without a signature, with another, and for another message than it was signed for', async () => {
    const to = '+15005550014';
    const subject = await fixture.remind(to);
    await fixture.deliver(subject);
    const { id, vendor_id: sid } = await fixture.row(subject);
    const fields = { MessageSid: String(sid), MessageStatus: 'delivered' };
    const elsewhere = twilioSignature(
      `${fixture.settings.SMS_STATUS_CALLBACK_URL}?message=${systemIds.next()}`,
      new URLSearchParams(fields),
      fixture.settings.SMS_AUTH_TOKEN,
    );
    expect([
      await report(id, fields, ''),
      await report(id, fields, 'AAAA'),
      await report(id, fields, elsewhere),
      await report('', fields),
      await report("x' or 1", fields),
    ]).toEqual([403, 403, 403, 403, 403]);
    expect((await fixture.row(subject)).state).toBe('sent');
    expect([
      await report(id, { MessageSid: String(sid) }),
      await report(id, { ...fields, MessageStatus: 'read' }),
    ]).toEqual([400, 204]);
    expect((await fixture.row(subject)).state).toBe('sent');
    expect([
      await report(id, { ...fields, MessageSid: 'SMofanother' }),
      await report(systemIds.next(), fields),
    ]).toEqual([204, 204]);
    expect((await fixture.row(subject)).state).toBe('sent');
    expect(await report(id, fields)).toBe(204);
    expect([
      await report(id, { ...fields, MessageStatus: 'failed' }),
      await report(id, { ...fields, MessageStatus: 'sent' }),
    ]).toEqual([204, 204]);
    expect((await fixture.row(subject)).state).toBe('delivered');
  });
});

describe('the text messages of somebody who is forgotten', () => {
  it('lose number and words; what waits is not sent', async () => {
    fixture.clock.moveTo('2026-03-03T20:00:00Z');
    const to = someNumber();
    const id = await fixture.remind(to);
    await inTransaction(fixture.db, (tx) => forgetLetters(tx, [id]));
    const [row] = await fixture.db.query(
      'select state, params, length(sealed_contact) as length from outgoing_sms where subject_id = $1',
      [id],
    );
    expect(row).toEqual({ state: 'cancelled', params: {}, length: 0 });
    fixture.clock.moveTo('2026-03-04T10:00:00Z');
    expect({ state: await fixture.deliver(id), sent: await fixture.sentTo(to) }).toEqual({
      state: undefined,
      sent: [],
    });
  });
});
