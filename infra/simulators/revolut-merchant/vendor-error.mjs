import { json } from '../core/answers.mjs';

/**
 * An error as the vendor writes it.
 * @param {number} status
 * @param {string} code
 * @param {string} message
 */
export function vendorError(status, code, message) {
  return json(status, { code, message, timestamp: Date.now() });
}
