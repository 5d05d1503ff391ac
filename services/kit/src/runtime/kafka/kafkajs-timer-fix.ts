import { createRequire } from 'node:module';
import { Fault } from '../../model/words/fault.js';

/** The only release whose request queue was read and measured. */
const mendedVersion = '2.2.4';

interface RequestQueue {
  throttledUntil: number;
  throttleCheckTimeoutId: ReturnType<typeof setTimeout> | null;
  readonly pending: readonly unknown[];
  checkPendingRequests(): void;
}

/** kafkajs 2.2.4 sets a timer of less than 1 ms again and again on every idle connection: some 5 % of a core, and a warning for
 *  negative timeouts on Node 24. With nothing pending there is nothing to check, so no timer is needed.
 *  @throws Fault for another version: read its queue first, then mend or drop this. */
export function mendRequestQueue(): void {
  const require = createRequire(import.meta.url);
  const { version } = require('kafkajs/package.json') as { version: string };
  if (version !== mendedVersion)
    throw new Fault(`kafkajs ${version} is installed, the request queue is known for ${mendedVersion} only`);
  const queue = require('kafkajs/src/network/requestQueue/index.js') as {
    prototype: { scheduleCheckPendingRequests?: unknown };
  };
  if (typeof queue.prototype.scheduleCheckPendingRequests !== 'function')
    throw new Fault('the request queue of kafkajs has another shape');
  queue.prototype.scheduleCheckPendingRequests = checkWhenSomethingWaits;
}

const checkAgainMs = 10;

function checkWhenSomethingWaits(this: RequestQueue): void {
  if (this.throttleCheckTimeoutId !== null || this.pending.length === 0) return;
  const throttledMs = this.throttledUntil - Date.now();
  this.throttleCheckTimeoutId = setTimeout(
    () => {
      this.throttleCheckTimeoutId = null;
      this.checkPendingRequests();
    },
    throttledMs > 0 ? throttledMs : checkAgainMs,
  );
}
