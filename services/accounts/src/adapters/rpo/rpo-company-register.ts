import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { codeIn } from '@cotta/kit/runtime/vendor/vendor-json.js';
import {
  mostCompanies,
  type CompaniesFound,
  type CompanyRegister,
} from '../../party/company-register/company-register.js';
import type { VendorSettings } from '../vendor-settings.js';
import { readRpoEntity, readRpoResults, RPO, type RpoEntry } from './rpo-answer.js';

/** This register takes eight seconds on a usual day, and the gateway waits fifteen for an answer: one try. */
const TIMEOUT_MS = 12_000;
const MAX_TRIES = 1;

/** Slovak companies and persons in business. Source: RPO, Statistical Office of the Slovak Republic, CC BY 4.0. */
export class RpoCompanyRegister implements CompanyRegister {
  readonly #http: VendorHttp;

  constructor(
    { RPO_BASE_URL }: Pick<VendorSettings, 'RPO_BASE_URL'>,
    tuning: Partial<VendorHttpOptions> = {},
  ) {
    this.#http = new VendorHttp({
      timeoutMs: TIMEOUT_MS,
      maxTries: MAX_TRIES,
      ...tuning,
      vendor: RPO,
      baseUrl: RPO_BASE_URL,
      errorCode: (body) => codeIn(body, 'code'),
    });
  }

  async byNumber(number: string): Promise<CompaniesFound> {
    const found = await this.#search({ identifier: number });
    const [only] = found;
    if (only === undefined || found.length > 1 || only.company.legalForm !== null) return shown(found);
    return shown([await this.#whole(only)]);
  }

  async byName(name: string): Promise<CompaniesFound> {
    return shown(await this.#search({ fullName: name }));
  }

  async #search(query: Readonly<Record<string, string>>): Promise<readonly RpoEntry[]> {
    const { text } = await this.#http.call({ method: 'GET', path: '/search', query, repeatable: true });
    return readRpoResults(text);
  }

  /** The short answer leaves out the legal form. An entry may be gone between the two. */
  async #whole(entry: RpoEntry): Promise<RpoEntry> {
    try {
      const path = `/entity/${entry.id}`;
      return readRpoEntity((await this.#http.call({ method: 'GET', path, repeatable: true })).text);
    } catch (error) {
      if (isVendorTrouble(error, 'not-found', 'unavailable')) return entry;
      throw error;
    }
  }
}

/** It answers with every match at once. */
const shown = (found: readonly RpoEntry[]): CompaniesFound => ({
  companies: found.slice(0, mostCompanies).map(({ company }) => company),
  more: found.length > mostCompanies,
});
