import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { until } from '../../testing/until.js';
import { nameMetrics } from './process-metrics.js';

it('looks at the event loop once a second, so that who has nothing to do is hardly woken', async () => {
  const registry = new Registry();
  nameMetrics('spec', registry);
  const least = async (): Promise<number> => {
    const { values = [] } = (await registry.getSingleMetric('nodejs_eventloop_lag_min_seconds')?.get()) ?? {};
    return values[0]?.value ?? Number.NaN;
  };
  const lag = registry.getSingleMetric('nodejs_eventloop_lag_seconds');
  let between = 0;
  const looked = async (): Promise<boolean> => {
    await lag?.get();
    between = await least();
    return between > 0 && between < 60;
  };
  // Each reading begins anew, and what counts is the time between two looks.
  await until('it was looked at twice', looked, { everyMs: 2_500 });
  expect(between).toBeGreaterThan(0.9);
});
