import type { EntityManager } from 'typeorm';

/** What lets a person in goes with the person: password, links, sessions and their tokens. */
export async function forgetSecrets(tx: EntityManager, userId: string): Promise<void> {
  for (const table of ['user_secret', 'account_link', 'session']) await tx.query(`delete from ${table} where user_id = $1`, [userId]);
}
