import { join } from 'node:path';
import type { OwnMarkChange } from '../live/own-marks-log.js';
import { readLines } from '../register/read-lines.js';
import { OWN_MARKS_FILE } from './snapshot-header.js';

const AT_ONCE = 5_000;

/** Own marks as the lines of a snapshot. */
export async function writeOwnMarks(marks: AsyncIterable<readonly OwnMarkChange[]>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const some of marks)
    parts.push(Buffer.from(some.map((one) => `${JSON.stringify(one)}\n`).join('')));
  return Buffer.concat(parts);
}

/** The same, some thousand at a time. `folder`: the generation that a snapshot was unpacked into. */
export async function* readOwnMarks(folder: string): AsyncGenerator<readonly OwnMarkChange[]> {
  let some: OwnMarkChange[] = [];
  for await (const line of readLines(join(folder, OWN_MARKS_FILE))) {
    some.push(JSON.parse(line));
    if (some.length < AT_ONCE) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
