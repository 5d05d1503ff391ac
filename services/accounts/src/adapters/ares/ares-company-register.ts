import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { codeIn } from '@cotta/kit/runtime/vendor/vendor-json.js';
import {
  mostCompanies,
  type CompaniesFound,
  type CompanyRegister,
} from '../../party/company-register/company-register.js';
import type { VendorSettings } from '../vendor-settings.js';
import { ARES, readAresPage, readAresSubject } from './ares-answer.js';

/** Somebody waits at the form: two quick tries, then it is typed by hand. */
const TIMEOUT_MS = 6000;
const MAX_TRIES = 2;

const NOT_THERE = 'VYSTUP_SUBJEKT_NENALEZEN';
const TOO_MANY = 'VYSTUP_PRILIS_MNOHO_VYSLEDKU';

/** Czech companies and persons in business. */
export class AresCompanyRegister implements CompanyRegister {
  readonly #http: VendorHttp;

  constructor(
    { ARES_BASE_URL }: Pick<VendorSettings, 'ARES_BASE_URL'>,
    tuning: Partial<VendorHttpOptions> = {},
  ) {
    this.#http = new VendorHttp({
      timeoutMs: TIMEOUT_MS,
      maxTries: MAX_TRIES,
      ...tuning,
      vendor: ARES,
      baseUrl: ARES_BASE_URL,
      errorCode: (body) => codeIn(body, 'subKod', 'kod'),
    });
  }

  async byNumber(number: string): Promise<CompaniesFound> {
    const path = `/ekonomicke-subjekty/${encodeURIComponent(number)}`;
    try {
      const { text } = await this.#http.call({ method: 'GET', path, repeatable: true });
      return { companies: [readAresSubject(text)], more: false };
    } catch (error) {
      // Only its own word says that there is nobody: the same status also means that the path is wrong.
      if (codeOf(error) === NOT_THERE) return { companies: [], more: false };
      throw error;
    }
  }

  async byName(name: string): Promise<CompaniesFound> {
    const body = { obchodniJmeno: name, start: 0, pocet: mostCompanies };
    try {
      const { text } = await this.#http.call({
        method: 'POST',
        path: '/ekonomicke-subjekty/vyhledat',
        body,
        repeatable: true,
      });
      const { companies, total } = readAresPage(text);
      return { companies, more: total > companies.length };
    } catch (error) {
      if (codeOf(error) === NOT_THERE) return { companies: [], more: false };
      if (codeOf(error) === TOO_MANY) return { companies: [], more: true };
      throw error;
    }
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof VendorError ? error.details.code : undefined;
