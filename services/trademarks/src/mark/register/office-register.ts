import type { RegisterState } from './register-entry.js';

/** Reads the public register of an office. Throws VendorError; `not-found` when the number is unknown there. */
export interface OfficeRegister {
  /** Whose marks it knows: `EU`, `US`. */
  readonly jurisdiction: string;
  /** How the office is named where a reading is kept. */
  readonly source: string;
  state(applicationNumber: string): Promise<RegisterState>;
}
