import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { requestReminders } from '../../registration-request/reminders/reminder-worker.js';
import { lawyer } from '../../testing/facts.js';
import { at, TalkDesk } from '../../testing/talk-desk.js';
import { talkReminders } from './talk-reminders.js';

let desk: TalkDesk;
beforeAll(async () => {
  desk = await TalkDesk.open();
});
afterAll(() => desk.fixture.close());
beforeEach(() => desk.clear());

describe('a reminder', () => {
  const reminded = async (id: string): Promise<number[]> =>
    (
      await desk.fixture.db.query(
        `select (data ->> 'step')::int as step from tracking_event where stream_id = $1 and type = 'ConsultationReminded' order by occurred_at`,
        [id],
      )
    ).map(({ step: of }: { step: number }) => of);

  it('goes out a day and an hour before the hour it has now, and not once it is called off', async () => {
    const talk = await desk.book(at(24));
    const gone = await desk.book(at(24));
    await desk.step(desk.holder(talk.link), 'rescheduleConsultation', talk.consultationId, {
      eventTimestamp: at(25),
    });
    await desk.step(desk.holder(gone.link), 'cancelConsultation', gone.consultationId);
    const scan = () => requestReminders(desk.fixture.runtime, talkReminders(desk.fixture.runtime)).scan();
    desk.clock.moveTo(at(0.5));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([]);
    desk.clock.moveTo(at(1));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([1]);
    desk.clock.moveTo(at(24));
    expect(await scan()).toMatchObject({ failed: 0 });
    expect(await reminded(talk.consultationId)).toEqual([1, 2]);
    expect(await reminded(gone.consultationId)).toEqual([]);
  });

  it('that nobody got to before the hour came is given up, once and for all', async () => {
    const talk = await desk.book(at(72));
    const scan = () => requestReminders(desk.fixture.runtime, talkReminders(desk.fixture.runtime)).scan();
    desk.clock.moveTo(at(72.5));
    expect(await scan()).toMatchObject({ failed: 0 });
    expect(await reminded(talk.consultationId)).toEqual([]);
    expect(
      await desk.fixture.db.query('select distinct state from reminder where subject_id = $1', [
        talk.consultationId,
      ]),
    ).toEqual([{ state: 'cancelled' }]);
    expect(await scan()).toMatchObject({ issued: 0, failed: 0 });
    // Rows of other tests were deleted without a fact; those of this talk are what its facts say.
    const { differences } = await rebuildCheck(desk.fixture.runtime.db, desk.definition.aggregates);
    expect(differences.filter((one) => JSON.stringify(one).includes(talk.consultationId))).toEqual([]);
  });

  it('goes out for another hour of the same day, after that of the first one was given up', async () => {
    const talk = await desk.book(at(144));
    const scan = () => requestReminders(desk.fixture.runtime, talkReminders(desk.fixture.runtime)).scan();
    desk.clock.moveTo(at(144.5));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([]);
    await desk.step(lawyer, 'rescheduleConsultation', talk.consultationId, { eventTimestamp: at(148) });
    desk.clock.moveTo(at(147));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([2]);
    expect(await scan()).toMatchObject({ issued: 0, failed: 0 });
  });

  it('goes out for another hour of the same day, after that of the first one went out', async () => {
    const talk = await desk.book(at(168));
    const scan = () => requestReminders(desk.fixture.runtime, talkReminders(desk.fixture.runtime)).scan();
    desk.clock.moveTo(at(167));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([2]);
    await desk.step(lawyer, 'rescheduleConsultation', talk.consultationId, { eventTimestamp: at(172) });
    desk.clock.moveTo(at(171));
    await scan();
    expect(await reminded(talk.consultationId)).toEqual([2, 2]);
    expect(await scan()).toMatchObject({ issued: 0, failed: 0 });
  });
});
