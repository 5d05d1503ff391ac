import type { Attempt } from './attempt.js';

/** What a form has to carry so that a second press without an answer to the first is the same attempt; also as plain HTML. */
export function AttemptFields({ attempt }: { attempt: Attempt }) {
  return (
    <>
      <input type="hidden" name="attempt" value={attempt.key} />
      <input type="hidden" name="attemptOf" value={attempt.of} />
    </>
  );
}
