import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '../../model/rows/sql.js';
import { digestKey, keysIn, presentKey } from '../../model/words/key-ring.js';
import type { Clock } from '../../model/time/clock.js';

/** What the service has used keys for, by digests that say nothing of them: `encryption` of what is stored, `digests` of what is not kept. */
export const usedKeysMigration = {
  name: 'kit-0020-used-key',
  sql: `create table used_key (
  use text check (use in ('encryption', 'digests')), id text,
  first_used_at timestamptz not null,
  primary key (use, id)
)`,
};

interface UsedKey {
  readonly use: 'encryption' | 'digests';
  readonly id: string;
}

/** What a key is called where nobody may know it: eight characters. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update('encryption key ').update(key).digest('hex').slice(0, 8);

/** Notes which keys are used from now on. @returns undefined, or in a sentence what is wrong: a key is missing that what is stored needs, or other digests would be made */
export async function useKeys(tx: EntityManager, ring: string, clock: Clock): Promise<string | undefined> {
  const used = await usedKeys(tx);
  const missing = missingKey(used, ring);
  if (missing !== undefined) return missing;
  const digests = idOf(digestKey(ring));
  const before = used.find(({ use, id }) => use === 'digests' && id !== digests);
  if (before !== undefined)
    return `SEAL_KEY: digests of addresses, numbers and cards were made with another key (${before.id}) and cannot be made again: keep it in the ring with # behind it`;
  await execute(
    tx,
    `insert into used_key values ('encryption', $1, $3), ('digests', $2, $3) on conflict do nothing`,
    [idOf(presentKey(ring)), digests, clock.now()],
  );
  return undefined;
}

/** Whether what is stored can be encrypted anew with the present key of a ring. @returns undefined, or in a sentence why not: what nobody can open would count as done, and
 *  what only this ring opens would be lost to the programs */
export async function cannotReencrypt(tx: EntityManager, ring: string): Promise<string | undefined> {
  const used = await usedKeys(tx);
  const present = idOf(presentKey(ring));
  if (!used.some(({ use, id }) => use === 'encryption' && id === present))
    return `SEAL_KEY: no program of this service encrypts with the present one of these keys (${present}): give the same ring that they have, and start them with it first`;
  return missingKey(used, ring);
}

const usedKeys = (tx: EntityManager): Promise<UsedKey[]> =>
  queryRows<UsedKey>(tx, 'select use, id from used_key order by first_used_at');

function missingKey(used: readonly UsedKey[], ring: string): string | undefined {
  const given = new Set(keysIn(ring).map(({ bytes }) => idOf(bytes)));
  const missing = used.filter(({ use, id }) => use === 'encryption' && !given.has(id));
  return missing.length === 0
    ? undefined
    : `SEAL_KEY: what is stored was encrypted with a key that is not among those given (${missing.map(({ id }) => id).join(', ')}): write it behind the present one, a comma between, until rebuild --reencrypt says that nothing is left`;
}

/** Nothing that is stored needs any key but the present one to be opened. */
export async function forgetFormerKeys(tx: EntityManager, ring: string): Promise<void> {
  await execute(tx, `delete from used_key where use = 'encryption' and id <> $1`, [idOf(presentKey(ring))]);
}
