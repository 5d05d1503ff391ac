import type { Submitted } from './use-submit.js';

/** Why a change was not taken, at its field where it is about one: by the name of the field; `''` for the whole. */
export type Problems = Readonly<Record<string, string>>;

/** Undefined: it was taken. @param lost what is said where no answer came */
export function problemsOf(answer: Submitted, lost: string): Problems | undefined {
  if (answer === 'done') return undefined;
  if (answer === 'failed') return { '': lost };
  const fields = answer.fields ?? [];
  return fields.length === 0
    ? { '': answer.message }
    : Object.fromEntries(fields.map(({ path, message }) => [path[0] ?? '', message]));
}
