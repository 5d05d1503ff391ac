import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import type { PublishedRate } from './published-rates.js';
import type { DayOfRates, ExchangeRateSource } from './exchange-rates.js';
import { decimal, dividedBy, rounded, tenTo, times, whole } from '../money/exact/fraction.js';
import { currencies } from '../money/exact/amount.js';
import { exchangeRate } from './exchange-rate.record.js';

const BANK_ZONE = 'Europe/Prague';

/** Rates of today, or the last published, of every bank; a bank that does not answer leaves the others alone. A day's rate is kept once.
 *  @returns how many days of rates came. */
export async function importRates(
  runtime: CommandRuntime,
  sources: readonly ExchangeRateSource[],
): Promise<number> {
  const today = calendarDate(runtime.clock.now(), BANK_ZONE);
  let days = 0;
  for (const source of sources) {
    try {
      const day = await source.ratesOf(today);
      if (day === null) continue;
      await keep(runtime, day);
      days += 1;
    } catch (error) {
      runtime.log.warn({ err: error }, 'exchange rates did not come; asked again later');
    }
  }
  return days;
}

async function keep(runtime: CommandRuntime, { source, date, rates }: DayOfRates): Promise<void> {
  for (const currency of currencies) {
    const published = rates[currency];
    if (published === undefined) continue;
    const pair =
      source === 'ECB'
        ? { baseCurrency: 'EUR', targetCurrency: currency }
        : { baseCurrency: currency, targetCurrency: 'CZK' };
    const id = nameBasedId('exchange-rate', source, date, currency);
    await handleCommand(runtime, {
      command: exchangeRate.create,
      streamId: id,
      input: { ...pair, rate: perUnit(published), date, source },
      viewer: systemViewer,
      commandId: nameBasedId('import-rate', id),
    });
  }
}

const DIGITS = 8;

/** The Czech National Bank gives some rates for a hundred or a thousand units. */
function perUnit({ rate, units }: PublishedRate): string {
  const digits = String(rounded(times(dividedBy(decimal(rate), whole(units)), tenTo(DIGITS)))).padStart(
    DIGITS + 1,
    '0',
  );
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`;
}
