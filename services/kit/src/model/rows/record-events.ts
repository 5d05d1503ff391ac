/** Names of a record's events, spelt out where it is declared. */
export interface RecordEvents {
  readonly added: string;
  readonly amended: string;
  readonly removed: string;
  /** Of a work item: the events of its steps. */
  readonly steps?: readonly string[];
}
