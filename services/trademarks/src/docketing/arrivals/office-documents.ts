/** A paper that an office put into the file of a case. */
export interface OfficeDocument {
  /** The same paper has the same key, however often it is listed. */
  readonly key: string;
  /** The office's own word for what it is. */
  readonly type: string;
  /** Day at the office on which it was mailed. */
  readonly sentOn: string;
}

/** Reads the files of cases at an office. Throws VendorError; `not-found` when the case or the paper is unknown there. */
export interface OfficeDocuments {
  /** Letters of the office to its applicant. */
  letters(applicationNumber: string): Promise<readonly OfficeDocument[]>;
  /** The paper itself, a PDF. */
  content(applicationNumber: string, document: OfficeDocument): Promise<Uint8Array>;
}
