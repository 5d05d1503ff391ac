import { z } from 'zod';
import type { ExtraRoute } from '@cotta/kit/edge/call/extra-route.js';
import { isStaff } from '../user/user.js';
import { factorsOf } from '../second-step/factor.js';
import { refreshSession } from './refresh.js';
import type { OpenedSession } from './session.js';
import { finishSignIn, type TwoStepDeps } from './second-step-sign-in.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import { beginStepUp, stepUp } from './step-up.js';
import { systemRoute } from './system-route.js';

export const sessionToken = z.string().min(20).max(100);
const from = { address: z.string().max(60), userAgent: z.string().max(2000).default('') };
/** Kept by the browser for being known again. */
const browser = z.string().max(100).default('');
const signInBody = z.object({
  email: z.string().max(320),
  password: z.string().max(200),
  area: z.enum(['customer', 'admin']),
  browser,
  ...from,
});
const typed = z.string().min(1).max(200);
const secondSteps = [
  z.object({ kind: z.literal('code'), code: typed }),
  z.object({ kind: z.literal('recovery'), code: typed }),
  z.object({ kind: z.literal('passkey'), response: z.looseObject({ id: z.string() }) }),
] as const;
const secondStepBody = z.object({
  attempt: sessionToken,
  step: z.discriminatedUnion('kind', secondSteps),
  browser,
  ...from,
});
const refreshBody = z.object({ session: sessionToken, refresh: sessionToken, ...from });
const sessionBody = z.object({ session: sessionToken });
const stepUpBody = z.object({
  session: sessionToken,
  attempt: sessionToken,
  proof: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('password'), password: typed }),
    ...secondSteps,
  ]),
  ...from,
});

/** Sessions, for the gateway alone: it holds the cookies, this service the truth. */
export function sessionRoutes(deps: TwoStepDeps): ExtraRoute[] {
  const shown = async ({ expires, provedAt, ...session }: OpenedSession): Promise<object> => ({
    ...session,
    expires: expires.toISOString(),
    authTime: Math.floor(provedAt.getTime() / 1000),
    mustAddSecondStep: await mustAddSecondStep(deps, session.user),
  });
  return [
    systemRoute('POST', '/internal/sessions', signInBody, async (body) => {
      const outcome = await signIn(deps, body);
      return 'session' in outcome
        ? { status: 201, body: await shown(outcome.session) }
        : { status: 401, body: outcome };
    }),
    systemRoute('POST', '/internal/sessions/second-step', secondStepBody, async (body) => {
      const outcome = await finishSignIn(deps, body);
      return 'session' in outcome
        ? { status: 201, body: await shown(outcome.session) }
        : { status: 401, body: outcome };
    }),
    systemRoute('POST', '/internal/sessions/refresh', refreshBody, async (body) => {
      const outcome = await refreshSession(deps, deps.runtime, body);
      return 'session' in outcome
        ? { status: 200, body: await shown(outcome.session) }
        : { status: 401, body: outcome };
    }),
    systemRoute('POST', '/internal/sessions/step-up/begin', sessionBody, async ({ session }) => {
      const outcome = await beginStepUp(deps, session);
      return { status: 'code' in outcome ? 401 : 200, body: outcome };
    }),
    systemRoute('POST', '/internal/sessions/step-up', stepUpBody, async (body) => {
      const outcome = await stepUp(deps, body);
      return { status: 'code' in outcome ? 401 : 200, body: outcome };
    }),
    systemRoute('DELETE', '/internal/sessions', sessionBody, async ({ session }) => ({
      status: 200,
      body: { revoked: await signOut(deps, session) },
    })),
  ];
}

/** Staff of a firm that wants a second step get no tokens before they have one. */
async function mustAddSecondStep(
  { db, staffSecondFactor }: TwoStepDeps,
  { id, role }: OpenedSession['user'],
): Promise<boolean> {
  if (staffSecondFactor === 'optional' || !isStaff(role)) return false;
  return (await factorsOf(db.manager, id)).length === 0;
}
