import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Rfc3161Authority } from '@cotta/kit/runtime/time-stamp/rfc3161-authority.js';
import { openFixture, type Fixture } from './fixture.js';

const ROOTS = fileURLToPath(new URL('../tsa/root.pem', import.meta.url));
const data = Buffer.from('{"what":"was seen"}');
let fixture: Fixture;
let dir = '';

beforeAll(async () => {
  fixture = await openFixture();
  dir = mkdtempSync(join(tmpdir(), 'cotta-stamps-'));
});
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await fixture.stop();
});

const authority = (first: string, second = '') =>
  new Rfc3161Authority(
    {
      TSA_URL: `${fixture.url}/tsa/${first}`,
      TSA_URL_2: second === '' ? '' : `${fixture.url}/tsa/${second}`,
      TSA_ROOTS_FILE: ROOTS,
    },
    { ...fixture.tuning, nonce: () => randomBytes(8) },
  );

describe('a time stamp', () => {
  it('holds for what was stamped, by openssl too, and for nothing else', async () => {
    const stamp = await authority('granted').stamp(data);
    expect(stamp.authority).toBe('Simulated time stamp authority');
    const file = (name: string, bytes: Uint8Array) => {
      writeFileSync(join(dir, name), bytes);
      return join(dir, name);
    };
    const verify = (of: string) =>
      execFileSync(
        'openssl',
        ['ts', '-verify', '-in', file('stamp.tsr', stamp.reply), '-data', of, '-CAfile', ROOTS],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      );
    expect(verify(file('data.json', data))).toContain('Verification: OK');
    expect(() => verify(file('changed.json', Buffer.from('{"what":"was Seen"}')))).toThrow(
      /imprint mismatch/,
    );
  });

  it.each([
    ['rejected', 'rejected with status 2'],
    ['wrong-nonce', 'another nonce'],
    ['wrong-imprint', 'of something else'],
    ['off-by-a-day', 'its time is'],
    ['expired', 'trusted root'],
    ['wrong-use', 'no certificate for time stamps'],
    ['html', 'no time stamp reply'],
  ])('is not taken where the authority answers %s', async (mode, problem) => {
    await expect(authority(mode).stamp(data)).rejects.toThrow(problem);
  });

  it('is not waited for without end', async () => {
    await fixture.control('faults', { vendor: 'tsa', kind: 'timeout', count: 10 });
    await expect(authority('granted').stamp(data)).rejects.toThrow('no answer within');
    await fixture.reset();
  });

  it('comes from the second authority where the first answers wrongly', async () => {
    expect(await authority('html', 'granted').stamp(data)).toMatchObject({
      authority: 'Simulated time stamp authority',
    });
  });
});
