import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { protoBreaks } from './proto-breaking.mjs';

const proto = resolve(import.meta.dirname, '..', '..', 'proto');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proto-'));
  for (const name of ['buf.yaml', 'cotta'])
    cpSync(join(proto, name), join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Changes one line of the messages of marks. */
function change(line: RegExp, to: string): void {
  const path = join(folder, 'cotta/trademarks/v1/entities.proto');
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(line);
  writeFileSync(path, text.replace(line, to));
}

describe('messages that others rely on', () => {
  it('are those of the last release', () => {
    expect(protoBreaks(folder)).toEqual({ good: true, text: '' });
  });

  it.each([
    [
      'an event that is gone',
      /^  TRADEMARK_EVENT_TRADEMARK_FILED = \d+;\n/m,
      '',
      'TRADEMARK_EVENT_TRADEMARK_FILED',
    ],
    ['a fact of another type', /optional bool imported/, 'optional string imported', 'imported'],
    ['a fact under another name', /optional bool imported/, 'optional bool brought_in', 'imported'],
  ])('are broken by %s', (_, line, to, says) => {
    change(line, to);
    const { good, text } = protoBreaks(folder);
    expect(good).toBe(false);
    expect(text).toContain(says);
  });

  it('are not broken by what is new, nor by what is gone and keeps its number', () => {
    change(
      /^  optional bool imported = (\d+);/m,
      '  reserved $1;\n  reserved "imported";\n  optional bool brought_in = 900;',
    );
    expect(protoBreaks(folder)).toEqual({ good: true, text: '' });
  });
});
