import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';

/** Whoever of the firm gives up or orders on the client's word says where it is: `CLIENTS_WORD`. Clients give it by what they do. */
export function clientsWordProblem(
  reason: string | null | undefined,
  { viewer }: CommandContext,
): Refusal | undefined {
  return staff.includes(viewer.role) && (reason ?? '') === '' ? no('CLIENTS_WORD') : undefined;
}
