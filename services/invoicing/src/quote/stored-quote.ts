import { createHash } from 'node:crypto';
import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { renewedMarkText } from '@cotta/reference/renewed-mark.js';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { issuerOf } from '../price-list/issuers.js';
import type { PricedOrder } from './priced-order.js';

/** Use of the signed text that an order gives back. */
export const QUOTE_USE = 'quote';
export const SERVICE_QUOTE_USE = 'service-quote';
export const ADDITION_QUOTE_USE = 'additional-quote';

export interface StoredQuote {
  readonly id: string;
  readonly priced: PricedOrder;
}

/** Keeps a quote under an id that follows from its content: the same price of the same day is one row, and another amount is another id. */
export async function keepQuote(tx: EntityManager, priced: PricedOrder, now: Date): Promise<StoredQuote> {
  const text = JSON.stringify(priced);
  const hash = createHash('sha256').update(text).digest('hex');
  const id = nameBasedId('quote', hash);
  await execute(
    tx,
    'insert into quote (id, hash, priced, valid_until, created_at) values ($1, $2, $3, $4, $5) on conflict (id) do nothing',
    [id, hash, text, priced.validUntil, now],
  );
  return { id, priced };
}

export async function findQuote(tx: EntityManager, id: string): Promise<StoredQuote | undefined> {
  return queryRow<StoredQuote>(tx, 'select id, priced from quote where id = $1', [id]);
}

/** The same for a service order: it also vouches for the office, the classes and the day of expiry that were priced. */
export function serviceQuoteToken({ id, priced }: StoredQuote, linkKey: string): string {
  const { total, currency, facts } = priced;
  const [filing] = facts.filings;
  const { name, expirationDate } = facts.service ?? {};
  return signFacts(
    {
      use: SERVICE_QUOTE_USE,
      facts: {
        quoteId: id,
        total,
        currency,
        serviceName: name,
        jurisdiction: filing?.jurisdiction,
        classes: filing?.classes,
        expirationDate,
      },
      expiresAt: goodUntil(priced),
    },
    linkKey,
  );
}

/** The same for several renewals in one order: it vouches for each mark, its classes and its day of expiry, in their order. */
export function renewalsQuoteToken({ id, priced }: StoredQuote, linkKey: string): string {
  const { total, currency, facts } = priced;
  const { name, marks = [] } = facts.service ?? {};
  const texts = marks.map(({ number, expirationDate }, position) =>
    renewedMarkText({ jurisdiction: '', classes: 0, ...facts.filings[position], number, expirationDate }),
  );
  return signFacts(
    {
      use: SERVICE_QUOTE_USE,
      facts: {
        quoteId: id,
        total,
        currency,
        serviceName: name,
        marks: nameBasedId('renewed marks', ...texts),
      },
      expiresAt: goodUntil(priced),
    },
    linkKey,
  );
}

/** The same for what comes on top of an order: it also vouches for that order, and for how much it had. */
export function additionQuoteToken({ id, priced }: StoredQuote, requestId: string, linkKey: string): string {
  const { total, currency, facts } = priced;
  const filings = facts.filings.map(
    ({ jurisdiction, classes, already = 0 }) => `${jurisdiction} ${classes} on ${already}`,
  );
  return signFacts(
    {
      use: ADDITION_QUOTE_USE,
      facts: { quoteId: id, requestId, total, currency, filings },
      expiresAt: goodUntil(priced),
    },
    linkKey,
  );
}

/** What the order service has to believe of a price, signed: it never asks here. */
export function quoteToken({ id, priced }: StoredQuote, linkKey: string): string {
  const { total, currency, facts } = priced;
  const jurisdictions = facts.filings.map(({ jurisdiction }) => jurisdiction);
  const filings = facts.filings.map(({ jurisdiction, classes }) => `${jurisdiction} ${classes}`);
  return signFacts(
    {
      use: QUOTE_USE,
      facts: { quoteId: id, total, currency, jurisdictions, filings },
      expiresAt: goodUntil(priced),
    },
    linkKey,
  );
}

/** A price is good until its last day is over where the issuer is. */
function goodUntil({ validUntil, issuer }: PricedOrder): Date {
  return DateTime.fromISO(validUntil, { zone: issuerOf(issuer)?.timeZone ?? 'utc' })
    .endOf('day')
    .toJSDate();
}
