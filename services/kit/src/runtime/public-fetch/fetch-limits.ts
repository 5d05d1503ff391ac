/** How long and how much at most. Times in milliseconds, sizes in bytes. */
export interface FetchLimits {
  readonly connectMs: number;
  /** From the request to the end of the headers. */
  readonly headersMs: number;
  /** All hops together. */
  readonly totalMs: number;
  /** Of the body, inflated. */
  readonly bodyBytes: number;
  /** Inflated to received; above it the body is a trap. */
  readonly ratio: number;
  readonly headers: number;
  readonly headerBytes: number;
}

/** Why there is no answer. */
export interface ExchangeTrouble {
  readonly trouble: 'unreachable' | 'too-large';
  readonly reason: string;
}
