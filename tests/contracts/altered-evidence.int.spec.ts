import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkBundle,
  manifestBytes,
  manifestOf,
  readBundle,
  sha256,
  writeBundle,
} from '@cotta/cases/testing.js';
import { rootsOf } from '@cotta/kit/runtime/time-stamp/pem.js';
import { Rfc3161Authority } from '@cotta/kit/runtime/time-stamp/rfc3161-authority.js';
import { openFixture, type Fixture } from '../../infra/simulators/contract/fixture.js';

const ROOTS = fileURLToPath(new URL('../../infra/simulators/tsa/root.pem', import.meta.url));
const SCRIPT = fileURLToPath(new URL('../../docs/check-evidence.sh', import.meta.url));
let fixture: Fixture;
let dir = '';
/** Of the bundle, by path. */
let entries: Unzipped;

/** Three looks at one page, each stamped, each naming the one before it. */
async function chain(): Promise<Uint8Array> {
  const authority = new Rfc3161Authority(
    { TSA_URL: `${fixture.url}/tsa/granted`, TSA_URL_2: '', TSA_ROOTS_FILE: ROOTS },
    { ...fixture.tuning, nonce: () => randomBytes(8) },
  );
  const captures = [];
  const files = new Map<string, Uint8Array>();
  let previous: string | null = null;
  for (const number of [1, 2, 3]) {
    const kept = ['received.html', 'page.png', 'headers.txt', 'text.txt', 'capture.warc.gz'].map((name) => ({
      name,
      mediaType: 'application/octet-stream',
      bytes: strToU8(`${name} of look ${number}`),
    }));
    for (const { bytes } of kept) files.set(sha256(bytes), bytes);
    const at = new Date().toISOString();
    const manifest = manifestBytes(
      manifestOf(
        {
          state: 'Captured',
          hops: [],
          startedAt: at,
          finishedAt: at,
          pictured: true,
          text: '',
          files: kept,
          tools: { capture: 'spec' },
          viewport: '1280x800',
          locale: 'en-GB',
          userAgent: 'Spec/1.0',
        },
        {
          captureId: `capture ${number}`,
          chain: { of: 'case', id: 'case' },
          number,
          previous,
          askedBy: 'spec',
          requestedUrl: 'https://shop.com/offer',
          egressCountry: 'SK',
        },
      ),
    );
    const stamp = await authority.stamp(manifest);
    previous = sha256(manifest);
    captures.push({ sha256: previous, manifest, stamp });
  }
  return writeBundle({ captures, files });
}

/** What our program and what sha256sum and openssl say of a bundle: whether it is as it was. */
async function judged(bundle: Uint8Array): Promise<{ ours: boolean; foreign: boolean; said: string }> {
  const file = join(dir, 'bundle.zip');
  writeFileSync(file, bundle);
  const { good } = await checkBundle(readBundle(bundle), rootsOf(readFileSync(ROOTS, 'utf8')));
  const { status, stdout } = spawnSync('sh', [SCRIPT, file, ROOTS], { encoding: 'utf8' });
  return { ours: good, foreign: status === 0, said: stdout.trim() };
}

const packed = (changed: Unzipped): Uint8Array => zipSync(changed, { level: 0 });
const kindOf = (path: string): string => /\.(json|tsr|tsq)$/.exec(path)?.[1] ?? 'file';

beforeAll(async () => {
  fixture = await openFixture();
  dir = mkdtempSync(join(tmpdir(), 'cotta-altered-'));
  entries = unzipSync(await chain());
});
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await fixture.stop();
});

describe('a chain of evidence', () => {
  it('is good as it was handed over, for us and for programs that are not ours', async () => {
    expect(await judged(packed(entries))).toEqual({
      ours: true,
      foreign: true,
      said: 'Nothing was altered.',
    });
  });

  it('is found altered by one byte of any part, by both', async () => {
    const parts = Object.keys(entries).filter((path) => path !== 'README.txt' && !path.endsWith('/'));
    const kinds = parts.map(kindOf).join(' ');
    expect(['file', 'json', 'tsq', 'tsr'].map((kind) => kinds.split(kind).length - 1)).toEqual([15, 3, 3, 3]);
    const lines: string[] = [];
    for (const path of parts) {
      const bytes = entries[path] ?? new Uint8Array();
      const [middle, last] = [Math.floor(bytes.length / 2), bytes.length - 1];
      for (const at of kindOf(path) === 'file' ? [middle] : [0, middle, last]) {
        const flipped = Uint8Array.from(bytes);
        flipped[at] = (flipped[at] ?? 0) ^ 1;
        const { ours, foreign } = await judged(packed({ ...entries, [path]: flipped }));
        // A request ends with "true", which openssl reads out of any byte but zero: what was asked is the same.
        const isSame = kindOf(path) === 'tsq' && at === last;
        const byForeign = foreign ? (isSame ? 'the same' : 'MISSED') : 'found';
        lines.push(`${path} byte ${at}: ours ${ours ? 'MISSED' : 'found'}, foreign ${byForeign}`);
      }
    }
    process.stdout.write(`one byte altered, ${lines.length} times:\n  ${lines.join('\n  ')}\n`);
    expect(lines.filter((line) => line.includes('MISSED'))).toEqual([]);
  });

  it('is found altered where a part is taken out that another one names', async () => {
    const named = Object.keys(entries).filter((path) => path.startsWith('files/') && path !== 'files/');
    const first =
      Object.keys(entries).find(
        (path) =>
          path.endsWith('.json') && new TextDecoder().decode(entries[path]).includes('"previous":null'),
      ) ?? '';
    for (const path of [...named, first]) {
      const { [path]: _, ...rest } = entries;
      expect(await judged(packed(rest))).toMatchObject({ ours: false, foreign: false });
    }
  });

  it('is not made good by a manifest that was written anew and called by its new hash', async () => {
    const path = Object.keys(entries).find((name) => name.endsWith('.json')) ?? '';
    const forged = strToU8(new TextDecoder().decode(entries[path]).replace('"SK"', '"CZ"'));
    const { [path]: _, ...rest } = entries;
    const to = `manifests/${sha256(forged)}`;
    const stamped = Object.fromEntries(
      ['tsr', 'tsq'].map((ext) => [`${to}.${ext}`, entries[path.replace('json', ext)] ?? new Uint8Array()]),
    );
    expect(await judged(packed({ ...rest, [`${to}.json`]: forged, ...stamped }))).toMatchObject({
      ours: false,
      foreign: false,
    });
  });
});
