/** @typedef {import('./answers.mjs').Handler} Handler */
/** @typedef {Record<string, Handler>} Routes keys such as `GET /orders/:id`; `*name` at the end takes all that is left, slashes too */

/**
 * The first route that fits.
 * @param {Routes} routes
 * @param {string} method
 * @param {string} path
 * @returns {{ handler: Handler, params: Record<string, string> } | undefined}
 */
export function findRoute(routes, method, path) {
  for (const [key, handler] of Object.entries(routes)) {
    const [verb = '', pattern = ''] = key.split(' ');
    const params = verb === method ? paramsOf(pattern, path) : undefined;
    if (params !== undefined) return { handler, params };
  }
  return undefined;
}

/**
 * @param {string} pattern
 * @param {string} path
 * @returns {Record<string, string> | undefined}
 */
function paramsOf(pattern, path) {
  const wanted = pattern.split('/');
  const tail = wanted.at(-1) ?? '';
  const hasTail = tail.startsWith('*');
  const parts = path.split('/');
  const given = hasTail
    ? [...parts.slice(0, wanted.length - 1), parts.slice(wanted.length - 1).join('/')]
    : parts;
  if (wanted.length !== given.length || (hasTail && given.at(-1) === '')) return undefined;
  /** @type {Record<string, string>} */
  const params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (/^[:*]/.test(part)) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return params;
}
