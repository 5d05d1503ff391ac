import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { checkFile } from './check-file.js';

const examples = fileURLToPath(new URL('../money-examples.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'money-check-'));

function check(file: string): { code: number; said: string } {
  const lines: string[] = [];
  const code = checkFile(file, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}

function written(content: string): string {
  const file = join(folder, 'examples.json');
  writeFileSync(file, content);
  return file;
}

describe('checking a file of money examples', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ends with 0 only when every example came out as written', () => {
    expect(check(examples)).toMatchObject({
      code: 0,
      said: expect.stringContaining('35 of 35 examples as expected'),
    });
  });

  it.each([
    [
      'a difference',
      '{"examples": [{"id": "A", "kind": "display", "input": {"cases": []}, "expected": {"texts": ["1"]}}]}',
      'texts[0]: expected "1", got (absent)',
    ],
    [
      'an example that cannot be run',
      '{"examples": [{"id": "A", "kind": "alchemy", "input": {}, "expected": {}}]}',
      'ERROR A alchemy: unknown kind',
    ],
    ['no examples', '{"examples": []}', 'examples: is empty'],
    ['no list of examples', '{"money": {"examples": []}}', 'examples: is missing'],
    ['text that is not JSON', '{', 'is not JSON'],
  ])('ends with 1 for %s and names it', (_, content, said) => {
    expect(check(written(content))).toMatchObject({ code: 1, said: expect.stringContaining(said) });
  });

  it('ends with 1 for a file that is not there', () => {
    expect(check(join(folder, 'nowhere.json'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('nowhere.json cannot be read'),
    });
  });
});
