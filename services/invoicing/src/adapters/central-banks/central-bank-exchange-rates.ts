import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { CNB, ECB, readCnbRates, readEcbRates } from './central-bank-rates.js';
import type { DayOfRates, ExchangeRateSource } from '../../exchange-rates/exchange-rates.js';
import type { VendorSettings } from '../vendor-settings.js';

/** Euro reference rates of the last ninety days, published on TARGET days at about 16:00 CET. */
export class EcbExchangeRates implements ExchangeRateSource {
  readonly #http: VendorHttp;

  constructor(settings: Pick<VendorSettings, 'ECB_BASE_URL'>, tuning: Partial<VendorHttpOptions> = {}) {
    this.#http = new VendorHttp({ ...tuning, vendor: ECB, baseUrl: settings.ECB_BASE_URL });
  }

  async ratesOf(day: string): Promise<DayOfRates | null> {
    const published = await this.#file('eurofxref-daily');
    const newest = published.find(({ date }) => date <= day);
    if (newest !== undefined) return newest;
    return (await this.#file('eurofxref-hist-90d')).find(({ date }) => date <= day) ?? null;
  }

  async #file(name: string): Promise<DayOfRates[]> {
    const request = {
      method: 'GET',
      path: `/stats/eurofxref/${name}.xml`,
      headers: { accept: 'application/xml' },
      repeatable: true,
    } as const;
    return readEcbRates((await this.#http.call(request)).text);
  }
}

/** Rates of the Czech National Bank; on a day without a list it answers the last before it. */
export class CnbExchangeRates implements ExchangeRateSource {
  readonly #http: VendorHttp;

  constructor(settings: Pick<VendorSettings, 'CNB_BASE_URL'>, tuning: Partial<VendorHttpOptions> = {}) {
    this.#http = new VendorHttp({ ...tuning, vendor: CNB, baseUrl: settings.CNB_BASE_URL });
  }

  async ratesOf(day: string): Promise<DayOfRates | null> {
    return readCnbRates(
      (
        await this.#http.call({
          method: 'GET',
          path: '/cnbapi/exrates/daily',
          query: { date: day, lang: 'EN' },
          repeatable: true,
        })
      ).text,
    );
  }
}
