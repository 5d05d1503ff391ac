import type { Clock } from '../../model/time/clock.js';

/** Renewed this long before it ends, so that no call starts with a token that dies on the way. */
const MARGIN_MS = 60_000;

/** A token as it was issued. `lastsSeconds`: counted from when it was asked for. */
export interface IssuedToken {
  readonly token: string;
  readonly lastsSeconds: number;
}

/** A bearer token that is got when needed and kept until shortly before it ends. Calls that need one at the same time share one request: a refresh
 *  token may be good for a single use. */
export class ExpiringToken {
  #current: { readonly token: string; readonly endsAt: number } | undefined;
  #coming: Promise<string> | undefined;

  constructor(
    private readonly issue: () => Promise<IssuedToken>,
    private readonly clock: Clock,
  ) {}

  async value(): Promise<string> {
    if (this.#current !== undefined && this.#current.endsAt - MARGIN_MS > this.clock.now().getTime())
      return this.#current.token;
    this.#coming ??= this.#fresh().finally(() => {
      this.#coming = undefined;
    });
    return this.#coming;
  }

  /** The vendor does not accept it any more. */
  drop(): void {
    this.#current = undefined;
  }

  async #fresh(): Promise<string> {
    const askedAt = this.clock.now().getTime();
    const { token, lastsSeconds } = await this.issue();
    this.#current = { token, endsAt: askedAt + lastsSeconds * 1000 };
    return token;
  }
}
