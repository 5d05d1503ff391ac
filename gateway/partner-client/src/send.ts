import type { AccessToken } from './access-token.js';
import { problemOf } from './partner-problem.js';
import type { Surroundings } from './surroundings.js';

/** A call that was held up, or that did not arrive, is made so often. */
const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 500;
const HELD_UP = new Set([429, 502, 503, 504]);
const KEY = 'idempotency-key';

const secondsIn = (headers: Headers, name: string): number | undefined => {
  const written = headers.get(name);
  return written !== null && /^\d+$/.test(written) ? Number(written) : undefined;
};

/** Sends calls of a program: with its token, a key for each write, no faster than it may, and again where that changes nothing. */
export class Sender {
  /** Until when nothing is left of the limit. */
  private quietUntil = 0;

  constructor(
    private readonly token: AccessToken,
    private readonly version: string,
    private readonly surroundings: Surroundings,
  ) {}

  /** @throws PartnerProblem for whatever is refused; what kept the call from arriving, after the last try */
  async send(request: Request): Promise<Response> {
    if (request.method !== 'GET' && !request.headers.has(KEY))
      request.headers.set(KEY, this.surroundings.newKey());
    request.headers.set('cotta-version', this.version);
    let shown = await this.token.get();
    let isRenewed = false;
    for (let tries = 1; ; tries += 1) {
      await this.pause(this.quietUntil - this.surroundings.now(), request.signal);
      const answer = await this.attempt(request, shown).catch((error: unknown) => {
        if (tries === MOST_TRIES || request.signal.aborted) throw error;
        return undefined;
      });
      if (answer?.ok === true) return answer;
      if (answer?.status === 401 && !isRenewed) {
        // Ended before its time, as when one secret took the place of another.
        isRenewed = true;
        shown = await this.token.renewed(shown);
      } else if (answer !== undefined && (tries === MOST_TRIES || !HELD_UP.has(answer.status))) {
        throw await problemOf(answer);
      } else {
        const asked = answer === undefined ? undefined : secondsIn(answer.headers, 'retry-after');
        await answer?.body?.cancel();
        await this.pause(
          asked === undefined ? FIRST_PAUSE_MS * 2 ** (tries - 1) : asked * 1000,
          request.signal,
        );
      }
    }
  }

  private async attempt(request: Request, token: string): Promise<Response> {
    const copy = request.clone();
    copy.headers.set('authorization', `Bearer ${token}`);
    const answer = await this.surroundings.fetch(copy);
    const left = secondsIn(answer.headers, 'ratelimit-remaining');
    const reset = secondsIn(answer.headers, 'ratelimit-reset');
    if (left === 0 && reset !== undefined) this.quietUntil = this.surroundings.now() + reset * 1000;
    return answer;
  }

  private async pause(ms: number, signal: AbortSignal): Promise<void> {
    if (ms > 0) await this.surroundings.wait(ms, signal);
  }
}
