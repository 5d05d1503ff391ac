import { factsOf } from './facts-of.js';
import { readNames } from './read-names.js';
import type { RecordFacts } from './record-facts.js';

const MOST = 50;
const SHORTEST = 2;

/** Clients whose name or address holds what a list is searched by, where its rows belong to clients; at most fifty. */
export async function clientsNamed(
  facts: Pick<RecordFacts, 'fields' | 'table'>,
  asked: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const text = typeof asked['q'] === 'string' ? asked['q'].trim() : '';
  const owned = facts.fields.some(
    ({ key, target, filterable }) => key === 'userId' && target === 'user' && filterable === true,
  );
  if (text.length < SHORTEST || !owned) return [];
  const clients = await readNames(
    await factsOf('user'),
    { or: [{ displayName: { contains: text } }, { email: { contains: text } }] },
    MOST,
  );
  return clients.map(({ id }) => id);
}
