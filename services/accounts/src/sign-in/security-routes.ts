import { z } from 'zod';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { ExtraRoute } from '@cotta/kit/edge/call/extra-route.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { factorsOf } from '../second-step/factor.js';
import { recoveryCodesLeft } from '../second-step/recovery-codes.js';
import {
  beginCodeApp,
  beginPasskey,
  confirmCodeApp,
  confirmPasskey,
  removeFactor,
  renewRecoveryCodes,
} from './security.js';
import { devicesOf, endDevices } from './devices.js';
import { findSession } from './session.js';
import type { TwoStepDeps } from './second-step-sign-in.js';
import { sessionToken } from './session-routes.js';
import { systemRoute, type RouteAnswer } from './system-route.js';

const session = { session: sessionToken };
const NO_SESSION: RouteAnswer = { status: 401, body: { code: 'NO_SESSION' } };

/** 422 for a no of the domain, so that the gateway hands on its code. */
function answer(outcome: object | Refusal): RouteAnswer {
  if (!isRefusal(outcome)) return { status: 200, body: outcome };
  return outcome.refused === 'NO_SESSION' ? NO_SESSION : { status: 422, body: { code: outcome.refused } };
}

/** What the owner of a session sees and changes of how they sign in; for the gateway alone, which holds the session's cookie. */
export function securityRoutes(deps: TwoStepDeps & { readonly feed: RevocationFeed }): ExtraRoute[] {
  const path = (name: string): string => `/internal/security/${name}`;
  return [
    systemRoute('POST', path('show'), z.object(session), (body) => show(deps, body.session)),
    systemRoute('POST', path('code-app'), z.object(session), async (body) =>
      answer(await beginCodeApp(deps, body.session)),
    ),
    systemRoute(
      'POST',
      path('code-app-confirm'),
      z.object({ ...session, code: z.string().max(20) }),
      async (body) => answer(await confirmCodeApp(deps, body.session, body.code)),
    ),
    systemRoute('POST', path('passkey'), z.object(session), async (body) =>
      answer(await beginPasskey(deps, body.session)),
    ),
    systemRoute(
      'POST',
      path('passkey-confirm'),
      z.object({
        ...session,
        attempt: sessionToken,
        response: z.looseObject({ id: z.string() }),
        name: z.string().trim().max(60).default(''),
      }),
      async (body) => answer(await confirmPasskey(deps, body.session, body)),
    ),
    systemRoute('POST', path('remove'), z.object({ ...session, id: z.uuid() }), async (body) =>
      answer(await removeFactor(deps, body.session, body.id)),
    ),
    systemRoute('POST', path('recovery-codes'), z.object(session), async (body) =>
      answer(await renewRecoveryCodes(deps, body.session)),
    ),
    systemRoute('POST', path('sign-out-device'), z.object({ ...session, id: z.uuid() }), async (body) =>
      ended(await endDevices(deps, body.session, { id: body.id })),
    ),
    systemRoute('POST', path('sign-out-others'), z.object(session), async (body) =>
      ended(await endDevices(deps, body.session, 'others')),
    ),
  ];
}

function ended(ids: readonly string[] | undefined): RouteAnswer {
  return ids === undefined ? NO_SESSION : { status: 200, body: { revoked: ids } };
}

async function show({ db, clock, staffSecondFactor }: TwoStepDeps, token: string): Promise<RouteAnswer> {
  const now = clock.now();
  const live = await findSession(db.manager, token, now);
  if (live === undefined || live === 'revoked') return NO_SESSION;
  const { userId, id: sessionId } = live;
  const rows: { role: string }[] = await db.query('select role from "user" where id = $1', [userId]);
  const isStaff = rows[0]?.role === 'lawyer' || rows[0]?.role === 'admin';
  return {
    status: 200,
    body: {
      required: isStaff && staffSecondFactor === 'required',
      factors: await factorsOf(db.manager, userId),
      recoveryCodesLeft: await recoveryCodesLeft(db.manager, userId),
      devices: await devicesOf(db.manager, { userId, sessionId, now }),
    },
  };
}
