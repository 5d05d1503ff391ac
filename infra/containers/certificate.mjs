import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../local/run.mjs';

/**
 * A certificate for `localhost` that nobody else trusts.
 * @param {string} folder
 * @returns {Promise<{ certificate: string, key: string, fingerprint: string }>} PEM texts; `fingerprint` of its public key, as a browser takes it
 */
export async function ownCertificate(folder) {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [join(folder, 'tls.crt'), join(folder, 'tls.key')];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '7',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const text = readFileSync(certificate, 'utf8');
  const publicKey = new X509Certificate(text).publicKey.export({ type: 'spki', format: 'der' });
  return {
    certificate: text,
    key: readFileSync(key, 'utf8'),
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  };
}
