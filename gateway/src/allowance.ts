/** What somebody may spend in a window of time, and what is spent of it now. */
export interface Allowance {
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
  readonly units: number;
}
