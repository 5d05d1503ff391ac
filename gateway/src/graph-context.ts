import type { BaseContext } from '@apollo/server';
import type { RequestEnd } from './request-end.js';

/** What a request carries through the engine to the services. */
export interface GraphContext extends BaseContext {
  readonly viewerToken: string;
  readonly locale: string;
  readonly requestId: string;
  readonly traceparent: string;
  readonly idempotencyKey?: string;
  readonly isMutation: boolean;
  /** Types of what was referred to and is not there, or not for this caller: filled while services answer. */
  readonly absentTypes: Set<string>;
  /** Milliseconds since the epoch; nothing is waited for after it. */
  readonly deadline: number;
  /** Comes when the client has gone or the deadline has passed. */
  readonly end: RequestEnd;
}
