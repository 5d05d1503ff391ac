import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Key and certificate of a host for a spec, PEM, made by openssl: vouched for by nobody, and expired yesterday where that is asked. */
export function tlsTrap(
  host: string,
  { expired = false } = {},
): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'cotta-tls-'));
  const [key, fresh, old] = ['key.pem', 'fresh.pem', 'old.pem'].map((name) => join(folder, name));
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { stdio: 'ignore' });
  try {
    openssl(
      ...`req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${host} -keyout ${key} -out ${fresh}`.split(
        ' ',
      ),
    );
    if (expired) openssl(...`x509 -in ${fresh} -signkey ${key} -days -1 -out ${old}`.split(' '));
    return { key: readFileSync(String(key)), cert: readFileSync(String(expired ? old : fresh)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
