import { createHmac } from 'node:crypto';
import { json } from '../core/answers.mjs';
import { deliver } from '../core/deliver.mjs';
import { CREDENTIALS } from '../credentials.mjs';
import { fateOf } from './magic-numbers.mjs';

const E164 = /^\+[1-9]\d{7,14}$/;
const LONGEST = 1600;
const GSM = /^[\n\r -_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ{}|~€]*$/;

/**
 * @typedef {object} Sent
 * @property {string} sid
 * @property {string} to
 * @property {string} from
 * @property {string} body
 * @property {string[]} reports what was reported, with the answer
 */

/**
 * Text messages. `magic-numbers.mjs` says which number does what; any other is delivered.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function twilio(world) {
  /** @type {Sent[]} */
  let messages = [];

  /** @type {import('../core/answers.mjs').Handler} */
  const send = ({ headers, params: { account = '' }, form }) => {
    const { smsAccount, smsAuthToken } = CREDENTIALS;
    if (
      account !== smsAccount ||
      headers['authorization'] !== `Basic ${Buffer.from(`${smsAccount}:${smsAuthToken}`).toString('base64')}`
    )
      return trouble(401, 20003, 'Authenticate');
    const fields = form();
    const field = (/** @type {string} */ name) => fields.get(name) ?? '';
    const [to, from, body, callback] = [
      field('To'),
      field('From') || field('MessagingServiceSid'),
      field('Body'),
      field('StatusCallback'),
    ];
    const wrong = mistake({ to, from, body, callback });
    if (wrong !== undefined) return trouble(400, ...wrong);
    const { refused, reports = [] } = fateOf(to);
    if (refused !== undefined) return trouble(refused.status, refused.code, refused.message);
    const message = { sid: `SM${world.ids.uuid().replaceAll('-', '')}`, to, from, body, reports: [] };
    messages.push(message);
    if (callback !== '') world.clock.after(0, () => report(message, { callback, reports }));
    return json(201, {
      sid: message.sid,
      account_sid: account,
      to,
      from,
      body,
      status: 'queued',
      num_segments: String(segments(body)),
      direction: 'outbound-api',
      error_code: null,
      error_message: null,
    });
  };

  return {
    name: 'twilio',
    label: 'Twilio: text messages',
    routes: { 'POST /2010-04-01/Accounts/:account/Messages.json': send },
    control: { 'GET /messages': () => json(200, messages) },
    error: (status, message) => trouble(status, status === 404 ? 20404 : 21600, message),
    reset: () => {
      messages = [];
    },
  };
}

/**
 * @param {Sent} message
 * @param {{ callback: string, reports: readonly import('./magic-numbers.mjs').Report[] }} what
 */
async function report(message, { callback, reports }) {
  for (const { status, code, signed } of reports) {
    const form = new URLSearchParams({
      AccountSid: CREDENTIALS.smsAccount,
      From: message.from,
      MessageSid: message.sid,
      MessageStatus: status,
      SmsSid: message.sid,
      SmsStatus: status,
      To: message.to,
      ...(code === undefined ? {} : { ErrorCode: code }),
    });
    const answer = await deliver(callback, {
      body: form.toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature(
          callback,
          form,
          signed === 'forged' ? 'not the token' : CREDENTIALS.smsAuthToken,
        ),
      },
    });
    message.reports.push(`${status} ${answer}`);
  }
}

/** @param {number} status @param {number} code @param {string} message */
function trouble(status, code, message) {
  return json(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
}

/**
 * @param {{ to: string, from: string, body: string, callback: string }} message
 * @returns {[number, string] | undefined} code and words of what is wrong
 */
function mistake({ to, from, body, callback }) {
  if (!E164.test(to)) return [21211, 'Invalid To phone number.'];
  if (from === '') return [21603, 'A From phone number is required.'];
  if (body === '') return [21602, 'Message body is required.'];
  if (body.length > LONGEST)
    return [21617, 'The concatenated message body exceeds the 1600 character limit.'];
  return callback !== '' && !URL.canParse(callback) ? [21609, 'Invalid StatusCallback.'] : undefined;
}

/** @param {string} body */
function segments(body) {
  const [alone, joined] = GSM.test(body) ? [160, 153] : [70, 67];
  return body.length <= alone ? 1 : Math.ceil(body.length / joined);
}

/** @param {string} url @param {URLSearchParams} form @param {string} token */
function signature(url, form, token) {
  const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}${value}`);
  return createHmac('sha1', token)
    .update(`${url}${fields.join('')}`, 'utf8')
    .digest('base64');
}
