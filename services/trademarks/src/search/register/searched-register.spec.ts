import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fillRegister } from '../../testing/fill-register.js';
import { seedWeights } from '../text/word-weights.js';
import { openRegister } from './searched-register.js';
import { StateFolder } from './state-folder.js';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'cotta-searched-'));
  await fillRegister(home);
});
afterAll(() => rm(home, { recursive: true }));

it('builds its index anew where another release built the one that lies there', async () => {
  const folder = new StateFolder(home);
  const before = await openRegister(folder, seedWeights());
  const file = await open(join(folder.generation(await folder.current()), 'index.bin'), 'r+');
  await file.write('COTTAIX9', 0);
  await file.close();
  const anew = await openRegister(folder, seedWeights());
  expect(anew.index.size).toBe(before.index.size);
  expect(anew.index.marks.trimmed()).toEqual(before.index.marks.trimmed());
  expect(anew.index.keys.entries).toEqual(before.index.keys.entries);
  await Promise.all([before.close(), anew.close()]);
});
