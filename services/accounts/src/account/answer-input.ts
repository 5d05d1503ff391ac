import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';

/** Arguments of a mutation that takes one input. */
export interface Args {
  readonly input: unknown;
}

/** Parses, acts, and turns a refusal into the answer's `Refusal`. */
export async function answer<F extends FieldSet>(
  fields: F,
  { input }: Args,
  act: (parsed: InputOf<F>) => Promise<object | Refusal>,
): Promise<object> {
  const parsed = parseInput(fields, input);
  const outcome = parsed.ok ? await act(parsed.value) : refuseFields(parsed.fields);
  return isRefusal(outcome) ? refusalAnswer(outcome) : outcome;
}
