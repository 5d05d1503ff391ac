import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../local/run.mjs';

const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

const SETTINGS = `[ca]
default_ca = drill
[drill]
dir = .
database = ./index
new_certs_dir = .
rand_serial = yes
certificate = ./ca.crt
private_key = ./ca.key
default_md = sha256
policy = names
copy_extensions = copy
[names]
commonName = supplied
`;

/**
 * An authority that nobody else trusts, with one server.
 * @param {string} folder
 * @returns {Promise<{ authority: string, certificate: string, key: string, issue: (until: Date) => Promise<void> }>} files; `issue` writes a certificate for
 *   `localhost` that ends at an instant in place of the one before
 */
export async function ownAuthority(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings'), SETTINGS);
  writeFileSync(join(folder, 'index'), '');
  const openssl = (/** @type {string[]} */ ...args) => run('openssl', args, { cwd: folder });
  await openssl(
    'req',
    '-x509',
    ...CURVE,
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    '-days',
    '2',
    '-subj',
    '/CN=Drill',
  );
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  await openssl(
    'req',
    ...CURVE,
    '-keyout',
    'tls.key',
    '-out',
    'tls.csr',
    '-subj',
    '/CN=localhost',
    '-addext',
    names,
  );
  return {
    authority: join(folder, 'ca.crt'),
    certificate: join(folder, 'tls.crt'),
    key: join(folder, 'tls.key'),
    issue: async (until) => {
      // The same name may have several: the one before is not taken back.
      writeFileSync(join(folder, 'index'), '');
      const asOpenssl = (/** @type {Date} */ at) => `${at.toISOString().replaceAll(/[-:T]|\..*$/g, '')}Z`;
      const span = ['-startdate', asOpenssl(new Date(Date.now() - 60_000)), '-enddate', asOpenssl(until)];
      await openssl(
        'ca',
        '-batch',
        '-notext',
        '-config',
        'settings',
        '-in',
        'tls.csr',
        '-out',
        'tls.crt',
        ...span,
      );
    },
  };
}
