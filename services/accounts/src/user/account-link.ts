import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { randomToken } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { no } from '../refusals.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';

export type AccountLinkPurpose =
  | 'activate'
  | 'set-password'
  | 'confirm-email'
  | 'refuse-email'
  | 'keep-account';

const DAY_MS = 86_400_000;

const LIFETIME_MS: Readonly<Record<AccountLinkPurpose, number>> = {
  activate: 7 * DAY_MS,
  'set-password': 3_600_000,
  'confirm-email': DAY_MS,
  'refuse-email': 7 * DAY_MS,
  'keep-account': 30 * DAY_MS,
};

export type LinkState = 'VALID' | 'USED' | 'EXPIRED' | 'UNKNOWN';

export interface AccountLink {
  readonly userId: string;
  readonly email: string;
  readonly state: LinkState;
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const PATHS: Readonly<Record<AccountLinkPurpose, (token: string) => string>> = {
  activate: (token) => `/portal/activate/${token}`,
  'set-password': (token) => `/portal/set-password?token=${token}`,
  'confirm-email': (token) => `/portal/confirm-email/${token}`,
  'refuse-email': (token) => `/portal/refuse-email/${token}`,
  'keep-account': (token) => `/portal/keep-account/${token}`,
};

/** What the sealed bytes are bound to; workspace opens them with the same word. */
export const LINK_PURPOSE = 'account-link';

export interface LinkDraft {
  readonly token: string;
  /** The path with the token, sealed, base64url: fit to travel in an event to the one who writes the letter. */
  readonly sealedLink: string;
}

/** A link that opens nothing yet: it is kept only once the event that carries it is written. */
export function draftAccountLink(purpose: AccountLinkPurpose, encryptionKey: string): LinkDraft {
  const token = randomToken();
  return {
    token,
    sealedLink: Buffer.from(
      encrypt(Buffer.from(PATHS[purpose](token)), encryptionKey, LINK_PURPOSE),
    ).toString('base64url'),
  };
}

/** How many links of one purpose work at a time. Anybody may ask for a new password in another's name: the link of the letter before stays good, so that
 *  nobody is kept from using it. Every «It was not me» keeps its seven days, however often a thief asks. */
const NEWEST_KEPT: Readonly<Record<AccountLinkPurpose, number>> = {
  activate: 1,
  'set-password': 2,
  'confirm-email': 1,
  'refuse-email': Number.MAX_SAFE_INTEGER,
  'keep-account': 1,
};

/** Makes the draft work; of earlier ones of the same purpose only as many as are kept. The table keeps only the token's hash. */
export async function keepAccountLink(
  tx: EntityManager,
  link: { token: string; userId: string; purpose: AccountLinkPurpose; now: Date },
): Promise<void> {
  const { token, userId, purpose, now } = link;
  await tx.query(
    `update account_link set replaced_at = $3 where token_hash in (
       select token_hash from account_link where user_id = $1 and purpose = $2 and used_at is null and replaced_at is null order by expires_at desc offset $4)`,
    [userId, purpose, now, NEWEST_KEPT[purpose] - 1],
  );
  await tx.query(
    `insert into account_link (token_hash, user_id, purpose, expires_at) values ($1, $2, $3, $4)`,
    [tokenHash(token), userId, purpose, new Date(now.getTime() + LIFETIME_MS[purpose])],
  );
}

export async function findAccountLink(
  tx: EntityManager,
  token: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<AccountLink | undefined> {
  const rows: {
    user_id: string;
    email: string;
    expires_at: Date;
    used_at: Date | null;
    replaced_at: Date | null;
  }[] = await tx.query(
    `select l.user_id, u.email, l.expires_at, l.used_at, l.replaced_at from account_link l join "user" u on u.id = l.user_id
     where l.token_hash = $1 and l.purpose = $2`,
    [tokenHash(token), purpose],
  );
  const row = rows[0];
  if (row === undefined) return undefined;
  const over = row.expires_at <= now || row.replaced_at !== null;
  return {
    userId: row.user_id,
    email: row.email,
    state: row.used_at !== null ? 'USED' : over ? 'EXPIRED' : 'VALID',
  };
}

/** Takes the token once; a second taker is refused. */
export async function useAccountLink(
  tx: EntityManager,
  token: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<AccountLink | Refusal> {
  const link = await findAccountLink(tx, token, purpose, now);
  if (link === undefined) return no('LINK_UNKNOWN');
  if (link.state === 'USED') return no('LINK_USED');
  if (link.state !== 'VALID') return no('LINK_EXPIRED');
  const taken: [unknown[], number] = await tx.query(
    `update account_link set used_at = $2 where token_hash = $1 and used_at is null`,
    [tokenHash(token), now],
  );
  if (taken[1] !== 1) return no('LINK_USED');
  // What was asked for is done: no other letter of the kind opens anything any more.
  await endAccountLinks(tx, { userId: link.userId, purpose, now });
  return link;
}

const SAME_PRESS_MS = 60_000;

/** A double press, or one whose answer was lost, is the same press: for a minute it hears what the first one did, as long as that still holds; an account that is open was kept. */
export async function samePress(
  tx: EntityManager,
  { token, purpose, now }: { token: string; purpose: AccountLinkPurpose; now: Date },
): Promise<{ userId: string } | undefined> {
  const rows: { user_id: string }[] = await tx.query(
    `select l.user_id from account_link l join "user" u on u.id = l.user_id
      where l.token_hash = $1 and l.purpose = $2 and u.status = 'Active' and (l.used_at > $3 or (l.purpose = 'keep-account' and l.used_at is not null))
        and not exists (select 1 from account_link r where l.purpose = 'confirm-email' and r.user_id = l.user_id and r.purpose = 'refuse-email' and r.used_at >= l.used_at)`,
    [tokenHash(token), purpose, new Date(now.getTime() - SAME_PRESS_MS)],
  );
  return rows[0] && { userId: rows[0].user_id };
}

/** Whether the letter of a moment ago still brings a link that works: the second half of a double press needs none of its own. `withinMs`: how long a moment is. */
export async function linkedJustNow(
  tx: EntityManager,
  about: { userId: string; purpose: AccountLinkPurpose; now: Date; withinMs?: number },
): Promise<boolean> {
  const { userId, purpose, now, withinMs = SAME_PRESS_MS } = about;
  const rows: unknown[] = await tx.query(
    `select 1 from account_link where user_id = $1 and purpose = $2 and used_at is null and replaced_at is null and expires_at > $3`,
    [userId, purpose, new Date(now.getTime() + LIFETIME_MS[purpose] - withinMs)],
  );
  return rows.length > 0;
}

/** Those that are still alive open nothing any more. */
export async function endAccountLinks(
  tx: EntityManager,
  { userId, purpose, now }: { userId: string; purpose: AccountLinkPurpose; now: Date },
): Promise<void> {
  await tx.query(
    `update account_link set replaced_at = $3 where user_id = $1 and purpose = $2 and used_at is null and replaced_at is null`,
    [userId, purpose, now],
  );
}

/** When the last link of this purpose that works now will be over; null when none works. */
export async function linksWorkUntil(
  tx: EntityManager,
  { userId, purpose, now }: { userId: string; purpose: AccountLinkPurpose; now: Date },
): Promise<Date | null> {
  const rows: { until: Date | null }[] = await tx.query(
    `select max(expires_at) as until from account_link where user_id = $1 and purpose = $2 and used_at is null and replaced_at is null and expires_at > $3`,
    [userId, purpose, now],
  );
  return rows[0]?.until ?? null;
}
