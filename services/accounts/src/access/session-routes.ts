import { z } from 'zod';
import type { CommandRuntime } from '@cotta/kit/decider/handle-command.js';
import { readBody, sendJson } from '@cotta/kit/subgraph/http-body.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/subgraph/extra-route.js';
import { refreshSession } from './refresh.js';
import type { OpenedSession } from './session.js';
import { signIn, type AccessDeps } from './sign-in.js';
import { signOut } from './sign-out.js';

const MOST_BYTES = 16 * 1024;
const token = z.string().min(20).max(100);
const from = { address: z.string().max(60), userAgent: z.string().max(2000).default('') };
const signInBody = z.object({ email: z.string().max(320), password: z.string().max(200), area: z.enum(['customer', 'admin']), ...from });
const refreshBody = z.object({ session: token, refresh: token, ...from });
const signOutBody = z.object({ session: token });

/** Sessions, for the gateway alone: it holds the cookies, this service the truth. */
export function sessionRoutes(runtime: CommandRuntime, sessionKey: string): ExtraRoute[] {
  const deps: AccessDeps = { db: runtime.db, clock: runtime.clock, ids: runtime.ids, sessionKey };
  return [
    route('POST', '/internal/sessions', signInBody, async (body) => {
      const outcome = await signIn(deps, body);
      if ('session' in outcome) return { status: 201, body: shown(outcome.session) };
      return { status: 401, body: outcome };
    }),
    route('POST', '/internal/sessions/refresh', refreshBody, async (body) => {
      const outcome = await refreshSession(deps, runtime, body);
      return 'session' in outcome ? { status: 200, body: shown(outcome.session) } : { status: 401, body: outcome };
    }),
    route('DELETE', '/internal/sessions', signOutBody, async ({ session }) => ({ status: 200, body: { revoked: await signOut(deps, session) } })),
  ];
}

function shown({ expires, ...session }: OpenedSession): object {
  return { ...session, expires: expires.toISOString() };
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

function route<Body>(method: ExtraRoute['method'], path: string, schema: z.ZodType<Body>, act: (body: Body) => Promise<Answer>): ExtraRoute {
  const handle = async ({ request, response, context }: RouteCall): Promise<void> => {
    if (context.viewer.role !== 'system') return sendJson(response, 403, { code: 'FORBIDDEN' });
    const parsed = schema.safeParse(parseJson(await readBody(request, MOST_BYTES)));
    if (!parsed.success) return sendJson(response, 400, { code: 'BAD_REQUEST' });
    const { status, body } = await act(parsed.data);
    sendJson(response, status, body);
  };
  return { method, path, handle };
}

function parseJson(body: string | Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
