import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { zipStream } from '../rest/packages/zip-stream.js';
import { portfolioCheck } from './check-command.js';
import { fileNameOf, lineFiles, MANIFEST, MANIFEST_DIGEST, sealOf } from './format.js';
import { writeArchive, type ArchiveFile } from './write-archive.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');
const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
const paper = bytes('%PDF-1.4 a paper');
const paperName = fileNameOf(sha256(paper), 'application/pdf');
const documentLine = {
  DocumentIdentifier: '0b2f6a50-1111-4111-8111-000000000001',
  DocumentName: 'receipt.pdf',
  DocumentCategory: 'Office receipt',
  DocumentMediaType: 'application/pdf',
  DocumentSizeQuantity: paper.length,
  DocumentDigestText: sha256(paper),
  SubjectCategory: null,
  SubjectIdentifier: null,
  ReceivedDateTime: '2026-03-02T10:00:00.000Z',
  FileName: paperName,
};
const file = (name: string, content: Uint8Array, hasLines = true): ArchiveFile => ({
  name,
  hasLines,
  content: async function* () {
    yield content;
  },
});
const files: readonly ArchiveFile[] = [
  ...lineFiles.map(({ name }) =>
    file(`${name}.jsonl`, bytes(name === 'documents' ? `${JSON.stringify(documentLine)}\n` : '')),
  ),
  file(paperName, paper, false),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
});
afterAll(() => rm(folder, { recursive: true }));

const made = (of = files): Promise<Buffer> =>
  buffer(writeArchive({ madeAt: new Date('2026-03-02T10:00:00Z'), email: 'eva@client.test' }, of));
async function verdictOf(archive: Uint8Array) {
  const path = join(folder, 'it.zip');
  await writeFile(path, archive);
  const { lines, exitCode } = await portfolioCheck([path]);
  return { said: lines.join('\n'), exitCode };
}
/** Packed with these changes and sealed anew, as whoever forges one would. */
async function forged(change: (files: Record<string, Uint8Array>) => void): Promise<Buffer> {
  const inside: Record<string, Uint8Array> = { ...unzipSync(await made()) };
  change(inside);
  const zip = await buffer(
    zipStream(Object.entries(inside).map(([name, content]) => ({ name, content: () => [content] }))),
  );
  zip.writeUInt16LE(71, zip.length - 2);
  return Buffer.concat([zip, sealOf(sha256(zip))]);
}

describe('an archive of a portfolio', () => {
  it('is whole as it was made, opens everywhere, and gives its files', async () => {
    const archive = await made();
    expect(await verdictOf(archive)).toMatchObject({ exitCode: 0 });
    expect(Object.keys(unzipSync(archive))).toEqual([
      ...lineFiles.map(({ name }) => `${name}.jsonl`),
      paperName,
      MANIFEST,
      MANIFEST_DIGEST,
    ]);
    const into = join(folder, 'open');
    await portfolioCheck([join(folder, 'it.zip'), into]);
    expect(await readFile(join(into, paperName))).toEqual(paper);
  });

  it('has no byte that can be changed without being found', async () => {
    const archive = await made();
    for (let at = 0; at < archive.length; at += 1) {
      const changed = Buffer.from(archive);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect([at, (await verdictOf(changed)).exitCode]).toEqual([at, 1]);
    }
  });

  it.each([1, 2, 71, 72, 200])('cut off by %i bytes is not whole', async (less) => {
    const archive = await made();
    const { said, exitCode } = await verdictOf(archive.subarray(0, archive.length - less));
    expect(exitCode).toBe(1);
    expect(said).toContain('Fetch it again.');
  });

  it('sealed anew after a change is found by its manifest', async () => {
    const changed = await forged((inside) => {
      inside[paperName] = bytes('%PDF-1.4 b paper');
    });
    expect((await verdictOf(changed)).said).toContain(`${paperName} was changed`);
    const missing = await forged((inside) => {
      delete inside[paperName];
    });
    expect((await verdictOf(missing)).said).toContain(`${paperName} is missing.`);
    const more = await forged((inside) => {
      inside['files/../../x'] = bytes('x');
    });
    expect((await verdictOf(more)).said).toContain('does not belong in it');
    const fewer = await forged((inside) => {
      inside['documents.jsonl'] = bytes('');
    });
    expect((await verdictOf(fewer)).said).toContain('has 0 lines; it was made with 1');
    const other = await forged((inside) => {
      inside[MANIFEST] = bytes(
        Buffer.from(inside[MANIFEST] ?? [])
          .toString()
          .replace('eva@', 'ada@'),
      );
    });
    expect((await verdictOf(other)).said).toContain(`is not the one that ${MANIFEST_DIGEST} was made of`);
    const later = await forged((inside) => {
      inside[MANIFEST] = bytes('{"format":"cotta-portfolio","version":2}');
    });
    expect((await verdictOf(later)).said).toContain('of version 2; this program knows version 1');
  });

  it('with a line that is not in its form is not whole', async () => {
    const odd = await made(
      files.map((one) =>
        one.name === 'marks.jsonl' ? file('marks.jsonl', bytes('{"MarkIdentifier":1}\n')) : one,
      ),
    );
    expect((await verdictOf(odd)).said).toContain('marks.jsonl, line 1:');
  });

  it('is not said to be unpacked where its files could not be written', async () => {
    await verdictOf(await made());
    const into = join(folder, 'full');
    await mkdir(into);
    // As on a disk that is full: one file cannot be put down.
    await mkdir(join(into, 'timeline.jsonl'));
    const { exitCode, lines } = await portfolioCheck([join(folder, 'it.zip'), into]);
    expect([exitCode, lines.join('\n')]).toEqual([2, expect.stringContaining('could not be unpacked')]);
    expect(lines.join('\n')).not.toContain('is whole');
  });

  it.each(['marks.jsonl', MANIFEST])(
    'with a line without an end in %s is refused, not read into memory',
    async (name) => {
      const bomb = await forged((inside) => {
        inside[name] = Buffer.alloc(80 * 1024 * 1024, 'x');
      });
      expect(bomb.length).toBeLessThan(1024 * 1024);
      const { said, exitCode } = await verdictOf(bomb);
      expect(exitCode).toBe(1);
      expect(said).toContain(`${name} has a line that is longer than any`);
    },
  );

  it('that is no archive at all is said to be none', async () => {
    expect((await verdictOf(bytes('hello'))).said).toContain('is no cotta-portfolio');
    expect(await portfolioCheck([join(folder, 'not-there')])).toMatchObject({ exitCode: 2 });
  });
});
