import type { DataSource } from 'typeorm';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { resourceEntity } from '@cotta/kit/runtime/reading/entity.js';
import { testRuntime } from '@cotta/kit/testing/command-runtime.js';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { LINK_PURPOSE } from '../user/account-link.js';
import { auditLogResource } from '../audit/audit-log.resource.js';
import { sendInvitation } from '../account/invite.js';
import { setPasswordByLink, type PasswordDeps } from '../account/set-password.js';
import type { TwoStepDeps } from '../sign-in/second-step-sign-in.js';
import { signIn, type SignInOutcome, type SignInRequest } from '../sign-in/sign-in.js';
import type { UserRole } from '../user/user.js';
import { users } from '../migrations/0001-users.js';
import { accountLinks } from '../migrations/0004-account-links.js';
import { secondFactor } from '../migrations/0002-second-factor.js';
import { doorAsks } from '../migrations/0003-door-asks.js';
import { knownBrowsers } from '../migrations/0005-known-browsers.js';
import { archivedStatus } from '../migrations/0006-archived-status.js';
import { auditLogMonths } from '../audit/audit-log-months.js';
import { userAuthLogResource, userProfileResource, userResource } from '../user/user.resource.js';

/** For tests only. */
export const encryptionKey = Buffer.alloc(32, 7).toString('base64url');
const sessionKey = Buffer.alloc(32, 9).toString('base64url');

export const goodPassword = 'Quiet-Harbour-41';

/** The service's door over a database of its own, with a clock that tests move. */
export interface SignInFixture {
  readonly db: DataSource;
  readonly clock: FakeClock;
  readonly runtime: CommandRuntime;
  readonly passwords: PasswordDeps;
  readonly access: TwoStepDeps;
  /** Sessions the doors were told of as ended. */
  readonly ended: string[];
  close(): Promise<void>;
}

export async function openSignInFixture(): Promise<SignInFixture> {
  const fresh = await freshDatabase({
    service: 'accounts',
    migrations: [users, secondFactor, doorAsks, accountLinks, knownBrowsers, archivedStatus],
    resources: [userResource, userProfileResource, userAuthLogResource, auditLogResource],
    monthly: [auditLogMonths],
  });
  const db = await openDatabase({
    url: fresh.url,
    applicationName: 'spec',
    entities: [userResource, userProfileResource].map(resourceEntity),
  });
  const clock = new FakeClock('2026-03-02T09:00:00Z');
  const runtime = testRuntime(db, { clock });
  const ended: string[] = [];
  const feed = {
    announce: async (ids: readonly string[]) => void ended.push(...ids),
    close: async () => undefined,
  };
  const close = async (): Promise<void> => {
    await db.destroy();
    await fresh.drop();
  };
  return {
    db,
    clock,
    runtime,
    ended,
    close,
    passwords: { runtime, encryptionKey, feed },
    access: {
      db,
      clock,
      ids: systemIds,
      sessionKey,
      site: { origins: ['https://cotta.test'] },
      runtime,
      encryptionKey,
      staffSecondFactor: 'required',
    },
  };
}

export interface Guest {
  readonly role?: UserRole;
  readonly requestId?: string;
  readonly causeId?: string;
}

/** Sends an invitation as the consumer and the sign-up do. @returns the user's id. */
export async function invited(
  { passwords }: SignInFixture,
  email: string,
  { role = 'customer', requestId, causeId = systemIds.next() }: Guest = {},
): Promise<string> {
  const outcome = await sendInvitation(passwords, {
    email,
    role,
    firstname: 'Jana',
    lastname: 'Nováková',
    language: 'sk',
    requestId: requestId ?? null,
    causeId,
  });
  if ('refusal' in outcome) throw new Fault(`${email}: ${outcome.refusal.refused}`);
  return outcome.streamId;
}

/** An Active account with the good password. @returns the user's id. */
export async function enrolled(fixture: SignInFixture, email: string, guest: Guest = {}): Promise<string> {
  const userId = await invited(fixture, email, guest);
  const done = await setPasswordByLink(fixture.passwords, {
    token: await lastToken(fixture, userId),
    password: goodPassword,
    purpose: 'activate',
  });
  if (isRefusal(done)) throw new Fault(`${email}: ${done.refused}`);
  return userId;
}

/** The token in the newest letter of that kind. */
export async function lastToken(
  { db }: SignInFixture,
  userId: string,
  type: 'UserInvited' | 'PasswordResetRequested' = 'UserInvited',
): Promise<string> {
  const rows: { link: string }[] = await db.query(
    `select data->>'sealedLink' as link from tracking_event where stream_id = $1 and type = $2 order by version desc limit 1`,
    [userId, type],
  );
  const path = Buffer.from(
    decrypt(Buffer.from(rows[0]?.link ?? '', 'base64url'), encryptionKey, LINK_PURPOSE),
  ).toString();
  return path.split(/[/=]/).at(-1) ?? '';
}

export async function typesOf({ db }: SignInFixture, userId: string): Promise<string[]> {
  const rows: { type: string }[] = await db.query(
    'select type from tracking_event where stream_id = $1 order by version',
    [userId],
  );
  return rows.map(({ type }) => type);
}

export function knock(
  fixture: SignInFixture,
  email: string,
  otherwise: Partial<SignInRequest> = {},
): Promise<SignInOutcome> {
  return signIn(fixture.access, {
    email,
    password: goodPassword,
    area: 'customer',
    address: '203.0.113.7',
    userAgent: 'spec',
    browser: '',
    ...otherwise,
  });
}
