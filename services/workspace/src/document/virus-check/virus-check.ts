/** Looks for malicious software in files of strangers. */
export interface VirusCheck {
  /** @returns what was found, by the name that the scanner has for it; undefined: nothing. @throws VendorError while nothing can be said */
  find(bytes: Buffer): Promise<string | undefined>;
}
