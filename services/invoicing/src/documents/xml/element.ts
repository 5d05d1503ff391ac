/** An element of an XML document; its parts in order. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly (Element | string)[];
}

/** What is absent (null) is left out, and so is an element all of whose parts are. */
export type Part = Element | string | null | readonly Part[];

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...parts: readonly Part[]
): Element | null {
  const present = flat(parts);
  return present.length === 0 ? null : { name, attributes, parts: present };
}

/** An element without attributes. */
export function tag(name: string, ...parts: readonly Part[]): Element | null {
  return element(name, {}, ...parts);
}

function flat(parts: readonly Part[]): (Element | string)[] {
  return parts.flatMap((part) => (part === null || part === '' ? [] : isList(part) ? flat(part) : [part]));
}

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}

/** A document with this root as text, indented so that a person can read it. */
export function xmlText(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...parts: readonly Part[]
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines({ name, attributes, parts: flat(parts) }, '').join('\n')}\n`;
}

function lines({ name, attributes, parts }: Element, indent: string): string[] {
  const opening = Object.entries(attributes).reduce(
    (text, [key, value]) => `${text} ${key}="${escaped(value)}"`,
    name,
  );
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'string')
    return [`${indent}<${opening}>${escaped(only)}</${name}>`];
  const inner = parts.flatMap((part) =>
    typeof part === 'string' ? [`${indent}  ${escaped(part)}`] : lines(part, `${indent}  `),
  );
  return [`${indent}<${opening}>`, ...inner, `${indent}</${name}>`];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// oxlint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Also without the control characters that XML 1.0 cannot carry. */
function escaped(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
