import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { officesIn, regionOf, regions } from './region-of.js';

it('knows where each office is, and puts none into Europe that is not there', () => {
  const codes = (JSON.parse(readFileSync('web/testing/offices.json', 'utf8')) as [string][])
    .map(([code]) => code)
    .filter((code) => code !== 'WIPO');
  const of = (region: string): string[] => codes.filter((code) => regionOf(code) === region).sort();
  expect(of('europe')).toEqual(
    'AD AM AT AZ BA BG BX CH CZ DE DK EE ES EU FI FR GE HR HU IE IT LT LV MC MD ME NO PL PT RO SE SI SK UA UK'.split(
      ' ',
    ),
  );
  expect(of('oceania')).toEqual(['AU', 'NZ']);
  for (const region of regions) expect([...officesIn(region)].sort()).toEqual(of(region));
  expect(regions.reduce((sum, region) => sum + of(region).length, 0)).toBe(codes.length);
});
