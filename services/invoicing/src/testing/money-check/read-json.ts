/** Far beyond any example, and far below what exhausts the stack. */
const DEEPEST = 64;

const TOKEN = /"(?:[^"\\]+|\\.)*"|[{}[\],:]/g;

/** A value from UTF-8 JSON, with or without a byte order mark. A word said twice in one object is refused, for a parser would keep the last
 *  and what was said first would never be looked at. @throws SyntaxError saying what is wrong. */
export function readJson(bytes: Uint8Array): unknown {
  const text = textOf(bytes);
  const value = parsed(text);
  refuseTraps(text);
  return value;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError('is not text in UTF-8');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** `text` is valid JSON. */
function refuseTraps(text: string): void {
  const open: Set<string>[] = [];
  let before = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set());
    if (token === '}' || token === ']') open.pop();
    if (open.length > DEEPEST)
      throw new SyntaxError(`line ${lineAt(text, index)}: is nested deeper than ${DEEPEST} levels`);
    if (token === ':') note(open.at(-1), before, () => lineAt(text, index));
    before = token;
  }
}

function note(words: Set<string> | undefined, quoted: string, line: () => number): void {
  const word: string = JSON.parse(quoted);
  if (words?.has(word) === true)
    throw new SyntaxError(`line ${line()}: "${word}" stands twice in one object`);
  words?.add(word);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
