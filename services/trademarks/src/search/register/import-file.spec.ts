import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { shippedClassRelations } from '../score/goods.js';
import { seedWeights } from '../text/word-weights.js';
import { RegisterSearch } from '../query/register-search.js';
import { importFile, type ImportOptions, type ImportResult } from './import-file.js';
import { openRegister } from './searched-register.js';
import { StateFolder } from './state-folder.js';

const HEADING = 'name,number,office,classes,filing date';
let root = '';
let folder = new StateFolder('');
const clock = new FakeClock('2026-11-21T08:00:00.000Z');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'register-'));
  folder = new StateFolder(join(root, 'state'));
});
afterEach(() => rm(root, { recursive: true }));

async function bring(
  name: string,
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<ImportResult> {
  const file = join(root, name);
  await writeFile(file, content);
  return importFile(
    { file, source: 'test', jurisdiction: null, accept: false, ...options },
    { folder, clock, weigh: seedWeights() },
  );
}

async function found(query: string): Promise<(string | null)[]> {
  const register = await openRegister(folder, seedWeights());
  const search = new RegisterSearch({
    index: register.index,
    markOf: register.markOf,
    concepts: undefined,
    relations: shippedClassRelations(),
  });
  const { items } = search.answer({ query, limit: 20, offset: 0 });
  await register.close();
  return items.filter(({ band }) => band !== 'low').map(({ ref }) => ref);
}

async function names(): Promise<string[]> {
  const text = await readFile(join(folder.generation(await folder.current()), 'marks.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line).name);
}

const rows = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `Quil ${at} Tavo${at},${1000 + at},EU,${1 + (at % 45)},2015-01-01`,
  );

describe('importing a register file', () => {
  it('searches what it brought, and tells what it did not take', async () => {
    const result = await bring(
      'a.csv',
      [
        HEADING,
        'Zorvan,1,EU,9,2015-01-01',
        'Zorvano,1,EU,9,2016-01-01',
        'Zorvan,1,EU,9,2015-01-01',
        'Sorvan,2,XX,9,',
        ',3,EU,9,',
      ].join('\n'),
    );
    expect(result).toMatchObject({
      outcome: 'switched',
      searched: 1,
      counts: {
        read: 5,
        accepted: 1,
        rejected: { 'number used twice': 1, 'repeated row': 1, 'unknown office': 1, 'no name': 1 },
      },
    });
    expect(await found('zorvan')).toEqual(['EU:1']);
    expect(
      (await readFile(result.rejectedFile ?? '', 'utf8'))
        .split('\n')
        .map((line) => line.split('\t').slice(0, 2).join(' ')),
    ).toEqual(['3 number used twice', '4 repeated row', '5 unknown office', '6 no name', '']);
  });

  it('takes names alone, gzipped, in an old encoding, and gives them the office that is named', async () => {
    const latin1 = Buffer.from('Škoda?\nPeugeot\nCitro\xebn\n', 'latin1');
    expect(await bring('names.txt.gz', gzipSync(latin1), { jurisdiction: 'FR' })).toMatchObject({
      outcome: 'switched',
      counts: { accepted: 3 },
    });
    const [ref] = await found('citroen');
    expect(ref).toMatch(/^FR#/);
  });

  it.each([
    ['UTF-8 with a mark', 'utf-8', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', 'utf-16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', 'utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
    [
      'UTF-16, the other way round',
      'utf-16be',
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    ],
    [
      'Windows-1250',
      'windows-1250',
      (text: string) =>
        Buffer.from(text.replaceAll('Ž', '\x8e').replaceAll('ť', '\x9d').replaceAll('Č', '\xc8'), 'latin1'),
    ],
  ])('reads %s', async (_, encoding, written) => {
    const result = await bring(
      'a.csv',
      written([HEADING, 'ŽluČeť,1,EU,9,2015-01-01', 'Quiltop,2,EU,9,2015-01-01'].join('\r\n')),
    );
    expect(result).toMatchObject({ outcome: 'switched', encoding, counts: { read: 2, accepted: 2 } });
    expect(await names()).toEqual(['ŽluČeť', 'Quiltop']);
  });

  it('reads Windows-1252 where its letters say so, and what a person names', async () => {
    const western = Buffer.from([HEADING, 'Ni\xf1o \xc0 la,1,EU,9,2015-01-01'].join('\n'), 'latin1');
    expect(await bring('a.csv', western)).toMatchObject({ encoding: 'windows-1252' });
    expect(await names()).toEqual(['Niño À la']);
    expect(await bring('a.csv', western, { encoding: 'windows-1250' })).toMatchObject({
      outcome: 'switched',
      encoding: 'windows-1250',
    });
    expect(await names()).toEqual(['Nińo Ŕ la']);
  });

  it('rejects a row that is no UTF-8 and does not read the others wrongly for it', async () => {
    const mixed = Buffer.concat([
      Buffer.from(`${HEADING}\nČžeť,1,EU,9,2015-01-01\n`),
      Buffer.from('Caf\xe9,2,EU,9,2015-01-01\n', 'latin1'),
    ]);
    expect(await bring('a.csv', mixed)).toMatchObject({
      encoding: 'utf-8',
      counts: { accepted: 1, rejected: { 'unreadable characters': 1 } },
    });
    expect(await names()).toEqual(['Čžeť']);
  });

  it('reads lines that end as on old machines, and passes over the line in which Excel names the delimiter', async () => {
    expect(
      await bring('a.csv', ['sep=;', 'name;number', 'Zorvan;1', 'Quiltop;2', ''].join('\r')),
    ).toMatchObject({ outcome: 'switched', counts: { read: 2, accepted: 2 } });
    expect(await names()).toEqual(['Zorvan', 'Quiltop']);
  });

  it('reads 8-bit XML as it says it is written', async () => {
    const xml =
      '<?xml version="1.0" encoding="windows-1250"?><r><Trademark><MarkVerbalElementText>\xc8AP</MarkVerbalElementText></Trademark></r>';
    expect(await bring('a.xml', Buffer.from(xml, 'latin1'))).toMatchObject({
      outcome: 'switched',
      encoding: 'windows-1250',
    });
    expect(await names()).toEqual(['ČAP']);
  });

  it('rejects the row a file was cut off in', async () => {
    expect(await bring('a.csv', `${HEADING}\nZorvan,1,EU,9,2015-01-01\nQuiltop,01`)).toMatchObject({
      outcome: 'switched',
      counts: { accepted: 1, rejected: { 'cut off': 1 } },
    });
    expect(await found('quiltop')).toEqual([]);
  });

  it('changes nothing when the same file comes again', async () => {
    await bring('a.csv', [HEADING, ...rows(20)].join('\n'));
    expect(await bring('b.csv', [HEADING, ...rows(20)].join('\n'))).toMatchObject({
      outcome: 'unchanged',
      searched: 20,
      counts: { accepted: 20 },
    });
    expect(await folder.current()).toBe(1);
  });

  it('builds anew from the same file when the index on the disk is damaged', async () => {
    await bring('a.csv', [HEADING, 'Zorvan,1,EU,9,2015-01-01'].join('\n'));
    await writeFile(join(folder.generation(1), 'index.bin'), 'rubbish');
    expect(await found('zorvan')).toEqual(['EU:1']);
    expect(await bring('a.csv', [HEADING, 'Zorvan,1,EU,9,2015-01-01'].join('\n'))).toMatchObject({
      outcome: 'switched',
    });
    expect(await found('zorvan')).toEqual(['EU:1']);
  });

  it('replaces the marks of the same source and keeps those of others', async () => {
    await bring('a.csv', [HEADING, 'Zorvan,1,EU,9,2015-01-01', 'Quiltop,2,EU,9,2015-01-01'].join('\n'));
    await bring('us.csv', [HEADING, 'Zorvan,7,US,9,2015-01-01'].join('\n'), { source: 'us' });
    expect(await bring('b.csv', [HEADING, 'Zorvan,1,EU,9,2015-01-01'].join('\n'))).toMatchObject({
      searched: 2,
    });
    expect(await found('quiltop')).toEqual([]);
    expect((await found('zorvan')).toSorted()).toEqual(['EU:1', 'US:7']);
  });

  it('leaves what is searched alone when a gate says no, and takes the file when a person says so', async () => {
    await bring('a.csv', [HEADING, 'Zorvan,1,EU,9,2015-01-01'].join('\n'));
    const bad = [
      HEADING,
      'Quiltop,1,EU,9,2015-01-01',
      ...rows(40).map((row) => row.replace('2015-01-01', '2999-01-01')),
    ].join('\n');
    expect(await bring('bad.csv', bad)).toMatchObject({
      outcome: 'refused',
      failures: [{ gate: 'dates' }],
      counts: { accepted: 1 },
    });
    expect(await found('zorvan')).toEqual(['EU:1']);
    expect(await bring('bad.csv', bad, { accept: true })).toMatchObject({ outcome: 'switched', searched: 1 });
    expect(await found('quiltop')).toEqual(['EU:1']);
  });

  it('refuses a file without marks whatever a person says', async () => {
    expect(await bring('empty.csv', '', { accept: true })).toMatchObject({
      outcome: 'refused',
      failures: [{ gate: 'readable' }],
    });
    expect(await folder.current()).toBe(0);
    expect((await openRegister(folder, seedWeights())).generation).toBe(0);
  });

  it('keeps the marks of a source whose replacement was stopped half-way', async () => {
    await bring('eu.csv', [HEADING, 'Zorvan,1,EU,9,2015-01-01'].join('\n'), { source: 'eu' });
    // What is on the disk when the machine stops after the old marks stepped aside and before the new ones came.
    await rename(folder.source('eu'), `${folder.source('eu')}.before`);
    expect(
      await bring('us.csv', [HEADING, 'Quiltop,7,US,9,2015-01-01'].join('\n'), { source: 'us' }),
    ).toMatchObject({ outcome: 'switched', searched: 2 });
    expect(await found('zorvan')).toEqual(['EU:1']);
    expect((await readdir(folder.sources)).toSorted()).toEqual(['eu', 'us']);
  });

  it('goes on where a stopped run was', async () => {
    const content = [HEADING, ...rows(120)].join('\n');
    const file = join(root, 'large.csv');
    await writeFile(file, content);
    const options = { file, source: 'test', jurisdiction: null, accept: false };
    const stopped = {
      folder,
      clock,
      weigh: seedWeights(),
      savedEvery: 50,
      progress: (records: number) => {
        if (records === 100) throw new Error('stopped');
      },
    };
    await expect(importFile(options, stopped)).rejects.toThrow('stopped');
    const heard: number[] = [];
    const result = await importFile(options, { ...stopped, progress: (records) => void heard.push(records) });
    expect(heard).toEqual([]);
    expect(result).toMatchObject({
      outcome: 'switched',
      searched: 120,
      counts: { read: 120, accepted: 120 },
    });
    expect(await found('Quil 119 Tavo119')).toContain('EU:1119');
  });

  it('says who holds the folder', async () => {
    await bring('a.csv', [HEADING, ...rows(3)].join('\n'));
    await writeFile(join(folder.root, 'lock'), '1');
    await expect(bring('b.csv', [HEADING, ...rows(4)].join('\n'))).rejects.toThrow(
      'Another import is running',
    );
    await writeFile(join(folder.root, 'lock'), '999999999');
    expect(await bring('b.csv', [HEADING, ...rows(4)].join('\n'))).toMatchObject({ outcome: 'switched' });
  });
});
