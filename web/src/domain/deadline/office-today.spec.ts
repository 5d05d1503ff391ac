import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import zones from './office-zones.json' with { type: 'json' };
import { officeToday } from './office-today.js';

const FOLDER = 'services/reference/data/holidays';
const calendars = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap(
    (name) =>
      JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as {
        readonly office: string;
        readonly zone: string;
      }[],
  );

it('the zones are those of the reference', () => {
  const known = Object.fromEntries(calendars.map(({ office, zone }) => [office, zone]));
  expect(zones).toEqual(known);
});

describe('today at an office', () => {
  it.each([
    ['US', '2026-11-28T04:59:59Z', '2026-11-27'],
    ['US', '2026-11-28T05:00:00Z', '2026-11-28'],
    ['US', '2026-07-04T03:59:59Z', '2026-07-03'],
    ['US', '2026-07-04T04:00:00Z', '2026-07-04'],
    ['CZ', '2026-11-27T22:59:59Z', '2026-11-27'],
    ['CZ', '2026-11-27T23:00:00Z', '2026-11-28'],
    ['CZ', '2026-07-03T22:00:00Z', '2026-07-04'],
  ])('%s at %s is %s, wherever the reader is', (office, now, day) =>
    expect(officeToday(office, new Date(now))).toBe(day),
  );
});
