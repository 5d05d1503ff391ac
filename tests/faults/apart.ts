import { randomInt } from 'node:crypto';
import { randomToken } from '@cotta/kit/model/words/ids.js';

/** Programs of one test file talk to each other and to nobody else on the servers of the run: without this they
 *  would take facts and jobs from the complete copy that journeys drive at the same time. */
export const apart: Readonly<Record<string, string>> = {
  KAFKA_NAMESPACE: `fault-${randomToken(6)}.`,
  // The copy uses database 0.
  REDIS_URL: `${(process.env['REDIS_URL'] ?? '').replace(/\/\d*$/, '')}/${randomInt(1, 16)}`,
};
