import type { EntityManager } from 'typeorm';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { refuseOthersMarks } from './marks-of-client.js';
import { refuseTwice } from './ordered-already.js';
import { refuseUnregistered } from './refuse-unregistered.js';

/** What keeps an order from being handed in that only other rows know: marks of somebody else, marks that are not registered, and the same order that is there already. */
export async function refuseByOtherRows(
  tx: EntityManager,
  order: Parameters<typeof refuseTwice>[1],
  viewer: Viewer,
): Promise<Record<never, never> | Refusal> {
  const strange = await refuseOthersMarks(tx, order, viewer);
  if (isRefusal(strange)) return strange;
  const unregistered = await refuseUnregistered(tx, order);
  return isRefusal(unregistered) ? unregistered : refuseTwice(tx, order);
}
