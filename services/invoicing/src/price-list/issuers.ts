import { Fault } from '@cotta/kit/model/words/fault.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { loadExampleEntities } from './money-data.js';
import type { BillingEntity } from '../money/issuer.js';

const issuers: ReadonlyMap<string, BillingEntity> = new Map(
  loadExampleEntities().map((issuer) => [issuer.code, issuer]),
);

/** Example routing, to be confirmed: who charges customers of a country; everyone else's is the first. */
const ROUTES: Readonly<Record<string, string>> = { CZ: 'CZ01' };
const USUAL = 'SK01';

/** Who issues under this code; undefined for an unknown one. */
export function issuerOf(code: string | undefined): BillingEntity | undefined {
  return code === undefined ? undefined : issuers.get(code);
}

/** Who charges customers of this country. */
export function issuerFor(country: string): BillingEntity {
  const issuer = issuerOf(ROUTES[country] ?? USUAL);
  if (issuer === undefined) throw new Fault(`nobody charges customers of ${country}`);
  return issuer;
}

/** IANA zone whose days are those of what is issued under a code; of an order that has none yet, the usual issuer's. */
export function zoneOfIssuer(code: string): string {
  const issuer = issuerOf(code) ?? issuerOf(USUAL);
  if (issuer === undefined) throw new Fault(`nobody issues under ${USUAL}`);
  return issuer.timeZone;
}

/** The last calendar day that has begun for any issuer, `YYYY-MM-DD`: no price was made on a later one. */
export function latestDay(now: Date): string {
  return [...issuers.values()].map(({ timeZone }) => calendarDate(now, timeZone)).reduce(later);
}

const later = (one: string, other: string): string => (one > other ? one : other);

export function unknownIssuer(): Refusal {
  return refuseFields([
    {
      path: ['billingEntityCode'],
      code: 'UNKNOWN_CODE',
      message: `Nobody issues under this code; it is one of ${[...issuers.keys()].join(', ')}.`,
    },
  ]);
}
