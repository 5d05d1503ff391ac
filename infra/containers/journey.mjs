import { playJourney } from '../local/play-journey.mjs';

/**
 * A visitor asks for a check and gets a letter; the link of the next one opens an account, where the request stands.
 * @param {{ origin: string, inboxUrl: string, demoFile: string, certificate: Awaited<ReturnType<typeof import('./certificate.mjs').ownCertificate>> }} at
 * @returns {Promise<string>} its last lines
 * @throws {Error} with them when it failed
 */
export function playCheck({ origin, inboxUrl, demoFile, certificate }) {
  return playJourney({
    file: 'journeys/verification\\.',
    name: 'a name is checked by a lawyer, in en at 1280 px the visitor asks',
    env: {
      PUBLIC_ORIGIN: origin,
      MAIL_INBOX_URL: inboxUrl,
      COTTA_DEMO_FILE: demoFile,
      COTTA_TRUSTED_CERTIFICATE: certificate.fingerprint,
    },
  });
}
