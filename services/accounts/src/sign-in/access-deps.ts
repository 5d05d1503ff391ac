import type { DataSource } from 'typeorm';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { Ids } from '@cotta/kit/model/words/ids.js';
import type { Site } from '../second-step/passkey.js';
import type { VerifyHash } from './password.js';

export interface AccessDeps {
  readonly db: DataSource;
  readonly clock: Clock;
  readonly ids: Ids;
  /** 32 bytes, base64url. */
  readonly sessionKey: string;
  /** Of the account of the chat; without it nobody is proved to it. */
  readonly chatSecret?: string | undefined;
  /** What passkeys are bound to. */
  readonly site: Site;
  /** @defaultValue argon2id */
  readonly verifyHash?: VerifyHash;
}

export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Proves to the chat that this is really the user; null where there is no chat. */
  readonly missiveDigest: string | null;
}
