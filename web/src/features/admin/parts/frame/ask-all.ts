import { ask } from '../admin-api.js';

/** Asks every service its part of one question. What those answer that are there; an error only when none is.
 *  @throws the first service's error when none answered. */
export async function askAll<R>(
  documents: Readonly<Record<string, string>>,
  variables: object,
): Promise<Readonly<Record<string, R>>> {
  const answers = await Promise.allSettled(
    Object.entries(documents).map(([name, id]) => ask<Record<string, R>, object>({ id, name }, variables)),
  );
  const there = answers.filter((answer) => answer.status === 'fulfilled');
  const [first] = answers;
  if (there.length === 0 && first?.status === 'rejected') throw first.reason;
  return Object.assign({}, ...there.map(({ value }) => value)) as Record<string, R>;
}
