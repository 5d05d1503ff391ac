import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { sourceName } from '@cotta/reference/monitoring-names.js';
import { monitoringPlatforms } from '@cotta/reference/monitoring-platforms.js';
import { PLACES } from '@cotta/web/testing.js';

const words = JSON.parse(
  readFileSync(new URL('../../web/locales/en/portal-scan-places.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;
/** Where a person searches, the place is its own source. */
const searched = monitoringPlatforms.flatMap(({ key, sources }) =>
  (sources.length === 0 ? [key] : sources).map((source) => ({ platform: key, source })),
);

describe('a place that is searched', () => {
  it('is known to the pages, each of them and no other', () => {
    expect([...PLACES].toSorted()).toEqual(searched.map(({ source }) => source).toSorted());
  });

  it.each(searched)('$source is called the same on a page as in a letter and a file', (place) => {
    expect(words[place.source]).toBe(sourceName(place, 'en'));
  });
});
