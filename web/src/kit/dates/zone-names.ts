/** Cities that browsers still list by a name they had. */
const NAMED_NOW: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
};

/** `Europe/Prague` by its city, in English; a part of a country stands behind it: `Knox, Indiana`. */
export const cityOf = (zone: string): string =>
  NAMED_NOW[zone] ??
  zone
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('_', ' '))
    .reverse()
    .join(', ');

/** How far the clocks of an IANA zone are from Greenwich at a moment: `UTC+1`, `UTC−3:30`, `UTC`. */
export function offsetOf(zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  const said = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return said.replace('GMT', 'UTC').replace('-', '−').replace(/\+0$/, '');
}
