import type { Session } from '../../kit/session/session-store.js';
import { sessionStore } from '../../kit/session/use-session.js';

/** Who opens a page, as far as a loader may know. Staff look at a customer's pages like any visitor. */
export interface WhoAsks {
  readonly userId: string;
  readonly email: string;
  readonly role: string;
  /** Speaks to the gateway in their name. */
  readonly token: string;
}

export function whoIn(
  session: Pick<Session, 'user' | 'accessToken'> | null | undefined,
): WhoAsks | undefined {
  // Without a token nothing of theirs can be read: a second step has to be added first.
  if (session?.accessToken === undefined) return undefined;
  return {
    userId: session.user.id,
    email: session.user.email,
    role: session.user.role ?? 'customer',
    token: session.accessToken,
  };
}

/** Inside a loader: on the server from the cookies of the request, in the browser from its session. Undefined for nobody, and while nobody could be asked: a page that anybody may see is shown then. */
export async function whoAsks(context: unknown): Promise<WhoAsks | undefined> {
  if (typeof window === 'undefined')
    return (context as { whoAsks?: () => Promise<WhoAsks | undefined> } | undefined)?.whoAsks?.();
  const store = sessionStore();
  return whoIn(store.getState().session ?? (await store.refresh()));
}

/** «m…@example.com»: enough to know one's own address by, and nothing for somebody who looks over the shoulder. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1…');
