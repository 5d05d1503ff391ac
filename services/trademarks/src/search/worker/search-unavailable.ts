import { Fault } from '@cotta/kit/model/words/fault.js';

/** The search has no answer now: its thread is starting, ended or too slow. Ask the fallback and mark the answer as degraded. */
export class SearchUnavailable extends Fault {
  override readonly name = 'SearchUnavailable';
}
