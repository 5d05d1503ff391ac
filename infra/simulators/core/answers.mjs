/** @typedef {{ status: number, headers: Record<string, string>, body: string | Buffer }} Answer */

/**
 * @typedef {object} Asked one request, as the handlers see it
 * @property {string} vendor
 * @property {string} method
 * @property {string} path without the vendor's prefix
 * @property {Record<string, string>} params
 * @property {URLSearchParams} query
 * @property {Record<string, string | undefined>} headers
 * @property {Buffer} raw
 * @property {() => any} json the body; throws BadBody when it is no JSON object
 * @property {() => URLSearchParams} form
 */

/** @typedef {(asked: Asked) => Answer | Promise<Answer>} Handler */

/** The sender's body cannot be read. */
export class BadBody extends Error {}

/**
 * @param {number} status
 * @param {unknown} value
 * @param {Record<string, string>} [headers]
 * @returns {Answer}
 */
export function json(status, value, headers = {}) {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

/**
 * @param {number} status
 * @returns {Answer}
 */
export function nothing(status = 204) {
  return { status, headers: {}, body: '' };
}

/**
 * A page for people. Every one says what it is.
 * @param {string} title
 * @param {string} body markup
 * @returns {Answer}
 */
export function page(title, body) {
  const style =
    ':root{font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}body{margin:2rem auto;max-width:40rem;padding:0 1rem}label{display:block;margin:.75rem 0}input,select,button{font:inherit;padding:.4rem}.sim{background:#b45309;color:#fff;padding:.5rem 1rem;font-weight:700}';
  const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)} (SIMULATOR)</title><style>${style}</style></head><body><p class="sim">SIMULATOR. No real money, no real office.</p><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: markup };
}

/** @param {unknown} text */
export function escapeHtml(text) {
  return String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * @param {string} location
 * @returns {Answer}
 */
export function redirect(location) {
  return { status: 302, headers: { location }, body: '' };
}
