/** Things that were said and have not happened by their time, as a service finds them in its own tables. */
export interface PromiseAtRisk {
  /** What was said, in the words of the people who wait for it: `report`. Named in docs/metrics.md. */
  readonly name: string;
  /** SQL that gives one row for each, with `since`: from when it is late. `$1`: now. */
  readonly late: string;
}
