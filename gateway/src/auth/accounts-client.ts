import { Pool } from 'undici';
import { z } from 'zod';
import type { NoteReads } from '../staff-reads.js';
import { EdgeRefusal } from '../graph-error.js';

const user = z.object({
  id: z.uuid(),
  name: z.string().nullish(),
  email: z.string(),
  role: z
    .string()
    .transform((role) => role.toLowerCase())
    .pipe(z.enum(['customer', 'lawyer', 'admin', 'partner'])),
  missiveDigest: z.string().nullish(),
});
const openSession = z.object({
  sessionId: z.string(),
  session: z.string(),
  refresh: z.string(),
  user,
  expires: z.iso.datetime(),
  area: z.enum(['customer', 'admin']),
  /** When the person last proved who they are, seconds since 1970. */
  authTime: z.int(),
  /** A person of the firm who has to add a second step before anything else. */
  mustAddSecondStep: z.boolean(),
});
const proof = {
  attempt: z.string(),
  kinds: z.array(z.enum(['password', 'code', 'passkey', 'recovery'])),
  passkey: z.looseObject({}).nullable(),
};
const askedProof = z.object(proof);
const closedDoor = z.object({
  code: z.string(),
  retryAfterMs: z.number().optional(),
  revoked: z.array(z.string()).default([]),
  ...z.object(proof).partial().shape,
});
const steppedUp = z.object({ authTime: z.int() });

export type Area = 'customer' | 'admin';
export type OpenSession = z.infer<typeof openSession>;
export type ClosedDoor = z.infer<typeof closedDoor>;
export type AskedProof = z.infer<typeof askedProof>;
export interface Device {
  readonly address: string;
  readonly userAgent: string;
}
/** `browser`: what the browser keeps to be known again. */
type KnownDevice = Device & { readonly browser: string };

/** What the accounts service knows of sessions; secrets go there and stay there. */
export interface AccountsClient {
  signIn(
    attempt: KnownDevice & { email: string; password: string; area: Area },
  ): Promise<OpenSession | ClosedDoor>;
  /** The second step after a right password. */
  secondStep(shown: KnownDevice & { attempt: string; step: object }): Promise<OpenSession | ClosedDoor>;
  /** What can prove the session's person again. */
  beginStepUp(session: string): Promise<AskedProof | ClosedDoor>;
  stepUp(
    shown: Device & { session: string; attempt: string; proof: object },
  ): Promise<{ readonly authTime: number } | ClosedDoor>;
  /** What the owner of a session sees and changes of how they sign in. `status`: 200, 400, 401, 422. */
  security(
    action: string,
    body: { readonly session: string } & Readonly<Record<string, unknown>>,
  ): Promise<{ readonly status: number; readonly body: object }>;
  refresh(held: Device & { session: string; refresh: string }): Promise<OpenSession | ClosedDoor>;
  /** Ids of the sessions that ended. */
  signOut(session: string): Promise<readonly string[]>;
  /** What staff were shown of clients goes to the audit log. @throws when it could not be written */
  readonly noteReads: NoteReads;
  close(): Promise<void>;
}

/** As many as the route takes. */
const READS_AT_ONCE = 50;

export function accountsClient(url: string, systemToken: () => Promise<string>): AccountsClient {
  const base = new URL(url);
  const pool = new Pool(base.origin, {
    connections: 16,
    connect: { timeout: 1_000 },
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
  });
  const call = async (
    method: 'POST' | 'DELETE',
    path: string,
    body: object,
  ): Promise<{ status: number; body: unknown }> => {
    const headers = { 'content-type': 'application/json', 'x-viewer': await systemToken() };
    try {
      const response = await pool.request({
        method,
        path: `${base.pathname.replace(/\/$/, '')}${path}`,
        headers,
        body: JSON.stringify(body),
      });
      const text = await response.body.text();
      return { status: response.statusCode, body: text === '' ? {} : (JSON.parse(text) as unknown) };
    } catch {
      throw new EdgeRefusal('SUBGRAPH_UNAVAILABLE', 'Signing in is not possible at the moment.');
    }
  };
  const door = async (path: string, body: object): Promise<OpenSession | ClosedDoor> => {
    const answer = await call('POST', path, body);
    if (answer.status === 200 || answer.status === 201) return openSession.parse(answer.body);
    if (answer.status === 401) return closedDoor.parse(answer.body);
    if (answer.status === 400) return { code: 'INVALID_CREDENTIALS', revoked: [] };
    throw new Error(`the accounts service answered ${answer.status}`);
  };
  return {
    signIn: (attempt) => door('/internal/sessions', attempt),
    secondStep: (shown) => door('/internal/sessions/second-step', shown),
    async beginStepUp(session) {
      const answer = await call('POST', '/internal/sessions/step-up/begin', { session });
      return answer.status === 200 ? askedProof.parse(answer.body) : closedDoor.parse(answer.body);
    },
    async stepUp(shown) {
      const answer = await call('POST', '/internal/sessions/step-up', shown);
      return answer.status === 200 ? steppedUp.parse(answer.body) : closedDoor.parse(answer.body);
    },
    async security(action, body) {
      const answer = await call('POST', `/internal/security/${action}`, body);
      return { status: answer.status, body: z.looseObject({}).parse(answer.body) };
    },
    refresh: (held) => door('/internal/sessions/refresh', held),
    async signOut(session) {
      const answer = await call('DELETE', '/internal/sessions', { session });
      const ended = z.object({ revoked: z.array(z.string()).default([]) }).safeParse(answer.body);
      return ended.success ? ended.data.revoked : [];
    },
    async noteReads(by, reads) {
      for (let from = 0; from < reads.length; from += READS_AT_ONCE) {
        const answer = await call('POST', '/internal/staff-reads', {
          ...by,
          reads: reads.slice(from, from + READS_AT_ONCE),
        });
        if (answer.status !== 200) throw new Error(`the accounts service answered ${answer.status}`);
      }
    },
    close: () => pool.destroy(),
  };
}

export function isOpen(outcome: OpenSession | ClosedDoor): outcome is OpenSession {
  return 'session' in outcome;
}
