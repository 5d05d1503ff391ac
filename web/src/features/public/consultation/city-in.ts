import { cityOf } from '../../../kit/dates/zone-names.js';
import cities from './zone-cities.json' with { type: 'json' };

type Cities = Readonly<Record<string, string>>;

/**
 * The city by which people of a language know an IANA zone: `Europe/Prague` is Praha, Praga or Prague. A zone without a city is its own name: `UTC`.
 * @source Unicode CLDR 48, exemplar cities; what is not listed is called as in the name of the zone
 */
export function cityIn(language: string, zone: string): string {
  const own: Cities | undefined = (cities as Readonly<Record<string, Cities>>)[language];
  return own?.[zone] ?? (cities.en as Cities)[zone] ?? (cityOf(zone) || zone);
}
