import { cityOf } from '../../../../kit/dates/zone-names.js';

const words = (name: string): string => name.replaceAll('_', ' ');
const regionOf = (zone: string): string => words(zone.split('/')[0] ?? zone);

/** Every zone this browser knows, by region and city, with the one that is chosen. */
export function zonesByRegion(chosen: string): readonly (readonly [string, readonly string[]])[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), chosen].filter((zone) => zone.includes('/')));
  const byRegion = new Map<string, string[]>();
  for (const zone of zones) byRegion.set(regionOf(zone), [...(byRegion.get(regionOf(zone)) ?? []), zone]);
  return [...byRegion]
    .map(([region, of]) => [region, of.sort((a, b) => cityOf(a).localeCompare(cityOf(b), 'en'))] as const)
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}
