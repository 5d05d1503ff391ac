import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '../../../../../testing/render-page.js';
import { byPlatform, monthBars } from './month-counts.js';
import { ThreatChart } from './threat-chart.js';

afterEach(cleanup);

const count = (month: string, platform: string, opened: number, ended: number) => ({
  month,
  platform,
  opened,
  ended,
});

it('has twelve months to this one, each with its sum', () => {
  const bars = monthBars(
    [count('2026-02', 'A', 2, 1), count('2026-02', 'B', 1, 1), count('2025-02', 'A', 9, 9)],
    '2026-02-11',
  );
  expect(bars.map(({ month }) => month)).toEqual([
    ...['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`),
    '2026-01',
    '2026-02',
  ]);
  expect(bars.at(-1)).toEqual({ month: '2026-02', opened: 3, ended: 2 });
  expect(bars[0]).toEqual({ month: '2025-03', opened: 0, ended: 0 });
});

it('sums up where they happen, most first', () => {
  expect(
    byPlatform([count('2026-01', 'B', 1, 0), count('2026-02', 'A', 1, 1), count('2026-02', 'B', 2, 1)]),
  ).toEqual([
    { platform: 'B', opened: 3, ended: 1 },
    { platform: 'A', opened: 1, ended: 1 },
  ]);
});

it('says in words what it shows, and names what is not known', async () => {
  const month = new Date().toISOString().slice(0, 7);
  renderPage([{ path: '/', Component: () => <ThreatChart counts={[count(month, '', 2, 1)]} /> }]);
  expect(await screen.findByRole('img')).toHaveAccessibleName(/: 2 threats, 1 over\./);
  expect(
    within(screen.getByRole('table')).getByRole('row', { name: 'Not said where 2 1' }),
  ).toBeInTheDocument();
});

it('is not there where nothing became known', () => {
  renderPage([{ path: '/', Component: () => <ThreatChart counts={[]} /> }]);
  expect(screen.queryByRole('img')).toBeNull();
});
