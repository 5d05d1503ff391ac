import type { EntityManager } from 'typeorm';

/** What lets a person in goes with the person: password, second steps, links, sessions and their tokens. */
export async function forgetSecrets(tx: EntityManager, userId: string): Promise<void> {
  for (const table of [
    'user_secret',
    'account_link',
    'session',
    'second_factor',
    'recovery_code',
    'proof_attempt',
    'known_browser',
  ])
    await tx.query(`delete from ${table} where user_id = $1`, [userId]);
}
