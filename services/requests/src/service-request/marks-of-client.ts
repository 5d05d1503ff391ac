import type { EntityManager } from 'typeorm';
import { f, type FieldSet } from '@cotta/kit/model/field/field.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { othersRows } from '@cotta/kit/runtime/owners/others-rows.js';

interface Order {
  readonly userId?: string | null;
  readonly parameters?: unknown;
}

const named = { trademarkId: f.id('The mark.', { optional: true }) };
/** Where the answers of any form name marks. */
const answers: FieldSet = {
  parameters: f.object('AnsweredParameters', 'Answers.', {
    ...named,
    marks: f.list(f.object('AnsweredMark', 'One of several.', named), { max: 100, optional: true }),
  }),
};

/** An order names marks of the client who orders: what is paid is done to them. Refused at the mark with OTHER_CLIENT, or with UNKNOWN_REFERENCE where a customer names another's.
 *  An order without an account has no client yet, and its mark is looked for when it finds one. */
export async function refuseOthersMarks(
  tx: Pick<EntityManager, 'query'>,
  { userId, parameters }: Order,
  viewer: Viewer,
): Promise<Record<never, never> | Refusal> {
  if (!userId && viewer.role !== 'customer') return {};
  const strange = await othersRows(tx, {
    viewer,
    fields: answers,
    input: { parameters },
    client: () => Promise.resolve(userId ?? undefined),
  });
  return strange.length === 0 ? {} : refuseFields(strange);
}
