export interface SessionUser {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly role?: string;
  readonly missiveDigest?: string | null;
}

export interface Session {
  readonly user: SessionUser;
  readonly expires: string;
  /** Absent for whoever has to add a second step first. */
  readonly accessToken?: string;
  readonly mustAddSecondStep?: true;
  readonly accessTokenAdminUser?: string;
  readonly error?: string;
}

export type SessionState =
  /** `failed` says why it is not known yet. */
  | { readonly status: 'loading'; readonly session: undefined; readonly failed?: Error }
  | { readonly status: 'authenticated'; readonly session: Session }
  /** `error` says why it ended, when it was not the person's own wish. */
  | { readonly status: 'unauthenticated'; readonly session: undefined; readonly error?: string };

export interface SessionWorld {
  readonly fetch: typeof fetch;
  /** The question that the document asked before there were scripts; given once, and absent where it asked none. */
  readonly begun?: () => Promise<Response> | undefined;
  readonly storage: Pick<Storage, 'setItem'>;
  readonly now: () => number;
  readonly log: (message: string, data: unknown) => void;
}

export type ProofKind = 'password' | 'code' | 'passkey' | 'recovery';

/** What else is asked for; `passkey`: options for the browser, as the server wrote them. */
export interface AskedProof {
  readonly kinds: readonly ProofKind[];
  readonly passkey: object | null;
}

export type SignInOutcome =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'wrong' | 'many' | 'failed' }
  /** The password was right, and the second step is next. */
  | { readonly ok: false; readonly reason: 'second-step'; readonly asked: AskedProof };

/** Other tabs learn of changes by the `storage` event of this key; a tab never hears itself. */
export const SYNC_KEY = 'nextauth.message';

const NOBODY = { status: 'unauthenticated', session: undefined } as const satisfies SessionState;

/** The session as one store outside of React: one request in flight, everybody sees the same answer. */
export class SessionStore {
  private state: SessionState = { status: 'loading', session: undefined };
  private readonly listeners = new Set<() => void>();
  private running: Promise<Session | null> | undefined;

  constructor(private readonly world: SessionWorld) {}

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks the server who is signed in. A failure is logged and reads as «nobody is known now», the old state stays. */
  refresh(): Promise<Session | null> {
    return this.ask().catch(() => null);
  }

  /** The same for whoever must tell «nobody» from no answer. @throws when there was no answer: it says nothing about who is signed in */
  ask(): Promise<Session | null> {
    this.running ??= this.read().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  async signIn(attempt: {
    email: string;
    password: string;
    area: 'customer' | 'admin';
    callbackUrl: string;
  }): Promise<SignInOutcome> {
    try {
      const answer = await this.send('/api/auth/signin', attempt);
      if (answer.status === 429) return { ok: false, reason: 'many' };
      const body = (await answer.json().catch(() => ({}))) as {
        url?: string | null;
        code?: string;
        secondStep?: AskedProof;
      };
      if (body.code === 'TOO_MANY_ATTEMPTS') return { ok: false, reason: 'many' };
      if (answer.status === 401 || answer.status === 403 || body.code === 'INVALID_CREDENTIALS')
        return { ok: false, reason: 'wrong' };
      if (!answer.ok) return { ok: false, reason: 'failed' };
      if (body.secondStep !== undefined) return { ok: false, reason: 'second-step', asked: body.secondStep };
      await this.cameIn();
      return { ok: true, url: body.url ?? attempt.callbackUrl };
    } catch (error) {
      this.world.log('CLIENT_SESSION_ERROR', error);
      return { ok: false, reason: 'failed' };
    }
  }

  /** Reads the new session and tells the other tabs. */
  async cameIn(): Promise<void> {
    await this.refresh();
    this.notifyTabs('signin');
  }

  /** One form of the doors under `/api/auth`, with this browser's token. @throws when there was no answer */
  async send(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.post(path, { ...fields, csrfToken: await this.csrf(), json: 'true' });
  }

  async signOut(): Promise<void> {
    try {
      await this.send('/api/auth/signout', { callbackUrl: '/' });
    } catch (error) {
      this.world.log('CLIENT_SESSION_ERROR', error);
    }
    this.set(NOBODY);
    this.notifyTabs('signout');
  }

  private async read(): Promise<Session | null> {
    try {
      const answer = await (this.world.begun?.() ??
        this.world.fetch('/api/auth/session', {
          headers: { accept: 'application/json' },
          cache: 'no-store',
        }));
      const text = await answer.text();
      const refused = answer.status === 401;
      if (!answer.ok && !refused) throw new Error(`session answered ${answer.status}`);
      const session = refused || text === '' ? null : (JSON.parse(text) as Session | null);
      const known = session !== null && typeof session.user?.id === 'string';
      const error = session?.error;
      this.set(
        known ? { status: 'authenticated', session } : error === undefined ? NOBODY : { ...NOBODY, error },
      );
      return known ? session : null;
    } catch (error) {
      this.world.log('CLIENT_SESSION_ERROR', error);
      if (this.state.status === 'loading') this.set({ ...this.state, failed: error as Error });
      throw error;
    }
  }

  private async csrf(): Promise<string> {
    const answer = await this.world.fetch('/api/auth/csrf', { cache: 'no-store' });
    return ((await answer.json()) as { csrfToken: string }).csrfToken;
  }

  private post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.world.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
  }

  private notifyTabs(trigger: string): void {
    try {
      this.world.storage.setItem(
        SYNC_KEY,
        JSON.stringify({
          event: 'session',
          data: { trigger },
          timestamp: Math.floor(this.world.now() / 1000),
        }),
      );
    } catch {
      // Without storage other tabs find out at their next refetch.
    }
  }

  private set(state: SessionState): void {
    if (
      this.state.status === 'unauthenticated' &&
      state.status === 'unauthenticated' &&
      state.error === this.state.error
    )
      return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
