import type { Session } from './session-store.js';

export const CACHED_SESSION_KEY = 'cachedSession';
export const CACHED_SESSION_MS = 180_000;
const MARGIN_MS = 30_000;

interface World {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
  /** Asks who is signed in. @throws when there was no answer */
  readonly refresh: () => Promise<Session | null>;
  readonly onMissing: () => void;
}

interface Cached {
  readonly session: Session;
  readonly expiry: number;
}

/** The staff session: kept for three minutes, so that a screen full of requests asks for it once. */
export class AdminSession {
  private running: Promise<Session | undefined> | undefined;

  constructor(private readonly world: World) {}

  /** The token for staff data; the customer's own when the screen asks for it. */
  async token(kind: 'admin' | 'normal' = 'admin'): Promise<string | undefined> {
    const session = await this.session();
    return kind === 'normal' ? session?.accessToken : (session?.accessTokenAdminUser ?? session?.accessToken);
  }

  session(): Promise<Session | undefined> {
    const cached = this.read();
    if (cached !== undefined && cached.expiry > this.world.now() - MARGIN_MS)
      return Promise.resolve(cached.session);
    this.running ??= this.refresh().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  forget(): void {
    this.world.storage.removeItem(CACHED_SESSION_KEY);
  }

  private async refresh(): Promise<Session | undefined> {
    // No answer says nothing about who is signed in: the session stays, and the screen that asked says so.
    const session = await this.world.refresh();
    if (session === null || session.error !== undefined) {
      this.forget();
      this.world.onMissing();
      return undefined;
    }
    this.world.storage.setItem(
      CACHED_SESSION_KEY,
      JSON.stringify({ session, expiry: this.world.now() + CACHED_SESSION_MS } satisfies Cached),
    );
    return session;
  }

  private read(): Cached | undefined {
    try {
      const text = this.world.storage.getItem(CACHED_SESSION_KEY);
      return text === null ? undefined : (JSON.parse(text) as Cached);
    } catch {
      this.forget();
      return undefined;
    }
  }
}
