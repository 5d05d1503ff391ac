import { keysIn } from '@cotta/kit/model/words/key-ring.js';
import { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { fromWire } from '../../evidence/capture/capture-wire.js';
import type { PageCapture } from '../../evidence/capture/page-capture.js';

/** Fetch 30 s, browser 45 s, and the files on their way. */
const TIMEOUT_MS = 100_000;

/** Asks the capture worker, which has no data of ours and is the only one that goes out to pages. */
export class CaptureWorkerClient implements PageCapture {
  readonly #http: VendorHttp;
  readonly #key: string;

  constructor(options: { readonly CAPTURE_WORKER_URL: string; readonly CAPTURE_WORKER_KEY: string }) {
    this.#key = keysIn(options.CAPTURE_WORKER_KEY)[0].text;
    this.#http = new VendorHttp({
      vendor: 'capture-worker',
      baseUrl: options.CAPTURE_WORKER_URL,
      timeoutMs: TIMEOUT_MS,
      maxTries: 2,
    });
  }

  async capture(link: string) {
    const { text } = await this.#http.call({
      method: 'POST',
      path: '/captures',
      headers: { authorization: `Bearer ${this.#key}` },
      body: { link },
      repeatable: true,
    });
    return fromWire(text);
  }
}
