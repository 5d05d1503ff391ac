import type { EntityManager } from 'typeorm';
import { factorsOf } from '../second-step/factor.js';
import { passkeyToShow, type Site } from '../second-step/passkey.js';
import { beginAttempt, type Attempt, type AttemptPurpose } from '../second-step/proof-attempt.js';

export type ProofKind = 'password' | 'code' | 'passkey' | 'recovery';

/** What a person is asked for, and what their browser needs for it. */
export interface AskedProof {
  readonly attempt: string;
  readonly kinds: readonly ProofKind[];
  /** Options for the browser, when there is a passkey. */
  readonly passkey: object | null;
}

/** Begins a try. Undefined: this person has no second step. */
export async function askSecondStep(
  tx: EntityManager,
  about: Omit<Attempt, 'challenge'> & { purpose: AttemptPurpose; site: Site; now: Date },
): Promise<AskedProof | undefined> {
  const { site, ...attempt } = about;
  const factors = await factorsOf(tx, attempt.userId);
  if (factors.length === 0) return undefined;
  const passkey = (await passkeyToShow(tx, attempt.userId, site)) ?? null;
  const kinds: ProofKind[] = [
    ...(passkey === null ? [] : ['passkey' as const]),
    ...(factors.some(({ kind }) => kind === 'CodeApp') ? ['code' as const] : []),
    'recovery',
  ];
  return {
    attempt: await beginAttempt(tx, { ...attempt, challenge: passkey?.challenge ?? '' }),
    kinds,
    passkey,
  };
}
