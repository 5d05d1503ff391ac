import { problemOf } from './partner-problem.js';
import type { Surroundings } from './surroundings.js';

/** Whose program it is. */
export interface Credentials {
  /** Where the site of Cotta stands: `https://…`, without a path. */
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Fewer scopes than the key has. @defaultValue all of them */
  readonly scopes?: readonly string[];
}

/** Tokens are asked for again so long before they end that none ends on its way. */
const EARLY_MS = 30_000;

interface Given {
  readonly token: string;
  readonly until: number;
}

/** The token of a program, asked for when it is needed and kept until shortly before its end. */
export class AccessToken {
  private given: Given | undefined;
  private asking: Promise<Given> | undefined;

  constructor(
    private readonly credentials: Credentials,
    private readonly surroundings: Pick<Surroundings, 'fetch' | 'now'>,
  ) {}

  /** @throws PartnerProblem where none is given: `invalid_client` for a wrong or ended secret */
  async get(): Promise<string> {
    const { given } = this;
    return given !== undefined && given.until > this.surroundings.now() ? given.token : this.another();
  }

  /** Another one in place of `refused`; whoever else found it refused gets the same. */
  async renewed(refused: string): Promise<string> {
    const { given } = this;
    return given !== undefined && given.token !== refused ? given.token : this.another();
  }

  private async another(): Promise<string> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    this.given = await this.asking;
    return this.given.token;
  }

  private async ask(): Promise<Given> {
    const { origin, clientId, clientSecret, scopes } = this.credentials;
    const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
    const answer = await this.surroundings.fetch(
      new Request(`${origin}/oauth/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(pair)}` },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          ...(scopes === undefined ? {} : { scope: scopes.join(' ') }),
        }),
      }),
    );
    if (!answer.ok) throw await problemOf(answer);
    const { access_token: token, expires_in: seconds } = (await answer.json()) as {
      readonly access_token: string;
      readonly expires_in: number;
    };
    return { token, until: this.surroundings.now() + seconds * 1000 - EARLY_MS };
  }
}
