import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { pdfOf } from '../testing/pdf-of.js';

const folder = mkdtempSync(join(tmpdir(), 'cotta-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads the words of a file where no package draws, as in its image', async () => {
  const [file, without, program] = ['letter.pdf', 'without.cjs', 'read.mjs'].map((name) =>
    join(folder, name),
  );
  writeFileSync(file ?? '', await pdfOf(['NONFINAL OFFICE ACTION about your mark']));
  writeFileSync(
    without ?? '',
    `const Module = require('node:module');
     const resolve = Module._resolveFilename;
     Module._resolveFilename = function (name, ...more) {
       if (name.startsWith('@napi-rs/canvas')) throw new Error('is not here');
       return resolve.call(this, name, ...more);
     };`,
  );
  const reader = new URL('../../dist/arrived-letter/read-pdf-text.js', import.meta.url).href;
  writeFileSync(
    program ?? '',
    `import { readFileSync } from 'node:fs';
     import { readPdfText } from '${reader}';
     console.log(JSON.stringify(await readPdfText(readFileSync('${file}'))));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', without ?? '', program ?? ''], {
    encoding: 'utf8',
  });
  expect(stderr + stdout).toContain('is not here');
  expect(stdout).toContain('["NONFINAL OFFICE ACTION about your mark"]');
});
