import { Fault } from '../../model/words/fault.js';

/** Mark of whatever is for the firm alone: the contract for customers leaves it out. */
export const ADMIN = ' @tag(name: "admin")';

interface Entry {
  readonly text: (tag: string) => string;
  /** What the text is without its tag, to tell a second use from a clash. */
  readonly plain: string;
  staffOnly: boolean;
}

/** The named types of one service, each printed once. A type is marked `admin` when every use of it is. */
export class SdlTypes {
  readonly #entries = new Map<string, Entry>();

  /** @throws Fault when the name is taken by something else. */
  add(name: string, staffOnly: boolean, text: (tag: string) => string): void {
    const plain = text('');
    const known = this.#entries.get(name);
    if (known === undefined) {
      this.#entries.set(name, { text, plain, staffOnly });
      return;
    }
    if (known.plain !== plain) throw new Fault(`the type ${name} is declared twice and differently`);
    known.staffOnly &&= staffOnly;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  print(): string {
    return [...this.#entries.values()]
      .map(({ text, staffOnly }) => text(staffOnly ? ADMIN : ''))
      .join('\n\n');
  }
}

/** A docstring as a block above what it describes. */
export function docBlock(doc: string, indent = ''): string {
  const lines = doc
    .replaceAll('"""', "'''")
    .replace(/\\/g, '\\\\')
    .split('\n')
    .map((line) => line.trim());
  return lines.length === 1
    ? `${indent}"""${lines[0] ?? ''}"""`
    : [`"""`, ...lines, `"""`].map((line) => indent + line).join('\n');
}
