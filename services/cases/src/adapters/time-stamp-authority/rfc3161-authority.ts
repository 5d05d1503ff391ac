import { readFileSync } from 'node:fs';
import { systemClock, type Clock } from '@cotta/kit/model/time/clock.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { rootsOf } from '../../evidence/time-stamp/pem.js';
import { readStamp, stampRequest } from '../../evidence/time-stamp/read-stamp.js';
import type { TimeStamp, TimeStampAuthority } from '../../evidence/time-stamp/time-stamp.js';

const VENDOR = 'tsa';

interface AuthoritySettings {
  readonly TSA_URL: string;
  /** Asked where the first does not answer as it should; empty: none. */
  readonly TSA_URL_2: string;
  /** PEM file with the certificates that are trusted to vouch for authorities. */
  readonly TSA_ROOTS_FILE: string;
}

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

  constructor(settings: AuthoritySettings, { nonce, ...tuning }: AuthorityTuning) {
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
