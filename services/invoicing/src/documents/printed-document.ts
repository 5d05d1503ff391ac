/** A document as text in its places: what the layout draws, and what a test reads. No calculation is left to do. */
export interface PrintedDocument {
  readonly language: string;
  readonly title: string;
  readonly number: string;
  /** Under the title: what the document is not. */
  readonly warning: string | null;
  /** On every page of a sample. */
  readonly sample: string | null;
  /** `YYYY-MM-DD`; the file's creation date, so that equal input gives equal bytes. */
  readonly issuedOn: string;
  readonly seller: PrintedParty;
  readonly buyer: PrintedParty;
  readonly facts: readonly Fact[];
  readonly lines: Table;
  readonly taxSummary: Table;
  readonly home: { readonly heading: string; readonly table: Table; readonly rate: string } | null;
  readonly totals: readonly Total[];
  readonly statements: readonly string[];
  readonly transfer: {
    readonly heading: string;
    readonly facts: readonly Fact[];
    readonly codes: readonly Code[];
  } | null;
  /** Who issued it and where he is registered, on every page. */
  readonly footer: string;
  readonly pageOf: (page: number, pages: number) => string;
}

export interface PrintedParty {
  readonly heading: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Total extends Fact {
  /** The amount the reader looks for. */
  readonly strong: boolean;
}

/** A picture to scan. */
export interface Code {
  readonly label: string;
  readonly text: string;
}

/** The first column takes the room that the others leave; they are aligned at their right edge. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  readonly cells: readonly string[];
  /** Under the first cell, smaller. */
  readonly note: string | null;
}
