import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { admin, client, lawyer, otherLawyer } from '../../testing/people.js';
import {
  definition,
  openTrademarksFixture,
  type TrademarksFixture,
} from '../../testing/trademarks-fixture.js';
import { publishDocket } from './docket-round.js';

let fixture: TrademarksFixture;
// Monday, seven in Bratislava.
beforeEach(async () => {
  fixture = await openTrademarksFixture('2027-03-01T06:00:00Z');
});
afterEach(() => fixture.close());

async function expires(
  name: string,
  expirationDate: string,
  assignedAdminId: string | null,
  jurisdiction = 'EU',
): Promise<void> {
  const answer = await fixture.write(admin, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: {
      name,
      jurisdiction,
      type: 'WORD',
      status: 'TRADEMARK_REGISTERED',
      goodsAndServices: [{ class: 9, terms: ['Software'] }],
      userId: client.userId,
      number: name,
      filingDate: `2017${expirationDate.slice(4)}`,
      registrationDate: '2018-01-01',
      expirationDate,
      assignedAdminId,
    },
  });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
}

interface Told {
  readonly monday: string;
  readonly holders: readonly {
    readonly adminId: string | null;
    readonly total: number;
    readonly dates: readonly { readonly markName: string; readonly reminder: string }[];
  }[];
}
const told = async (): Promise<Told[]> =>
  (
    await fixture.db.query(
      "select data from tracking_event where type = 'DocketOfWeekTold' order by recorded_at",
    )
  ).map(({ data }: { data: Told }) => data);

describe('the docket of a week', () => {
  it('is told once, by who holds what, with what nobody holds', async () => {
    await expires('hers', '2027-03-31', lawyer.userId);
    await expires('hers, in grace', '2026-11-20', lawyer.userId);
    await expires('his', '2027-03-10', otherLawyer.userId);
    await expires('nobody’s', '2027-03-05', null);
    await expires('too far', '2027-04-01', lawyer.userId);
    expect(await publishDocket(fixture.runtime)).toBe(true);
    const [week, ...more] = await told();
    expect(more).toEqual([]);
    expect(week?.monday).toBe('2027-03-01');
    expect(
      new Map(
        week?.holders.map(({ adminId, total, dates }) => [
          adminId,
          `${total}: ${dates.map(({ markName, reminder }) => `${markName} (${reminder})`).join(', ')}`,
        ]),
      ),
    ).toEqual(
      new Map([
        [lawyer.userId, '2: hers, in grace (grace notice), hers (renewal)'],
        [otherLawyer.userId, '1: his (renewal)'],
        [null, '1: nobody’s (renewal)'],
      ]),
    );
  });

  it('is told once even by two workers at the same moment, and anew the next Monday', async () => {
    await expires('soon', '2027-03-20', lawyer.userId);
    const both = await Promise.allSettled([publishDocket(fixture.runtime), publishDocket(fixture.runtime)]);
    expect(both.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1);
    fixture.clock.moveTo('2027-03-01T15:00:00Z');
    expect(await publishDocket(fixture.runtime)).toBe(false);
    fixture.clock.moveTo('2027-03-08T06:30:00Z');
    expect(await publishDocket(fixture.runtime)).toBe(true);
    expect((await told()).map(({ monday }) => monday)).toEqual(['2027-03-01', '2027-03-08']);
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
  });

  it('stands as on Monday for those whose Monday has begun while it is Sunday here', async () => {
    fixture.clock.moveTo('2027-03-07T17:00:00Z');
    // Its office works on Sundays.
    await expires('on Sunday', '2027-03-07', lawyer.userId, 'IL');
    await expires('thirty days from Monday', '2027-04-07', lawyer.userId);
    expect(await publishDocket(fixture.runtime)).toBe(true);
    const [week] = await told();
    expect(week?.monday).toBe('2027-03-08');
    expect(week?.holders[0]?.dates.map(({ markName, reminder }) => [markName, reminder])).toEqual([
      ['on Sunday', 'grace notice'],
      ['thirty days from Monday', 'renewal'],
    ]);
    fixture.clock.moveTo('2027-03-08T06:00:00Z');
    expect(await publishDocket(fixture.runtime)).toBe(false);
  });

  it('is told on no other day and at no earlier hour', async () => {
    await expires('soon', '2027-03-20', lawyer.userId);
    for (const now of ['2027-03-02T10:00:00Z', '2027-03-07T16:59:00Z']) {
      fixture.clock.moveTo(now);
      expect(await publishDocket(fixture.runtime)).toBe(false);
    }
    expect(await told()).toEqual([]);
  });
});
