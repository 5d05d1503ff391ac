import type { Request, Response } from 'express';
import { randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import type { Callers } from '../caller.js';
import { EdgeRefusal } from '../graph-error.js';
import { readBody } from '../http-body.js';
import { problem } from '../problem.js';
import { refuseExceeded, type RateLimiter } from '../rate-limit.js';
import type { Revocations } from '../revocations.js';
import {
  isOpen,
  type AccountsClient,
  type Area,
  type ClosedDoor,
  type Device,
  type OpenSession,
} from './accounts-client.js';
import { safeCallbackUrl } from './callback-url.js';
import { askSecondStep } from './ask-second-step.js';
import {
  attemptCookie,
  browserCookie,
  csrfCookie,
  dropCookies,
  readCookie,
  refreshCookie,
  sessionCookie,
  setCookie,
} from './cookies.js';
import { checkCsrf, issueCsrfToken } from './csrf.js';
import { isStaff, sessionBody } from './session-body.js';

export interface AuthSettings {
  readonly accounts: AccountsClient;
  readonly callers: Callers;
  readonly limiter: RateLimiter;
  readonly revocations: Revocations;
  readonly accessKey: JWK;
  readonly sessionKey: string;
  readonly publicOrigins: readonly string[];
  readonly now: () => Date;
}

const FORM_LIMIT_BYTES = 16 * 1024;
/** Failures of one network address, whatever the accounts; whoever gets in has not guessed. */
const FAILED_SIGN_INS = { most: 20, windowMs: 15 * 60_000 };

/** As long as browsers keep a cookie at most. */
const BROWSER_MS = 400 * 86_400_000;

type Door = (request: Request, response: Response) => Promise<void>;

/** Sessions live in host-only cookies and are never seen by script; script gets short access tokens. */
export function sessionDoors(
  settings: AuthSettings,
): Readonly<Record<'session' | 'chat' | 'csrf' | 'providers' | 'signIn' | 'signOut', Door>> {
  const door =
    (open: (request: Request, response: Response) => Promise<void> | void): Door =>
    async (request, response) => {
      response.setHeader('cache-control', 'no-store');
      await open(request, response);
    };
  return {
    session: door((request, response) => showSession(request, response, settings)),
    chat: door((request, response) => showChatUser(request, response, settings)),
    csrf: door(
      (request, response) =>
        void response.json({ csrfToken: issueCsrfToken(request, response, settings.sessionKey) }),
    ),
    providers: door(
      (_request, response) =>
        void response.json({
          credentials: {
            id: 'credentials',
            name: 'E-mail and password',
            type: 'credentials',
            signinUrl: '/api/auth/signin',
            callbackUrl: '/api/auth/signin',
          },
        }),
    ),
    signIn: door((request, response) => signIn(request, response, settings)),
    signOut: door((request, response) => signOut(request, response, settings)),
  };
}

async function showSession(request: Request, response: Response, settings: AuthSettings): Promise<void> {
  const outcome = await goOn(request, response, settings);
  if (outcome === undefined) response.json({});
  else if (isOpen(outcome))
    response.json(await sessionBody(outcome, { key: settings.accessKey, now: settings.now() }));
  else response.json(outcome.code === 'ErrorRefreshingToken' ? { error: outcome.code } : {});
}

/** Whom the chat may name to us: nobody where the address cannot be proved to it. */
async function showChatUser(request: Request, response: Response, settings: AuthSettings): Promise<void> {
  const outcome = await goOn(request, response, settings);
  const user = outcome !== undefined && isOpen(outcome) ? outcome.user : undefined;
  response.json(
    user?.missiveDigest == null
      ? {}
      : { name: user.name ?? '', email: user.email, digest: user.missiveDigest },
  );
}

/** One step of the refresh chain at each look; undefined without a session. */
async function goOn(
  request: Request,
  response: Response,
  settings: AuthSettings,
): Promise<OpenSession | ClosedDoor | undefined> {
  const [session, refresh] = [readCookie(request, sessionCookie), readCookie(request, refreshCookie)];
  if (session === undefined || refresh === undefined) return undefined;
  const outcome = await settings.accounts.refresh({
    session,
    refresh,
    ...(await deviceOf(request, settings)),
  });
  if (isOpen(outcome)) {
    keep(response, outcome);
    return outcome;
  }
  await Promise.all(outcome.revoked.map((id) => settings.revocations.revoke(id)));
  dropCookies(response, [sessionCookie, refreshCookie]);
  return outcome;
}

async function signIn(request: Request, response: Response, settings: AuthSettings): Promise<void> {
  const form = await readForm(request);
  checkCsrf(request, form.get('csrfToken') ?? '', {
    secret: settings.sessionKey,
    origins: settings.publicOrigins,
  });
  const device = await deviceOf(request, settings);
  const browser = browserOf(request);
  const area: Area = form.get('area') === 'admin' ? 'admin' : 'customer';
  const outcome = await countingFailures(request, settings, () =>
    settings.accounts.signIn({
      email: form.get('email') ?? '',
      password: form.get('password') ?? '',
      area,
      browser,
      ...device,
    }),
  );
  if (!isOpen(outcome)) {
    if (outcome.code === 'SECOND_STEP_NEEDED') askSecondStep(response, outcome);
    else refuseSignIn(response, outcome.code, outcome.retryAfterMs);
    return;
  }
  if (area === 'admin' && !isStaff(outcome.user.role)) {
    await settings.accounts.signOut(outcome.session);
    refuseSignIn(response, 'INVALID_CREDENTIALS', undefined);
    return;
  }
  await welcome(request, response, { open: outcome, form, browser, settings });
}

interface Welcome {
  readonly open: OpenSession;
  readonly form: URLSearchParams;
  readonly browser: string;
  readonly settings: AuthSettings;
}

/** The session that was there before ends; its forms' token goes with it. */
export async function welcome(
  request: Request,
  response: Response,
  { open, form, browser, settings }: Welcome,
): Promise<void> {
  const before = readCookie(request, sessionCookie);
  if (before !== undefined && before !== open.session) await endSession(before, settings);
  keep(response, open);
  const until = new Date(settings.now().getTime() + BROWSER_MS);
  setCookie(response, { name: browserCookie, value: browser, until });
  dropCookies(response, [csrfCookie, attemptCookie]);
  finish(response, form, settings);
}

/** Each attempt counts before it is looked at, so that a hundred at once are no way round; one that is no failure is given back. */
async function countingFailures<Outcome extends OpenSession | ClosedDoor>(
  request: Request,
  settings: AuthSettings,
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  const { key } = await settings.callers.address(request);
  const count = (units: number) =>
    settings.limiter.countStrictly([{ key: `s:${key}`, ...FAILED_SIGN_INS, units }]);
  refuseExceeded(await count(1));
  let failed = false;
  try {
    const outcome = await attempt();
    // A right password that waits for a second step is no guess.
    failed = !isOpen(outcome) && outcome.code !== 'SECOND_STEP_NEEDED';
    return outcome;
  } finally {
    if (!failed) await count(-1);
  }
}

async function signOut(request: Request, response: Response, settings: AuthSettings): Promise<void> {
  const form = await readForm(request);
  checkCsrf(request, form.get('csrfToken') ?? '', {
    secret: settings.sessionKey,
    origins: settings.publicOrigins,
  });
  const session = readCookie(request, sessionCookie);
  if (session !== undefined) await endSession(session, settings);
  dropCookies(response, [sessionCookie, refreshCookie, csrfCookie]);
  finish(response, form, settings);
}

async function endSession(session: string, settings: AuthSettings): Promise<void> {
  const ended = await settings.accounts.signOut(session);
  await Promise.all(ended.map((id) => settings.revocations.revoke(id)));
}

function keep(response: Response, open: OpenSession): void {
  const until = new Date(open.expires);
  setCookie(response, { name: sessionCookie, value: open.session, until });
  setCookie(response, { name: refreshCookie, value: open.refresh, until });
}

/** 429 with the time to wait, else 401, and the code. */
export function refuseSignIn(response: Response, code: string, retryAfterMs: number | undefined): void {
  const status = code === 'TOO_MANY_ATTEMPTS' ? 429 : 401;
  if (retryAfterMs !== undefined) response.setHeader('retry-after', Math.ceil(retryAfterMs / 1000));
  response
    .status(status)
    .type('application/problem+json')
    .send({
      ...problem(status, code),
      code,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      url: null,
    });
}

function finish(response: Response, form: URLSearchParams, settings: AuthSettings): void {
  const url = safeCallbackUrl(form.get('callbackUrl') ?? undefined, settings.publicOrigins);
  if (form.get('json') === 'true') response.json({ url });
  else response.redirect(303, url);
}

/** What this browser is known by, or will be. */
export function browserOf(request: Request): string {
  return readCookie(request, browserCookie) ?? randomBytes(32).toString('base64url');
}

export async function deviceOf(request: Request, settings: AuthSettings): Promise<Device> {
  const { address } = await settings.callers.address(request);
  return { address, userAgent: (request.headers['user-agent'] ?? '').slice(0, 500) };
}

export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!(request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'))
    throw new EdgeRefusal('UNSUPPORTED_MEDIA_TYPE', 'The form must be application/x-www-form-urlencoded.');
  return new URLSearchParams((await readBody(request, FORM_LIMIT_BYTES)).toString('utf8'));
}
