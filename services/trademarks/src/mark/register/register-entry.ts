/** An office's entry as it stands. */
export interface RegisterState {
  readonly applicationNumber: string;
  /** The office's own word, verbatim; one we have not met is a person's work, never a customer's letter. */
  readonly status: string;
  /** Calendar dates `YYYY-MM-DD` in the zone of the office. */
  readonly filedOn: string | null;
  readonly publishedOn: string | null;
  readonly registeredOn: string | null;
  readonly expiresOn: string | null;
}
