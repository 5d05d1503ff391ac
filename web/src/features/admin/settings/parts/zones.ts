/** Cities that browsers still list by a name they had. */
const NAMED_NOW: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
};

const words = (name: string): string => name.replaceAll('_', ' ');
const regionOf = (zone: string): string => words(zone.split('/')[0] ?? zone);

/** `Europe/Prague` by its city; a part of a country stands behind it: `Knox, Indiana`. */
export const cityOf = (zone: string): string =>
  NAMED_NOW[zone] ?? zone.split('/').slice(1).map(words).reverse().join(', ');

/** Every zone this browser knows, by region and city, with the one that is chosen. */
export function zonesByRegion(chosen: string): readonly (readonly [string, readonly string[]])[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), chosen].filter((zone) => zone.includes('/')));
  const byRegion = new Map<string, string[]>();
  for (const zone of zones) byRegion.set(regionOf(zone), [...(byRegion.get(regionOf(zone)) ?? []), zone]);
  return [...byRegion]
    .map(([region, of]) => [region, of.sort((a, b) => cityOf(a).localeCompare(cityOf(b), 'en'))] as const)
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}
