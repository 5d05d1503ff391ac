import { areProgramsHere } from './where.js';

/** @source react-router, `redirectDocument` */
const AS_DOCUMENT = 'X-Remix-Reload-Document';

const sent = (answer: unknown): unknown => {
  if (answer instanceof Response && answer.headers.has('location') && areProgramsHere())
    answer.headers.set(AS_DOCUMENT, 'true');
  return answer;
};

/** A loader or action whose redirects are documents of their own while a program of others stands in this one: what was ordered or opened has an address that nobody else may read. */
export function leavingPrograms<A extends readonly unknown[]>(
  run: (...given: A) => unknown,
): (...given: A) => Promise<unknown> {
  return async (...given) => {
    try {
      return sent(await run(...given));
    } catch (thrown) {
      throw sent(thrown);
    }
  };
}
