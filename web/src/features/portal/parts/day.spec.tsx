import { afterEach, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPortalPage } from '../../../../testing/portal-page.js';
import { Day } from './day.js';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** The last day 28 November 2026, counted by the office at a moment. */
async function leftAt(now: string, office: string): Promise<string> {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  await renderPortalPage({
    path: '/portal/day',
    at: '/portal/day',
    Component: () => (
      <p data-testid="day">
        <Day on="2026-11-28" due office={office} />
      </p>
    ),
  });
  return (await screen.findByTestId('day')).textContent ?? '';
}

it.each([
  ['US', '2026-11-28T04:59:59Z', 'in 1 day'],
  ['US', '2026-11-28T05:00:00Z', 'today'],
  ['US', '2026-11-29T04:59:59Z', 'today'],
  ['CZ', '2026-11-27T22:59:59Z', 'in 1 day'],
  ['CZ', '2026-11-27T23:00:00Z', 'today'],
])('days left are counted by the midnight of the office: %s at %s', async (office, now, words) =>
  expect(await leftAt(now, office)).toContain(words),
);
