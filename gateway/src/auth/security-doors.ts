import type { Request, Response } from 'express';
import { EdgeRefusal } from '../graph-error.js';
import { isRecord, parseJson } from '../http-body.js';
import { problem } from '../problem.js';
import { refuseExceeded } from '../rate-limit.js';
import { isOpen } from './accounts-client.js';
import { askSecondStep } from './ask-second-step.js';
import { attemptCookie, dropCookies, readCookie, sessionCookie, setCookie } from './cookies.js';
import { checkCsrf } from './csrf.js';
import { browserOf, deviceOf, readForm, refuseSignIn, welcome, type AuthSettings } from './routes.js';

/** Of all tries of one network address, right ones included: accounts counts what one account fails. */
const TRIES = { most: 60, windowMs: 15 * 60_000 };

/** What the owner of a session may see and change of how they sign in. */
export const securityActions = [
  'show',
  'code-app',
  'code-app-confirm',
  'passkey',
  'passkey-confirm',
  'remove',
  'recovery-codes',
  'sign-out-device',
  'sign-out-others',
] as const;

type Door = (request: Request, response: Response) => Promise<void>;

/** The second step of a sign-in, the fresh proof before what matters, and the settings of both. */
export function securityDoors(
  settings: AuthSettings,
): Readonly<Record<'secondStep' | 'beginStepUp' | 'stepUp' | 'security', Door>> {
  const door =
    (open: (request: Request, response: Response, form: URLSearchParams) => Promise<void>): Door =>
    async (request, response) => {
      response.setHeader('cache-control', 'no-store');
      const form = await readForm(request);
      checkCsrf(request, form.get('csrfToken') ?? '', {
        secret: settings.sessionKey,
        origins: settings.publicOrigins,
      });
      await open(request, response, form);
    };
  return {
    secondStep: door((request, response, form) => secondStep(request, response, { form, settings })),
    beginStepUp: door((request, response) => beginStepUp(request, response, settings)),
    stepUp: door((request, response, form) => stepUp(request, response, { form, settings })),
    security: door((request, response, form) => security(request, response, { form, settings })),
  };
}

interface Given {
  readonly form: URLSearchParams;
  readonly settings: AuthSettings;
}

async function countTry(request: Request, { callers, limiter }: AuthSettings): Promise<void> {
  const { key } = await callers.address(request);
  refuseExceeded(await limiter.countStrictly([{ key: `p:${key}`, ...TRIES, units: 1 }]));
}

async function secondStep(request: Request, response: Response, { form, settings }: Given): Promise<void> {
  await countTry(request, settings);
  const attempt = readCookie(request, attemptCookie);
  if (attempt === undefined) return refuseSignIn(response, 'ATTEMPT_OVER', undefined);
  const browser = browserOf(request);
  const outcome = await settings.accounts.secondStep({
    attempt,
    browser,
    step: proofOf(form),
    ...(await deviceOf(request, settings)),
  });
  if (isOpen(outcome)) return welcome(request, response, { open: outcome, form, browser, settings });
  refuseSignIn(response, outcome.code, outcome.retryAfterMs);
}

async function beginStepUp(request: Request, response: Response, settings: AuthSettings): Promise<void> {
  const asked = await settings.accounts.beginStepUp(sessionOf(request));
  if ('code' in asked) refuseSignIn(response, asked.code, undefined);
  else askSecondStep(response, asked);
}

async function stepUp(request: Request, response: Response, { form, settings }: Given): Promise<void> {
  await countTry(request, settings);
  const [session, attempt] = [sessionOf(request), readCookie(request, attemptCookie)];
  if (attempt === undefined) return refuseSignIn(response, 'ATTEMPT_OVER', undefined);
  const outcome = await settings.accounts.stepUp({
    session,
    attempt,
    proof: proofOf(form),
    ...(await deviceOf(request, settings)),
  });
  if ('code' in outcome) return refuseSignIn(response, outcome.code, outcome.retryAfterMs);
  dropCookies(response, [attemptCookie]);
  response.json(outcome);
}

/** Hands the action on with the session's own token; what ended is ended in every gateway. */
async function security(request: Request, response: Response, { form, settings }: Given): Promise<void> {
  const action = String(request.params['action']);
  if (!securityActions.some((known) => known === action))
    throw new EdgeRefusal('BAD_REQUEST', 'There is no such action.');
  const { csrfToken: _token, response: shown, ...fields } = Object.fromEntries(form);
  const attempt = readCookie(request, attemptCookie);
  const answer = await settings.accounts.security(action, {
    ...fields,
    session: sessionOf(request),
    ...(attempt === undefined ? {} : { attempt }),
    ...(shown === undefined ? {} : { response: parseJson(shown) }),
  });
  if (answer.status !== 200) {
    const code =
      isRecord(answer.body) && typeof answer.body['code'] === 'string' ? answer.body['code'] : 'BAD_REQUEST';
    response
      .status(answer.status)
      .type('application/problem+json')
      .send({ ...problem(answer.status, code), code });
    return;
  }
  const {
    attempt: begun,
    revoked,
    ...body
  } = answer.body as { readonly attempt?: unknown; readonly revoked?: unknown };
  if (typeof begun === 'string') setCookie(response, { name: attemptCookie, value: begun });
  if (Array.isArray(revoked)) await Promise.all(revoked.map((id) => settings.revocations.revoke(String(id))));
  response.json(body);
}

function sessionOf(request: Request): string {
  const session = readCookie(request, sessionCookie);
  if (session === undefined) throw new EdgeRefusal('UNAUTHENTICATED', 'Sign in first.');
  return session;
}

/** What was shown, as accounts reads it; accounts refuses what is none of these. */
function proofOf(form: URLSearchParams): object {
  const kind = form.get('kind') ?? '';
  if (kind === 'passkey') return { kind, response: parseJson(form.get('response') ?? '') };
  return kind === 'password'
    ? { kind, password: form.get('password') ?? '' }
    : { kind, code: form.get('code') ?? '' };
}
