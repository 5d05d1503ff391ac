import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { passError, openLog } from '@cotta/kit/runtime/process/log.js';
import { openErrorReports } from '@cotta/kit/runtime/process/open-error-reports.js';
import { openFixture, type Fixture } from './fixture.js';

interface Report {
  readonly server_name: string;
  readonly release: string;
  readonly level: string;
  readonly message?: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly exception?: {
    readonly values: readonly { type: string; value: string; stacktrace?: { frames: object[] } }[];
  };
}

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  await fixture.stop();
  // The reporter keeps a part of itself there, which the runner would take apart property by property.
  delete (globalThis as { __SENTRY__?: object }).__SENTRY__;
});
beforeEach(() => fixture.reset());

const loud = openLog({ service: 'requests', write: () => undefined });

async function reporting(dsn = `${fixture.url.replace('http://', 'http://simulator@')}/sentry/1`) {
  const reports = await openErrorReports('requests', { ERROR_REPORT_DSN: dsn, RELEASE: 'cotta@1' });

  return reports;
}
const arrived = async (): Promise<Report[]> =>
  (await (await fetch(`${fixture.url}/__sim/sentry/events`)).json()) as Report[];

it('reports an error with its stack, its causes, the message of its line and its fields', async () => {
  const reports = await reporting();
  loud
    .child({ topic: 'tracking.requests.v1' })
    .error({ err: new TypeError('broken', { cause: new Error('pipe') }), attempt: 3 }, 'a message failed');
  await reports.close();
  const [report] = await arrived();
  expect(report).toMatchObject({
    server_name: 'requests',
    release: 'cotta@1',
    level: 'error',
    tags: { service: 'requests' },
    extra: { message: 'a message failed', attempt: 3, topic: 'tracking.requests.v1' },
  });
  expect(report?.exception?.values.map(({ type, value }) => `${type}: ${value}`)).toContain(
    'TypeError: broken',
  );
  expect(report?.exception?.values.at(-1)?.stacktrace?.frames.length).toBeGreaterThan(0);
});

it('reports no warning, and nothing after its end', async () => {
  const reports = await reporting();
  loud.warn({ err: new Error('only slow') }, 'slow');
  await reports.close();
  loud.error({ err: new Error('later') }, 'later');
  expect(await arrived()).toEqual([]);
});

it('reports what a browser said, and a line without an error by its message', async () => {
  const reports = await reporting();
  passError({ client: { line: '{"level":"error"}' } }, 'in a browser: uncaught error');
  loud.error({ queue: 'letters' }, 'a queue stands still');
  await reports.close();
  expect((await arrived()).map(({ message }) => message).toSorted()).toEqual([
    'a queue stands still',
    'in a browser: uncaught error',
  ]);
});

it('leaves fields out that would make it too large, and goes no deeper than three', async () => {
  const reports = await reporting();
  loud.error({ err: new Error('deep'), a: { b: { c: { d: { e: 1 } } } } }, 'deep');
  loud.error(
    { err: new Error('large'), rows: Array.from({ length: 2_000 }, (_, at) => `${at} ${'x'.repeat(100)}`) },
    'large',
  );
  await reports.close();
  const [deep, large] = (await arrived()).toSorted((one, other) =>
    (one.exception?.values[0]?.value ?? '').localeCompare(other.exception?.values[0]?.value ?? ''),
  );
  expect(JSON.stringify(deep?.extra)).not.toContain('"e":1');
  expect(large?.exception?.values[0]?.value).toBe('large');
  expect(JSON.stringify(large).length).toBeLessThan(102_401);
});

it('stops for as long as the collector has had enough, and the program goes on', async () => {
  const reports = await reporting();
  await fixture.control('sentry/limit', { seconds: 60 });
  loud.error({ err: new Error('one') }, 'one');
  await seen(1);
  await fixture.control('sentry/limit', { seconds: null });
  loud.error({ err: new Error('two') }, 'two');
  await reports.close();
  expect(await fixture.requests('sentry', 'POST', '/')).toBe(1);
  expect(await arrived()).toEqual([]);
});

it.each(['timeout', 'reset', 'html'])('takes no harm of a collector that answers with %s', async (kind) => {
  const reports = await reporting();
  await fixture.control('faults', { vendor: 'sentry', kind, count: 1 });
  loud.error({ err: new Error('lost') }, 'lost');
  await reports.close();
  expect(await fixture.requests('sentry', 'POST', '/')).toBe(1);
});

it('reports nothing where nobody collects, whatever is logged', async () => {
  const reports = await openErrorReports('requests', {});
  loud.error({ err: new Error('quiet') }, 'quiet');
  await reports.close();
  expect(await arrived()).toEqual([]);
});

async function seen(count: number): Promise<void> {
  while ((await fixture.requests('sentry', 'POST', '/')) < count)
    await new Promise((resolve) => setImmediate(resolve));
}
