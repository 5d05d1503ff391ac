import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { codeIn, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import type { SmsSettings } from './sms-settings.js';
import type { SmsAnswer, SmsToSend, SmsTransport } from '../../text-message/sms-transport.js';

const TWILIO = 'twilio';
/** The recipient said STOP. */
export const OPTED_OUT = '21610';
/** Wrong credentials, a closed account, a wrong address: ours to mend, and nothing was sent. */
const OURS = new Set([401, 403, 404]);

const taken = z.object({
  sid: z.string().regex(/^SM[0-9a-zA-Z]+$/),
  num_segments: z.string().regex(/^\d+$/).nullish(),
});

/** Twilio Messages over HTTP. The call has no idempotency key, so it is never tried again by itself. */
export class TwilioSms implements SmsTransport {
  readonly #http: VendorHttp;
  readonly #path: string;

  constructor(
    private readonly settings: SmsSettings,
    tuning: Partial<VendorHttpOptions> = {},
  ) {
    const { SMS_ACCOUNT_SID: account, SMS_AUTH_TOKEN: token, SMS_BASE_URL: baseUrl } = settings;
    const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
    this.#path = `/2010-04-01/Accounts/${account}/Messages.json`;
    this.#http = new VendorHttp({
      ...tuning,
      vendor: TWILIO,
      baseUrl,
      credentials: { headers: () => Promise.resolve({ authorization }) },
      errorCode: (body) => codeIn(body, 'code'),
    });
  }

  async send({ to, text, reference }: SmsToSend): Promise<SmsAnswer> {
    const { SMS_FROM: from } = this.settings;
    const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
    const body = new URLSearchParams({
      To: to,
      ...sender,
      Body: text,
      StatusCallback: reportAddress(this.settings, reference),
    });
    try {
      const answer = await this.#http.call({ method: 'POST', path: this.#path, body, repeatable: false });
      const { sid, num_segments: segments } = readVendorJson(TWILIO, taken, answer.text);
      return { said: 'taken', id: sid, segments: Number(segments ?? 0) || undefined };
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      return notTaken(error);
    }
  }
}

/** Where reports about one message arrive; the reference finds it also when its answer was lost. */
export function reportAddress(
  { SMS_STATUS_CALLBACK_URL: base }: Pick<SmsSettings, 'SMS_STATUS_CALLBACK_URL'>,
  reference: string,
): string {
  return `${base}?message=${reference}`;
}

function notTaken({ message, trouble, details: { status, code, retryAfterMs } }: VendorError): SmsAnswer {
  if (code === OPTED_OUT) return { said: 'opted out' };
  const later = {
    said: 'later',
    why: message,
    ...(retryAfterMs === undefined ? {} : { afterMs: retryAfterMs }),
  } as const;
  // Left alone after repeated failures: nothing was asked.
  if (status === undefined)
    return retryAfterMs === undefined ? { said: 'nobody knows', why: message } : later;
  if (trouble === 'rate-limited' || OURS.has(status)) return later;
  return trouble === 'rejected'
    ? { said: 'no', why: code ?? String(status) }
    : { said: 'nobody knows', why: message };
}
