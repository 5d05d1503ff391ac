import { systemClock } from '@cotta/kit/model/time/clock.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { codeIn } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { VatNumberAnswer, VatNumberChecker, VatNumberQuestion } from '../../tax/vat-check.js';
import { readViesAnswer, unavailable, VIES, type ViesVerdict } from './vies-answer.js';
import type { VendorSettings } from '../vendor-settings.js';

/** Someone waits in the checkout: two quick tries, then "unavailable", and the re-check comes later by the clock. */
const TIMEOUT_MS = 4000;
const MAX_TRIES = 2;

/** VIES writes Greece its own way. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' };

/** VAT numbers of the European Union, checked with VIES. */
export class ViesVatCheck implements VatNumberChecker {
  readonly #http: VendorHttp;
  readonly #clock;

  constructor(settings: Pick<VendorSettings, 'VIES_BASE_URL'>, tuning: Partial<VendorHttpOptions> = {}) {
    this.#clock = tuning.clock ?? systemClock;
    this.#http = new VendorHttp({
      timeoutMs: TIMEOUT_MS,
      maxTries: MAX_TRIES,
      ...tuning,
      vendor: VIES,
      baseUrl: settings.VIES_BASE_URL,
      errorCode: (body) => codeIn(body, 'error'),
    });
  }

  async check(question: VatNumberQuestion): Promise<VatNumberAnswer> {
    const verdict = await this.#ask(question);
    return { ...verdict, checkedAt: this.#clock.now() };
  }

  async #ask({ country, number, requester }: VatNumberQuestion): Promise<ViesVerdict> {
    const asker =
      requester === null
        ? {}
        : { requesterMemberStateCode: prefixOf(requester.country), requesterNumber: requester.number };
    const body = { countryCode: prefixOf(country), vatNumber: number.replace(/[\s.-]/g, ''), ...asker };
    try {
      return readViesAnswer(
        (await this.#http.call({ method: 'POST', path: '/check-vat-number', body, repeatable: true })).text,
      );
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      return unavailable(error.details.code ?? error.trouble.toUpperCase(), null);
    }
  }
}

function prefixOf(country: string): string {
  return PREFIXES[country] ?? country;
}
