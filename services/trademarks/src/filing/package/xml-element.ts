/** A tag and what stands inside; nothing inside: the element is not there. */
export type Child = readonly [tag: string, inside: string | readonly Child[] | null];

/** An element with all it holds, a line each. */
export function element([tag, inside]: Child, depth: number): string {
  if (inside === null) return '';
  const indent = '  '.repeat(depth);
  if (typeof inside === 'string') return `${indent}<${tag}>${escaped(inside)}</${tag}>\n`;
  return `${indent}<${tag}>\n${inside.map((child) => element(child, depth + 1)).join('')}${indent}</${tag}>\n`;
}

/** XML 1.0 knows no control characters: they are left out. */
function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
