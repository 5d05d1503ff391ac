import { createHmac } from 'node:crypto';
import { CREDENTIALS } from '../credentials.mjs';

const TOLERANCE_MS = 5 * 60_000;

/** @param {string} content */
function sign(content) {
  return createHmac('sha256', Buffer.from(CREDENTIALS.partnerSecret.replace('whsec_', ''), 'base64'))
    .update(content)
    .digest('base64');
}

/** @param {string} body @param {string} id @param {Date} now */
export function signed(body, id, now) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${sign(`${id}.${timestamp}.${body}`)}`,
  };
}

/** @param {Record<string, string | undefined>} headers @param {string} body @param {Date} now */
export function isGenuine(
  { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signature = '' },
  body,
  now,
) {
  const fresh = Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS;
  return fresh && signature.split(' ').includes(`v1,${sign(`${id}.${timestamp}.${body}`)}`);
}
