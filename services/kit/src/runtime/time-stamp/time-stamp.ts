/** Proof of an authority that something was there at a time (RFC 3161), as it was asked and answered. */
export interface TimeStamp {
  /** DER. */
  readonly request: Uint8Array;
  /** DER. */
  readonly reply: Uint8Array;
  /** When, by the clock of the authority. */
  readonly at: Date;
  /** Name of the certificate it signed with. */
  readonly authority: string;
}

/** Who vouches for times. @throws VendorError while no authority answers as it should: what was to be stamped is kept and stamped later */
export interface TimeStampAuthority {
  stamp(data: Uint8Array): Promise<TimeStamp>;
}
