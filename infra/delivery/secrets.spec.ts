import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));

function found(text: string): number | null {
  const { status } = spawnSync(
    `${root}node_modules/.bin/secretlint`,
    ['--secretlintrc', `${root}infra/delivery/secretlint.json`, '--stdinFileName', 'settings.ts'],
    { cwd: root, input: text },
  );
  return status;
}

describe('the search for secrets', () => {
  it('finds a private key', () => {
    const kind = 'EC PRIVATE KEY';
    expect(found(`-----BEGIN ${kind}-----\n${'MHcCAQEEIA'.repeat(8)}\n-----END ${kind}-----\n`)).toBe(1);
  });

  it('finds nothing in ordinary words', () => expect(found('export const origin = "/";\n')).toBe(0));
});
