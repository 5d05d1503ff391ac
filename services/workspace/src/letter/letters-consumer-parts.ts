import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';

/** What every consumer that writes letters is given. */
export interface LettersConsumerParts {
  /** Queue of the letter worker; `openQueue('letters', …)`. */
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** Sender, `Name <address>`: its domain ends every Message-ID. */
  readonly emailFrom: string;
  /** Where people reach the site; every link begins with it. */
  readonly publicOrigin: string;
}
