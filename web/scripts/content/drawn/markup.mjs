// Elements of what is drawn in a text, as hast.

const text = (value) => ({ type: 'text', value });
const asNode = (child) => (typeof child === 'string' ? text(child) : child);

/**
 * @param {string} tagName
 * @param {Record<string, unknown>} properties
 * @param {...(string | object)} children
 */
export const element = (tagName, properties, ...children) => ({
  type: 'element',
  tagName,
  properties,
  children: children.map(asNode),
});

/** What stands between marks of code, as in Markdown. @param {string} words */
export const withCode = (words) =>
  words.split(/(`[^`]+`)/).flatMap((part) => {
    if (part === '') return [];
    return [part.startsWith('`') ? element('code', {}, part.slice(1, -1)) : part];
  });

/** @param {readonly string[]} heads @param {readonly (readonly (string | object | (string | object)[])[])[]} rows */
export const table = (heads, rows) =>
  element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', {}, head)))),
    element(
      'tbody',
      {},
      ...rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, ...[cell].flat())))),
    ),
  );
