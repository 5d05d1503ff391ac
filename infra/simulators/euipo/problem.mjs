import { json } from '../core/answers.mjs';

/**
 * A problem document as the office writes it.
 * @param {number} status
 * @param {string} type last part of its address
 * @param {{ field: string, code: string, message: string }[]} [errors]
 */
export function problem(status, type, errors = []) {
  const body = {
    type: `https://api.euipo.europa.eu/problems/${type}`,
    title: type.replaceAll('-', ' '),
    status,
    detail: 'SIMULATOR',
    errors,
  };
  return json(status, body, { 'content-type': 'application/problem+json' });
}
