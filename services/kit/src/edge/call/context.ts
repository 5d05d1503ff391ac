import type { EntityManager } from 'typeorm';
import type { Log } from '../../runtime/process/log.js';
import type { Viewer } from '../../model/words/viewer.js';

/** What every resolver is handed: made once per request, with the viewer inside. */
export interface RequestContext {
  readonly viewer: Viewer;
  /** Outside any transaction; each query takes a connection of the pool. */
  readonly manager: EntityManager;
  readonly log: Log;
  readonly requestId: string;
  /** The client's own key; the same key means the same write. */
  readonly idempotencyKey?: string;
  /** W3C trace context of the caller. */
  readonly traceparent?: string;
  /** When the caller stops waiting. */
  readonly deadline?: Date;
}
