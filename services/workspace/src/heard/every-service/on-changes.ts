import type { Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { Hint } from '@cotta/kit/runtime/hints/hint-stream.js';
import { defineConsumer } from '@cotta/kit/runtime/inbox/consumer.js';

/** Who says what may be shown on a screen of the staff. */
const sources = ['accounts', 'requests', 'trademarks', 'subscriptions', 'cases', 'invoicing', 'workspace'];

/** Screens that are open hear that what they show is not as it was. Said twice does no harm, so the inbox need not know. */
export function changeHints(say: (hint: Hint) => Promise<void>): Consumer {
  return defineConsumer({
    name: 'change-hints',
    sources,
    mode: 'once',
    handlers: [],
    every: ({ envelope: { category, streamId, streamVersion } }) =>
      say({ kind: category, id: streamId, version: streamVersion }),
  });
}
