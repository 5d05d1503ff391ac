import { afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { register } from 'prom-client';
import { FakeClock } from '../../model/time/fake-clock.js';
import { randomToken } from '../../model/words/ids.js';
import { until } from '../../testing/until.js';
import { silentLog } from '../process/log.js';
import { programHealth, type ProgramHealth } from '../process/program-health.js';
import { openRounds, type Rounds } from './rounds.js';

const redisUrl = process.env['REDIS_URL'] ?? '';
const opened: Rounds[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  register.clear();
});

function worker(clock: FakeClock, url = redisUrl): { rounds: Rounds; health: ProgramHealth } {
  const health = programHealth();
  const rounds = openRounds({ redisUrl: url, log: silentLog, health, clock });
  opened.push(rounds);
  register.clear();
  return { rounds, health };
}
const MINUTE = 60_000;
const name = (): string => `spec-${randomToken(8)}`;
const waits = async ({ health }: { health: ProgramHealth }) => (await health.readiness()).waitingFor;

describe('the rounds of workers', () => {
  it('are in time as long as anybody does them', async () => {
    const clock = new FakeClock('2026-05-01T10:00:00Z');
    const round = { name: name(), everyMs: MINUTE };
    const [one, other] = [worker(clock), worker(clock)];
    const work = one.rounds.noted(round, () => Promise.resolve());
    other.rounds.noted(round, () => Promise.resolve());
    for (let minute = 0; minute < 20; minute += 1) {
      clock.moveBy({ minutes: 1 });
      await work();
    }
    expect([await waits(one), await waits(other)]).toEqual([[], []]);
    clock.moveBy({ minutes: 6 });
    expect([await waits(one), await waits(other)]).toEqual([['rounds'], ['rounds']]);
    expect([one.health.stuck(), other.health.stuck()]).toEqual([[], []]);
    clock.moveBy({ minutes: 10 });
    expect([one.health.stuck(), other.health.stuck()]).toEqual([['rounds'], ['rounds']]);
  });

  it('that fail come to an end too: no new start helps where a vendor is away', async () => {
    const clock = new FakeClock('2026-05-01T10:00:00Z');
    const one = worker(clock);
    const work = one.rounds.noted({ name: name(), everyMs: MINUTE }, () =>
      Promise.reject(new Error('the vendor is away')),
    );
    clock.moveBy({ minutes: 30 });
    await expect(work()).rejects.toThrow('the vendor is away');
    expect([await waits(one), one.health.stuck()]).toEqual([[], []]);
  });

  it('of which one does not come back show that their process is stuck', async () => {
    const clock = new FakeClock('2026-05-01T10:00:00Z');
    const one = worker(clock);
    void one.rounds.noted({ name: name(), everyMs: MINUTE }, () => new Promise(() => undefined))();
    clock.moveBy({ minutes: 14 });
    expect(one.health.stuck()).toEqual([]);
    clock.moveBy({ minutes: 1 });
    expect(one.health.stuck()).toEqual(['rounds']);
  });

  it('are waited for while Redis is away, and nobody is ended for that', async () => {
    const clock = new FakeClock('2026-05-01T10:00:00Z');
    const one = worker(clock, 'redis://127.0.0.1:1');
    one.rounds.noted({ name: name(), everyMs: MINUTE }, () => Promise.resolve());
    clock.moveBy({ hours: 1 });
    expect(await waits(one)).toContain('redis');
    expect(one.health.stuck()).toEqual([]);
  });

  it('that come each second are noted for other processes every ten', async () => {
    const clock = new FakeClock('2026-05-01T10:00:00Z');
    const round = { name: name(), everyMs: 1_000 };
    const work = worker(clock).rounds.noted(round, () => Promise.resolve());
    const redis = new Redis(redisUrl);
    const noted: (string | null)[] = [];
    for (let second = 0; second <= 10; second += 1) {
      await work();
      noted.push(await redis.hget('cotta:rounds-done', round.name));
      clock.moveBy({ seconds: 1 });
    }
    redis.disconnect();
    expect([...new Set(noted)]).toEqual(['2026-05-01T10:00:00.000Z', '2026-05-01T10:00:10.000Z']);
  });

  it('where several may be in hand go on while one takes long, and all are finished', async () => {
    const one = worker(new FakeClock('2026-05-01T10:00:00Z'));
    let release = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    let [begun, done, running, most] = [0, 0, 0, 0];
    const repeated = one.rounds.repeat({ name: name(), everyMs: 1, atOnce: 2 }, async () => {
      begun += 1;
      running += 1;
      most = Math.max(most, running);
      if (begun === 1) await slow;
      running -= 1;
      done += 1;
    });
    await until('others were done meanwhile', () => done > 3);
    const stopped = repeated.stop();
    release();
    await stopped;
    expect([running, most, done]).toEqual([0, 2, begun]);
  });

  it('come one after the other, also when one fails, and the one in hand is finished', async () => {
    const one = worker(new FakeClock('2026-05-01T10:00:00Z'));
    let [running, done, most] = [0, 0, 0];
    const repeated = one.rounds.repeat({ name: name(), everyMs: 1 }, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      done += 1;
      if (done === 1) throw new Error('the first one fails');
    });
    await until('there were some', () => done > 3);
    await repeated.stop();
    expect([running, most]).toEqual([0, 1]);
  });
});
