import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { systemClock, type Clock } from '../../model/time/clock.js';
import { readableFile } from '../process/readable-file.js';
import { VendorError } from '../vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '../vendor/vendor-http.js';
import { rootsOf } from './pem.js';
import { readStamp, stampRequest } from './read-stamp.js';
import type { TimeStamp, TimeStampAuthority } from './time-stamp.js';

const VENDOR = 'tsa';

/** Settings of whoever has times vouched for. */
export const timeStampSettings = z.object({
  TSA_URL: z.url(),
  /** Asked where the first does not answer as it should; empty: none. */
  TSA_URL_2: z.string().default(''),
  /** PEM file with the roots that are trusted for time stamps. */
  TSA_ROOTS_FILE: readableFile,
});

/** As they are parsed. */
export type TimeStampSettings = z.infer<typeof timeStampSettings>;

interface AuthorityTuning extends Partial<Omit<VendorHttpOptions, 'vendor' | 'baseUrl'>> {
  /** Eight random bytes for each request. */
  readonly nonce: () => Uint8Array;
}

/** Time stamps over HTTP (RFC 3161, 3.4): one authority, and a second one for when the first is away or answers wrongly. */
export class Rfc3161Authority implements TimeStampAuthority {
  readonly #authorities: readonly VendorHttp[];
  readonly #roots: readonly Uint8Array[];
  readonly #clock: Clock;
  readonly #nonce: () => Uint8Array;

  constructor(settings: TimeStampSettings, { nonce, ...tuning }: AuthorityTuning) {
    this.#clock = tuning.clock ?? systemClock;
    this.#nonce = nonce;
    this.#roots = rootsOf(readFileSync(settings.TSA_ROOTS_FILE, 'utf8'));
    this.#authorities = [settings.TSA_URL, settings.TSA_URL_2]
      .filter((url) => url !== '')
      .map((baseUrl) => new VendorHttp({ maxTries: 2, ...tuning, vendor: VENDOR, baseUrl }));
  }

  async stamp(data: Uint8Array): Promise<TimeStamp> {
    let last: VendorError | undefined;
    for (const authority of this.#authorities) {
      try {
        return await this.#by(authority, data);
      } catch (error) {
        if (!(error instanceof VendorError)) throw error;
        last = error;
      }
    }
    throw last ?? new VendorError(VENDOR, 'unavailable', 'no authority is configured');
  }

  async #by(authority: VendorHttp, data: Uint8Array): Promise<TimeStamp> {
    const nonce = Uint8Array.from(this.#nonce());
    // A number as DER writes it: positive, and without a needless zero in front.
    nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
    const request = stampRequest(data, nonce);
    const { bytes: reply } = await authority.call({
      method: 'POST',
      path: '',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: request,
      repeatable: true,
    });
    const read = await readStamp(reply, { data, request, roots: this.#roots, now: this.#clock.now() });
    if (!read.good) throw new VendorError(VENDOR, 'contract', `the stamp does not hold: ${read.problem}`);
    return { request, reply, at: read.at, authority: read.authority };
  }
}
