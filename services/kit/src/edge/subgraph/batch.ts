import { Rejection } from '../../model/words/rejection.js';
import type { RequestContext } from '../call/context.js';

/** A batch never holds the caller longer than a page does. */
const MOST = 100;

/** What came of a batch, as the SDL's `BatchResult`. */
export interface BatchAnswer {
  readonly ids: string[];
  readonly refusals: { readonly id: string; readonly refusal: object }[];
}

interface BatchGiven {
  readonly ids?: readonly string[];
  readonly inputs?: readonly unknown[];
  readonly input?: unknown;
}

/** The single mutation, item by item, each in its own transaction: what can be done is done, the rest says why not.
 *  `id` of a refusal: the item's id, or its place in the list (from 0) when it was to be created.
 *  @throws Rejection BAD_USER_INPUT for more than 100 items. */
export function batchResolver(
  single: (
    source: unknown,
    given: object,
    context: RequestContext,
    info: { path: { key: string } },
  ) => Promise<object>,
) {
  return async (
    source: unknown,
    given: BatchGiven,
    context: RequestContext,
    info: { readonly path: { readonly key: string | number } },
  ): Promise<BatchAnswer> => {
    const items =
      given.ids === undefined
        ? (given.inputs ?? []).map((input, index) => ({ id: String(index), given: { input } }))
        : given.ids.map((id) => ({ id, given: { id, input: given.input } }));
    if (items.length > MOST)
      throw new Rejection('BAD_USER_INPUT', `no more than ${MOST} at once`, [
        given.ids === undefined ? 'inputs' : 'ids',
      ]);
    const answer: BatchAnswer = { ids: [], refusals: [] };
    for (const [index, item] of items.entries()) {
      const done = await single(source, item.given, context, { path: { key: `${info.path.key}.${index}` } });
      if ('__typename' in done && done.__typename === 'Refusal')
        answer.refusals.push({ id: item.id, refusal: done });
      else answer.ids.push('id' in done ? String(done.id) : item.id);
    }
    return answer;
  };
}
