import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { months } from '../deadlines/period.js';
import { corrections, type Correction } from '../deadlines/rules/corrections.js';
import { lawyer } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';
import { workRuleRepairs } from './repair-runs.js';

/** `MARKS=1000000` for the whole: the gate is five minutes. */
const MARKS = Number(process.env.MARKS ?? 25_000);
const GATE_SECONDS_PER_MILLION = 300;

/** As if the ten years of the United Kingdom had been wrong: a quarter of all marks. */
const seeded: Correction = {
  id: 'UK.renewal@2',
  ruleId: 'UK.renewal',
  version: 1,
  rightVersion: 2,
  change: { due: months(114) },
  wrong: 'Ten years were counted; the first term has nine years and six months.',
  law: 'Trade Marks Act 1994, section 42',
  page: 'https://www.legislation.gov.uk/ukpga/1994/26/section/42',
  since: '2026-06-20',
};
(corrections as Correction[]).push(seeded);

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-21T09:00:00Z');
  await fixture.db.query('set statement_timeout = 0');
});
afterAll(() => fixture.close());

/** Marks of five offices, registered in the last nine years; of those at the office of the rule all that a dry run reads: owner, and renewal as it stood. */
async function fill(from: number, until: number): Promise<void> {
  const made = `with made as (
    select n, md5('mark ' || n)::uuid as id, md5('owner ' || n % 5000)::uuid as user_id, (array['UK','EU','US','CZ','UK','SK','EU','US'])[n % 8 + 1] as office,
           date '2017-07-01' + n % 3200 as filed from generate_series($1::integer, $2::integer) as n)`;
  await fixture.db.query(
    `${made} insert into mark_story (trademark_id, story, counted) select id, jsonb_build_object('fields', jsonb_build_object('name', 'Mark ' || n, 'jurisdiction', office,
       'status', 'Trademark registered', 'userId', user_id, 'filingDate', filed, 'registrationDate', filed + 200), 'happened', '[]'::jsonb, 'knownSince', '2026-01-05'), 1000 from made`,
    [from, until],
  );
  await fixture.db.query(
    `${made} insert into trademark (id, version, name, jurisdiction, type, status, status_group, goods_and_services, classes, user_id, created_at, updated_at)
       select id, 1, 'Mark ' || n, office, 'WORD', 'Trademark registered', 'live', '[]', '{}', user_id, now(), now() from made where office = 'UK'`,
    [from, until],
  );
  await fixture.db.query(
    `${made} insert into trademark_deadline (id, version, trademark_id, jurisdiction, key, kind, name, actor, nominal_date, legal_date, safe_date, last_chance_date, rule_id, rule_version,
       citation, confidence, trigger_event, trigger_date, calendar_office, calendar_confirmed, consequence, reason, disputed, phases, created_at, updated_at)
     select md5('deadline ' || n)::uuid, 1, id, office, office || '.renewal#1', 'renewal', 'Renewal', 'owner', due, due, due, due, office || '.renewal', 1, '', 'sourced', 'filing', filed,
       office, true, '', '', false, '[]', now(), now() from made cross join lateral (select (filed + interval '10 years')::date as due) as d where office = 'UK'`,
    [from, until],
  );
}

const write = (mutation: string, id: string) =>
  fixture.write(lawyer, { mutation, type: 'RuleRepair', id, input: {}, show: 'id status' });

describe('a dry run over many marks', () => {
  it('looks at a million within five minutes, and goes on where it was interrupted', async () => {
    for (let from = 1; from <= MARKS; from += 25_000) await fill(from, Math.min(MARKS, from + 24_999));
    await workRuleRepairs(fixture.runtime);
    const [{ id }] = await fixture.db.query('select id from rule_repair');
    await write('beginRuleDryRun', id);
    const begun = process.hrtime.bigint();
    const { runtime } = fixture;
    let pages = 0;
    const dying = {
      ...runtime,
      publishable: (event: RecordedEvent) => {
        if (event.type === 'RuleDryRunContinued' && ++pages === 2) throw new Error('the worker dies');
        runtime.publishable(event);
      },
    };
    await expect(workRuleRepairs(dying)).rejects.toThrow('the worker dies');
    const [halfway] = await fixture.db.query('select status, marks_looked_at as looked from rule_repair');
    expect(halfway).toEqual({ status: 'Dry run under way', looked: 10_000 });
    expect(await workRuleRepairs(runtime)).toMatchObject({ marksLookedAt: MARKS - 10_000 });
    const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
    const [done] = await fixture.db.query(
      'select status, marks_looked_at as looked, marks_touched as touched, dates_touched as dates from rule_repair',
    );
    const uk = Math.floor(MARKS / 8) * 2;
    expect(done).toMatchObject({ status: 'Dry run done', looked: MARKS });
    expect(done.touched).toBeGreaterThan(uk * 0.95);
    const perMillion = (seconds / MARKS) * 1_000_000;
    console.log(
      `dry run: ${MARKS.toLocaleString('en')} marks, ${done.touched.toLocaleString('en')} touched, ${seconds.toFixed(1)} s; a million in ${perMillion.toFixed(0)} s`,
    );
    expect(perMillion).toBeLessThan(GATE_SECONDS_PER_MILLION);
  }, 1_800_000);
});
