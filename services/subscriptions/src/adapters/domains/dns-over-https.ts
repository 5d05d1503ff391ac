import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { z } from 'zod';
import { scanHttp, type Tuning } from '../scan-http.js';
import type { VendorSettings } from '../vendor-settings.js';

const ID = 'doh';
const NO_ERROR = 0;
const NOT_DELEGATED = 3;

/** Types of records that are asked for, by their number. */
const TYPES = { A: 1, NS: 2, MX: 15, AAAA: 28 } as const;

const answer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ name: z.string(), type: z.int(), data: z.string() })).nullish(),
});

/** What resolvers say of a name. `unknown`: no answer, which is never "free". */
export type Resolution = readonly string[] | 'no such name' | 'unknown';

/** Records of a name over HTTPS, in the JSON form of public resolvers. */
export class DnsOverHttps {
  readonly #http: VendorHttp;

  constructor({ DOH_BASE_URL }: Pick<VendorSettings, 'DOH_BASE_URL'>, tuning: Tuning = {}) {
    this.#http = scanHttp({ vendor: ID, baseUrl: DOH_BASE_URL, timeoutMs: 5_000, maxTries: 2 }, tuning);
  }

  async resolve(name: string, type: keyof typeof TYPES): Promise<Resolution> {
    try {
      const { text } = await this.#http.call({
        method: 'GET',
        path: '',
        query: { name, type },
        headers: { accept: 'application/dns-json' },
        repeatable: true,
      });
      const { Status, Answer } = readVendorJson(ID, answer, text);
      if (Status === NOT_DELEGATED) return 'no such name';
      if (Status !== NO_ERROR) return 'unknown';
      return (Answer ?? [])
        .filter((record) => record.type === TYPES[type])
        .map(({ data }) => data.toLowerCase().replace(/\.$/, ''));
    } catch (error) {
      if (isVendorTrouble(error, 'unavailable', 'rate-limited', 'contract', 'rejected')) return 'unknown';
      throw error;
    }
  }
}
