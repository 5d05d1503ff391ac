/**
 * Values of one metric in the text that programs answer `/metrics` with.
 * @param {string} text
 * @param {string} metric
 * @param {Record<string, string>} [labels] those that have to be there; others may be
 * @returns {number[]}
 */
export function valuesOf(text, metric, labels = {}) {
  return text.split('\n').flatMap((line) => {
    const found = /^([a-zA-Z_:]+)(?:\{(.*)\})? (\S+)$/.exec(line);
    if (found === null || found[1] !== metric) return [];
    const has = new Map(
      [...(found[2] ?? '').matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    return Object.entries(labels).every(([name, value]) => has.get(name) === value) ? [Number(found[3])] : [];
  });
}
