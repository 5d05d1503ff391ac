/** The domain says no: an expected outcome, a value and never thrown. The client translates by `code`. */
export interface Refusal {
  readonly refused: string;
  /** English, for logs and for clients that do not know the code yet. */
  readonly message: string;
  /** Values the translation may show: limits, names. Never personal data. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly fields?: readonly FieldRefusal[];
}

/** What is wrong with one answer of an input. */
export interface FieldRefusal {
  /** From the input's root: `['contact', 'email']`, list positions as text. */
  readonly path: readonly string[];
  readonly code: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Makes a refusal; services say no through their catalogue. */
export function refuse(refused: string, message: string, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused, message } : { refused, message, params };
}

/** All that is wrong with an input at once, so that nobody has to submit five times. */
export function refuseFields(fields: readonly FieldRefusal[]): Refusal {
  return { refused: 'INPUT_INVALID', message: 'Some answers need another look.', fields };
}

/** Whether an outcome is a no. */
export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}
