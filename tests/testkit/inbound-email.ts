import { signedHeaders } from '@cotta/kit/edge/links/standard-webhooks.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { origin } from './demo.js';

/** A whole e-mail as the mail server hands it over: its headers and what stands below them. @returns what the door answered */
export async function emailComesIn(
  headers: Readonly<Record<string, string>>,
  below: string,
): Promise<number> {
  const secret = process.env['INBOUND_EMAIL_SECRET'];
  if (secret === undefined) throw new Error('set INBOUND_EMAIL_SECRET (npm test does)');
  const all = { 'Message-ID': `<${systemIds.next()}@sender.test>`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const body = [...lines, '', below].join('\r\n');
  const { status } = await fetch(`${origin()}/api/inbound-mail`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'message/rfc822',
      ...signedHeaders(secret, systemIds.next(), body, new Date()),
    },
  });
  return status;
}
