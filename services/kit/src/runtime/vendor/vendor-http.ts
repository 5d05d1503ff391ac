import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock, type Clock } from '../../model/time/clock.js';
import { inSpan } from '../tracing/span.js';
import { Circuit } from './circuit.js';
import { observeVendor } from './vendor-metrics.js';
import { retryAfterMs, vendorDelay } from './retry-policy.js';
import { VendorError, type VendorErrorDetails } from './vendor-error.js';

/** One call to an outside system. */
export interface VendorRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Joined to the base address as it is: `/api/orders`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object leaves as JSON; a form, text or bytes as they are. */
  readonly body?: object | string | FormData | URLSearchParams | Uint8Array<ArrayBuffer>;
  /** Whether doing it twice is the same as once: reads, and writes with an idempotency key. Only these are tried again. */
  readonly repeatable: boolean;
}

/** An answer whose status was 2xx; text or bytes are read by whoever knows its form. */
export interface VendorAnswer {
  readonly status: number;
  readonly text: string;
  /** As they came: a file is no text. */
  readonly bytes: Uint8Array;
}

/** How a call went, for metrics. `outcome`: `ok` or the trouble. */
export interface VendorCallReport {
  readonly vendor: string;
  readonly outcome: string;
  readonly milliseconds: number;
  readonly tries: number;
}

/** One outside system, and the rules under which it is called. Defaults: 10 s a try, 5 tries. */
export interface VendorHttpOptions {
  readonly vendor: string;
  readonly baseUrl: string;
  /** For one try, from connecting to the last byte. */
  readonly timeoutMs?: number;
  readonly maxTries?: number;
  /** How long it is left alone after repeated failures. @defaultValue half a minute */
  readonly leftAloneMs?: number;
  /** Asked for before each try. `renew` is called once after a 401, which is safe for writes too: nothing was done. */
  readonly credentials?: { headers(): Promise<Readonly<Record<string, string>>>; renew?(): void };
  /** The vendor's own code in the body of an error. */
  readonly errorCode?: (body: string) => string | undefined;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
  /** Ends a try that was not answered; its reason is named `TimeoutError`. The platform's timer where none is given. */
  readonly timer?: (milliseconds: number) => AbortSignal;
  readonly report?: (call: VendorCallReport) => void;
}

const TIMEOUT_MS = 10_000;
const MAX_TRIES = 5;
const TRY_AGAIN = new Set([408, 429, 502, 503, 504]);

/** HTTP to one outside system under the same rules for all: time limit, careful retries, circuit, one kind of error, no redirects. */
export class VendorHttp {
  readonly #circuit: Circuit;
  readonly #clock: Clock;

  constructor(private readonly options: VendorHttpOptions) {
    this.#circuit = new Circuit(options.leftAloneMs);
    this.#clock = options.clock ?? systemClock;
    observeVendor.circuit(options.vendor, () => this.#circuit.waitMs(this.#clock.now()) > 0);
  }

  /** The answer when its status is 2xx. @throws VendorError otherwise. */
  call(request: VendorRequest): Promise<VendorAnswer> {
    const { vendor } = this.options;
    return inSpan(
      `${request.method} ${vendor}`,
      { kind: 'CLIENT', attributes: { 'http.request.method': request.method, 'peer.service': vendor } },
      () => this.#call(request),
    );
  }

  async #call(request: VendorRequest): Promise<VendorAnswer> {
    const { vendor, report = () => undefined } = this.options;
    const begin = this.#clock.now().getTime();
    const progress = { tries: 0, renewed: false };
    const note = (outcome: string): void => {
      const milliseconds = this.#clock.now().getTime() - begin;
      observeVendor.call(vendor, outcome, milliseconds);
      report({ vendor, outcome, milliseconds, tries: progress.tries });
    };
    this.#refuseWhileOpen();
    try {
      const answer = await this.#untilSettled(request, progress);
      this.#circuit.answered();
      note('ok');
      return answer;
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      if (error.trouble === 'unavailable') this.#circuit.unanswered(this.#clock.now());
      else this.#circuit.answered();
      note(error.trouble);
      throw error;
    }
  }

