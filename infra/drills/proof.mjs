/** What a recipe promises did not happen. */
export class NotProven extends Error {
  /** @override */
  name = 'NotProven';
}

/**
 * Says what was counted, and fails when it is something else.
 * @param {import('./local-copy.mjs').Say} say
 * @param {string} what in words, followed by the number
 * @param {unknown} actual
 * @param {unknown} expected
 * @throws {NotProven}
 */
export function prove(say, what, actual, expected) {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new NotProven(`${what}: ${is}, where ${should} was promised`);
  say('proof', `${what}: ${is}`);
}
