import type { RegisterState } from './register-entry.js';

/** Reads the public register of an office. Throws VendorError; `not-found` when the number is unknown there. */
export interface OfficeRegister {
  state(applicationNumber: string): Promise<RegisterState>;
}
