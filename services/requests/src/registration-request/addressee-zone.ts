/** One zone per country we write to most; where a country has several, the one most people live in.
 *  @source IANA time zone database, zone1970.tab */
const ZONES: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  CH: 'Europe/Zurich',
  AT: 'Europe/Vienna',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  PL: 'Europe/Warsaw',
  HU: 'Europe/Budapest',
  RO: 'Europe/Bucharest',
  GR: 'Europe/Athens',
  FI: 'Europe/Helsinki',
  PT: 'Europe/Lisbon',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  JP: 'Asia/Tokyo',
  CN: 'Asia/Shanghai',
  IN: 'Asia/Kolkata',
  SG: 'Asia/Singapore',
  MX: 'America/Mexico_City',
  BR: 'America/Sao_Paulo',
  ZA: 'Africa/Johannesburg',
  TR: 'Europe/Istanbul',
  AE: 'Asia/Dubai',
  IL: 'Asia/Jerusalem',
};

/** IANA zone in which a person from `country` (ISO alpha-2) is written to; Central European time when it is not known. */
export function addresseeZone(country: string | null | undefined): string {
  return ZONES[country ?? ''] ?? 'Europe/Bratislava';
}
