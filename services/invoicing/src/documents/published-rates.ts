import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { DataSource } from 'typeorm';
import type { CentralBankRates } from '../exchange-rates/home-currency.js';
import type { PublishedRate } from '../exchange-rates/published-rates.js';

const DAYS = 10;

/** Rates of the days before a tax date, by bank. The European Central Bank's are per euro, the Czech National Bank's in crowns. */
export async function publishedRates(db: DataSource, taxDate: string): Promise<CentralBankRates> {
  const rows = await byItself(db, (tx) =>
    queryRows<{ source: string; date: string; base: string; target: string; rate: string }>(
      tx,
      `select source, date::text as date, base_currency as base, target_currency as target, rate::text as rate from exchange_rate where date <= $1::date and date > $1::date - ${DAYS} and source in ('ECB', 'CNB')`,
      [taxDate],
    ),
  );
  const tables: Record<'ecb' | 'cnb', Record<string, Record<string, PublishedRate>>> = { ecb: {}, cnb: {} };
  for (const { source, date, base, target, rate } of rows) {
    const table = source === 'ECB' ? tables.ecb : tables.cnb;
    const day = (table[date] ??= {});
    day[source === 'ECB' ? target : base] = { rate, units: 1 };
  }
  return tables;
}
