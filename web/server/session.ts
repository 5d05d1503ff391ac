import { tracedFetch } from './traced-fetch.js';
import type { WhoAsks } from '../src/domain/sign-in/who-asks.js';

export interface ServerSession {
  readonly user: { readonly id: string; readonly role: string; readonly email: string } | undefined;
  /** Speaks to the gateway in their name. */
  readonly accessToken?: string;
  /** Must reach the browser, or its session is lost. */
  readonly setCookies: readonly string[];
  readonly error?: string;
  /** Nobody could be asked. */
  readonly unknown?: true;
}

/** Whether the request brings a session at all; whose it is the gateway says. */
export const hasSessionCookie = (cookie: string | undefined): boolean => cookie?.includes('session') === true;

/** Asks the gateway who the cookie belongs to. New cookies of the answer must reach the browser, or its session is lost. */
export async function readSession(
  gatewayUrl: string,
  request: {
    cookie: string | undefined;
    userAgent: string | undefined;
    visitor: string | undefined;
    /** The page stands in the frame of another site, where only cookies of its own kind are kept. */
    inFrame: boolean;
  },
): Promise<ServerSession> {
  if (request.cookie === undefined || !hasSessionCookie(request.cookie))
    return { user: undefined, setCookies: [] };
  const headers = {
    cookie: request.cookie,
    'user-agent': (request.userAgent ?? '').slice(0, 500),
    ...(request.inFrame ? { 'x-in-frame': '1' } : {}),
    ...(request.visitor === undefined ? {} : { 'x-web-visitor': request.visitor }),
  };
  const answer = await tracedFetch(`${gatewayUrl}/api/auth/session`, {
    headers,
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
  if (answer === undefined || !answer.ok) return { user: undefined, setCookies: [], unknown: true };
  const text = await answer.text();
  const body =
    text === ''
      ? null
      : (JSON.parse(text) as {
          user?: { id: string; role: string; email: string };
          accessToken?: string;
          error?: string;
        } | null);
  const setCookies = answer.headers.getSetCookie();
  if (body?.error !== undefined) return { user: undefined, setCookies, error: body.error };
  return {
    user: body?.user,
    setCookies,
    ...(body?.accessToken === undefined ? {} : { accessToken: body.accessToken }),
  };
}

/** The same for loaders; undefined for nobody, and while nobody could be asked. */
export function whoIsSignedIn({ user, accessToken }: ServerSession): WhoAsks | undefined {
  return user === undefined || accessToken === undefined
    ? undefined
    : { userId: user.id, email: user.email, role: user.role, token: accessToken };
}
