import { factsOf } from './facts-of.js';
import { readNames } from './read-names.js';
import { searchedWords, type Asked, type Owners } from './record-filter.js';
import type { RecordFacts } from './record-facts.js';

/** As many as one comparison of the API takes. */
const MOST = 200;
const SHORTEST = 2;

/** Clients whose name or address holds what a list is searched by, for each word of it, where its rows belong to clients. */
export async function clientsNamed(
  facts: Pick<RecordFacts, 'fields' | 'table' | 'search'>,
  asked: Asked,
): Promise<Owners> {
  const owned = facts.fields.some(
    ({ key, target, filterable }) => key === 'userId' && target === 'user' && filterable === true,
  );
  const words = owned ? searchedWords(facts, asked).filter(({ length }) => length >= SHORTEST) : [];
  if (words.length === 0) return new Map();
  const users = await factsOf('user');
  const found = await Promise.all(
    words.map(async (word): Promise<[string, readonly string[]]> => {
      const named = { or: [{ displayName: { contains: word } }, { email: { contains: word } }] };
      return [word, (await readNames(users, named, MOST)).map(({ id }) => id)];
    }),
  );
  return new Map(found.filter(([, ids]) => ids.length > 0));
}
