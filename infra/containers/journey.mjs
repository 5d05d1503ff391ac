import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../local/paths.mjs';

/** A visitor asks for a check and gets a letter; the link of the next one opens an account, where the request stands. */
const JOURNEY = {
  file: 'journeys/verification\\.',
  name: 'a name is checked by a lawyer, in en at 1280 px the visitor asks',
};

/**
 * Plays one journey with the real browser.
 * @param {{ origin: string, inboxUrl: string, demoFile: string, certificate: Awaited<ReturnType<typeof import('./certificate.mjs').ownCertificate>> }} at
 * @returns {Promise<string>} its last lines
 * @throws {Error} with them when it failed
 */
export function playJourney({ origin, inboxUrl, demoFile, certificate }) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = [join(ROOT, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'journey'];
  const which = ['--testPathPatterns', JOURNEY.file, '--testNamePattern', JOURNEY.name];
  const env = {
    ...process.env,
    PUBLIC_ORIGIN: origin,
    MAIL_INBOX_URL: inboxUrl,
    COTTA_DEMO_FILE: demoFile,
    COTTA_TRUSTED_CERTIFICATE: certificate.fingerprint,
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, ...jest, ...which], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.once('close', (code) => {
      const last = text
        .trimEnd()
        .split('\n')
        .slice(code === 0 ? -6 : -60)
        .join('\n');
      if (code === 0) resolve(last);
      else reject(new Error(`The journey failed:\n${last}`));
    });
  });
}