  #refuseWhileOpen(): void {
    const waitMs = this.#circuit.waitMs(this.#clock.now());
    if (waitMs > 0)
      throw new VendorError(this.options.vendor, 'unavailable', 'left alone after repeated failures', {
        retryAfterMs: waitMs,
      });
  }

  async #untilSettled(
    request: VendorRequest,
    progress: { tries: number; renewed: boolean },
  ): Promise<VendorAnswer> {
    const { maxTries = MAX_TRIES, credentials, random = Math.random, pause = sleep } = this.options;
    for (;;) {
      progress.tries += 1;
      try {
        return await this.#once(request);
      } catch (error) {
        if (!(error instanceof VendorError)) throw error;
        if (error.details.status === 401 && credentials?.renew !== undefined && !progress.renewed) {
          progress.renewed = true;
          credentials.renew();
          continue;
        }
        if (!mayTryAgain(error, request) || progress.tries >= maxTries) throw error;
        await pause(vendorDelay(progress.tries, random(), error.details.retryAfterMs));
      }
    }
  }

  async #once(request: VendorRequest): Promise<VendorAnswer> {
    const {
      vendor,
      timeoutMs = TIMEOUT_MS,
      timer = (ms: number) => AbortSignal.timeout(ms),
      credentials,
      errorCode,
    } = this.options;
    const authorisation = await credentials?.headers();
    const named = `${request.method} ${request.path}`;
    const { response, text, bytes } = await exchange(this.#address(request), request, {
      authorisation,
      signal: timer(timeoutMs),
    }).catch((error: unknown) => {
      throw new VendorError(vendor, 'unavailable', `${named}: ${whyUnanswered(error, timeoutMs)}`);
    });
    if (response.ok) return { status: response.status, text, bytes };
    const code = errorCode?.(text);
    const wait = retryAfterMs(response.headers.get('retry-after'), this.#clock.now());
    const details = {
      status: response.status,
      ...(code === undefined ? {} : { code }),
      ...(wait === undefined ? {} : { retryAfterMs: wait }),
    };
    throw failed(vendor, named, details);
  }

  #address({ path, query = {} }: VendorRequest): URL {
    const url = new URL(`${this.options.baseUrl.replace(/\/$/, '')}${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    return url;
  }
}

function mayTryAgain({ trouble, details }: VendorError, { repeatable }: VendorRequest): boolean {
  return (
    repeatable && (details.status === undefined ? trouble === 'unavailable' : TRY_AGAIN.has(details.status))
  );
}

interface Exchange {
  readonly authorisation: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

async function exchange(
  url: URL,
  { method, headers = {}, body }: VendorRequest,
  { authorisation = {}, signal }: Exchange,
): Promise<{ response: Response; text: string; bytes: Uint8Array }> {
  const asIs =
    typeof body === 'string' ||
    body instanceof FormData ||
    body instanceof URLSearchParams ||
    body instanceof Uint8Array;
  const type: Record<string, string> =
    body === undefined || asIs ? {} : { 'content-type': 'application/json' };
  const content = body === undefined ? {} : { body: asIs ? body : JSON.stringify(body) };
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal,
    headers: { accept: 'application/json', ...type, ...authorisation, ...headers },
    ...content,
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, text: new TextDecoder().decode(bytes), bytes };
}

/** The system's own word for a broken connection (`ECONNRESET`), which `fetch` keeps in the cause, says where to look. */
function whyUnanswered(error: unknown, timeoutMs: number): string {
  const { name, cause } = (error ?? {}) as { name?: unknown; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  return typeof cause?.code === 'string' ? `the connection failed (${cause.code})` : 'the connection failed';
}

function failed(
  vendor: string,
  named: string,
  details: VendorErrorDetails & { readonly status: number },
): VendorError {
  const { status } = details;
  const message = `${named} was answered with ${status}${details.code === undefined ? '' : ` (${details.code})`}`;
  if (status === 404) return new VendorError(vendor, 'not-found', message, details);
  if (status === 429) return new VendorError(vendor, 'rate-limited', message, details);
  if (status === 408 || status >= 500) return new VendorError(vendor, 'unavailable', message, details);
  return new VendorError(vendor, status < 400 ? 'contract' : 'rejected', message, details);
}
