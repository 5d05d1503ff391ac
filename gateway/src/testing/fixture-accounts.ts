import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { jana, lawyer } from './fixture-resolvers.js';

const ATTEMPT = 'an-attempt-of-this-browser';

interface Door {
  readonly email: string;
  readonly area: 'customer' | 'admin';
  refresh: string;
  sessionId: string;
}

/** The accounts service's side of sessions, in memory: each look turns the refresh token one step. */
export class FixtureAccounts {
  readonly sessions = new Map<string, Door>();
  readonly calls: { method: string; path: string; body: Record<string, unknown>; viewer: string }[] = [];
  tooMany = false;
  /** When everybody last proved who they are. */
  authTime = 1_777_629_000;
  expires = new Date(Date.now() + 8 * 3_600_000);

  readonly handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text === '' ? '{}' : text) as Record<string, string>;
    this.calls.push({
      method: request.method ?? '',
      path: request.url ?? '',
      body,
      viewer: String(request.headers['x-viewer']),
    });
    const { status, answer } = this.#answer(`${request.method} ${request.url}`, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

  #answer(call: string, body: Record<string, string>): { status: number; answer: object } {
    if (call === 'POST /internal/sessions') return this.#signIn(body);
    if (call === 'POST /internal/sessions/second-step') return this.#secondStep(body);
    if (call === 'POST /internal/sessions/refresh') return this.#refresh(body);
    if (call === 'POST /internal/sessions/step-up/begin')
      return { status: 200, answer: { attempt: ATTEMPT, kinds: ['password'], passkey: null } };
    if (call === 'POST /internal/sessions/step-up') return this.#stepUp(body);
    if (call.startsWith('POST /internal/security/'))
      return { status: 200, answer: { attempt: ATTEMPT, shown: call.split('/').at(-1) } };
    if (call !== 'DELETE /internal/sessions') return { status: 404, answer: {} };
    const door = this.sessions.get(body['session'] ?? '');
    this.sessions.delete(body['session'] ?? '');
    return { status: 200, answer: { revoked: door === undefined ? [] : [door.sessionId] } };
  }

  #signIn({ email = '', password, area }: Record<string, string>): { status: number; answer: object } {
    if (this.tooMany) return { status: 401, answer: { code: 'TOO_MANY_ATTEMPTS', retryAfterMs: 60_000 } };
    if (password !== 'right') return { status: 401, answer: { code: 'INVALID_CREDENTIALS' } };
    if (email.startsWith('two.'))
      return {
        status: 401,
        answer: { code: 'SECOND_STEP_NEEDED', attempt: ATTEMPT, kinds: ['code', 'recovery'], passkey: null },
      };
    return this.#open(email, area);
  }

  #secondStep({ attempt, step }: Record<string, unknown>): { status: number; answer: object } {
    if (attempt !== ATTEMPT) return { status: 401, answer: { code: 'ATTEMPT_OVER' } };
    return (step as { code?: string }).code === '123456'
      ? this.#open('two.jana@example.test', 'customer')
      : { status: 401, answer: { code: 'SECOND_STEP_WRONG' } };
  }

  #stepUp({ attempt, proof }: Record<string, unknown>): { status: number; answer: object } {
    if (attempt !== ATTEMPT || (proof as { password?: string }).password !== 'right')
      return { status: 401, answer: { code: 'WRONG_PASSWORD' } };
    this.authTime += 900;
    return { status: 200, answer: { authTime: this.authTime } };
  }

  #open(email: string, area: string | undefined): { status: number; answer: object } {
    const session = randomBytes(32).toString('base64url');
    this.sessions.set(session, {
      email,
      area: area === 'admin' ? 'admin' : 'customer',
      refresh: randomBytes(32).toString('base64url'),
      sessionId: `id-of-${session.slice(0, 6)}`,
    });
    return { status: 201, answer: this.#shown(session) };
  }

  #refresh({ session = '', refresh }: Record<string, string>): { status: number; answer: object } {
    const door = this.sessions.get(session);
    if (door === undefined) return { status: 401, answer: { code: 'NO_SESSION', revoked: [] } };
    if (door.refresh !== refresh) {
      this.sessions.delete(session);
      return { status: 401, answer: { code: 'ErrorRefreshingToken', revoked: [door.sessionId] } };
    }
    door.refresh = randomBytes(32).toString('base64url');
    return { status: 200, answer: this.#shown(session) };
  }

  #shown(session: string): object {
    const door = this.sessions.get(session);
    const isStaff = door?.email.startsWith('lawyer') ?? false;
    const user = {
      id: isStaff ? lawyer : jana,
      name: 'Jana',
      email: door?.email,
      role: isStaff ? 'lawyer' : 'customer',
      missiveDigest: 'digest',
    };
    return {
      sessionId: door?.sessionId,
      session,
      refresh: door?.refresh,
      area: door?.area,
      user,
      expires: this.expires.toISOString(),
      authTime: this.authTime,
      mustAddSecondStep: door?.email.startsWith('lawyer.bare') ?? false,
    };
  }
}
