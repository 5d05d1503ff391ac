import { readBytes } from './read-bytes.js';

/** Some three hundred lines of a wide file. */
const SAMPLE_CHARACTERS = 1 << 18;
const LINE_END = /\r\n|\n|\r/;
/** Excel's word for the delimiter of the file, above the headings. */
const DELIMITER_LINE = /^sep=.$/i;

/** Text of a file, gzipped or not, piece by piece, without a byte order mark.
 *  @param encoding a label of the Encoding standard; what it cannot read becomes U+FFFD */
export async function* readText(path: string, encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of await readBytes(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Its lines, without their ends. */
export async function* readLines(path: string, encoding = 'utf-8'): AsyncGenerator<string> {
  let rest = '';
  for await (const text of readText(path, encoding)) {
    const all = rest + text;
    // Half of a line end may stand in the next piece.
    const half = all.endsWith('\r') ? '\r' : '';
    const lines = all.slice(0, all.length - half.length).split(LINE_END);
    rest = `${lines.pop() ?? ''}${half}`;
    yield* lines.map(withoutDelimiterLine);
  }
  if (rest !== '') yield withoutDelimiterLine(rest.replace(/\r$/, ''));
}

/** The first lines, enough to tell how the file is to be read; a file that is one long line gives its beginning. */
export async function sampleLines(path: string, most: number, encoding = 'utf-8'): Promise<string[]> {
  let sample = '';
  for await (const text of readText(path, encoding)) {
    sample += text;
    if (sample.length > SAMPLE_CHARACTERS) break;
  }
  const whole = sample.length <= SAMPLE_CHARACTERS;
  const lines = sample.split(LINE_END).map(withoutDelimiterLine);
  return (whole || lines.length === 1 ? lines : lines.slice(0, -1)).slice(0, most);
}

/** Empty lines are passed over and keep the count of lines right. */
function withoutDelimiterLine(line: string): string {
  return DELIMITER_LINE.test(line) ? '' : line;
}
