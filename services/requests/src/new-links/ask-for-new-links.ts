import type { EntityManager } from 'typeorm';
import { handleCommandIn } from '@cotta/kit/runtime/commands/handle-command.js';
import {
  askAtDoor,
  handleWaiting,
  type Asked,
  type DoorDeps,
} from '@cotta/kit/runtime/door-asks/door-asks.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { emailKey } from '../registration-request/order/order-answers.js';
import { noteNewLinksAsked } from './note-new-links-asked.js';
import { findOpenOrders } from './find-open-orders.js';

const KIND = 'new-links';
/** Lines of one letter; whoever has more orders signs in. */
const MOST_ORDERS = 20;

export interface NewLinksRequest {
  readonly email: string;
  /** Of the page on which it was asked, and so of the letter. */
  readonly locale: string;
}

/** Keeps the wish for new links; what becomes of it does not show. `id`: the same wish once. */
export function askForNewLinks(deps: DoorDeps, request: NewLinksRequest, id: string): Promise<Asked> {
  return askAtDoor(deps, { id, kind: KIND, emailKey: emailKey(request.email), request }, sendNewLinks(deps));
}

/** What a process that ended had taken down and not handled. Never throws. */
export async function sendLeftBehind(deps: DoorDeps): Promise<void> {
  await handleWaiting(deps, KIND, sendNewLinks(deps)).catch((error: unknown) =>
    deps.runtime.log.warn(
      { err: error },
      'wishes for new links that were left behind could not be looked for',
    ),
  );
}

/** One letter about all orders of the address, and none where there is no order. */
function sendNewLinks({ runtime }: DoorDeps) {
  return async (tx: EntityManager, { email, locale }: NewLinksRequest, id: string): Promise<void> => {
    const found = await findOpenOrders(tx, email, runtime.clock.now());
    const [first] = found;
    if (first === undefined) return;
    const orders = found.slice(0, MOST_ORDERS).map(({ id: orderId, publicId, mark, revision, page }) => ({
      id: orderId,
      publicId,
      mark,
      revision,
      page,
    }));
    const contact = {
      email,
      firstName: first.firstName,
      lastName: first.lastName,
      phone: '',
      language: locale,
    };
    await handleCommandIn(tx, runtime, {
      command: noteNewLinksAsked,
      streamId: id,
      commandId: id,
      viewer: systemViewer,
      input: { contact, orders, more: found.length - orders.length },
    });
  };
}
