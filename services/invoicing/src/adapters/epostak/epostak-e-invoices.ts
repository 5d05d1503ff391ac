import { systemClock, type Clock } from '@cotta/kit/model/time/clock.js';
import { ExpiringToken, type IssuedToken } from '@cotta/kit/runtime/vendor/expiring-token.js';
import { isVendorTrouble, VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import type { EInvoiceChannel, EInvoiceMessage, EInvoiceState } from '../../e-invoice/e-invoice-channel.js';
import type { VendorSettings } from '../vendor-settings.js';
import { EPOSTAK, errorCode, readAccepted, readReach, readState, readToken } from './epostak-answers.js';

/** The provider checks a document by all rules of the network before it answers. */
const TIMEOUT_MS = 30_000;
/** Codes of a conflict that say the document itself is not taken; every other conflict passes. */
const DUPLICATE_NUMBER = 'DUPLICATE_INVOICE_NUMBER';

type Settings = Pick<
  VendorSettings,
  'E_INVOICE_BASE_URL' | 'E_INVOICE_CLIENT_ID' | 'E_INVOICE_CLIENT_SECRET'
>;

/** The delivery provider of the settings; undefined where none is named. */
export function eInvoiceChannel(settings: Settings): EInvoiceChannel | undefined {
  return settings.E_INVOICE_BASE_URL === '' ? undefined : new EpostakEInvoices(settings);
}

/** E-invoices through ePošťák, a Slovak delivery provider of the Peppol network. */
export class EpostakEInvoices implements EInvoiceChannel {
  readonly #http: VendorHttp;
  readonly #clock: Clock;

  constructor(settings: Settings, tuning: Partial<VendorHttpOptions> = {}) {
    this.#clock = tuning.clock ?? systemClock;
    const common = {
      timeoutMs: TIMEOUT_MS,
      ...tuning,
      vendor: EPOSTAK,
      baseUrl: settings.E_INVOICE_BASE_URL,
      errorCode,
    };
    const door = new VendorHttp(common);
    const token = new ExpiringToken(() => issueToken(door, settings), this.#clock);
    this.#http = new VendorHttp({
      ...common,
      credentials: {
        headers: async () => ({ authorization: `Bearer ${await token.value()}` }),
        renew: () => token.drop(),
      },
    });
  }

  async reaches(receiver: string): Promise<boolean> {
    const path = `/peppol/participants/${receiver.split(':').map(encodeURIComponent).join('/')}`;
    try {
      return readReach((await this.#http.call({ method: 'GET', path, repeatable: true })).text);
    } catch (error) {
      if (isVendorTrouble(error, 'not-found')) return false;
      throw error;
    }
  }

  async send({ key, receiver, xml }: EInvoiceMessage) {
    try {
      const { text } = await this.#http.call({
        method: 'POST',
        path: '/documents/send',
        headers: { 'idempotency-key': key },
        body: { receiverPeppolId: receiver, xml },
        repeatable: true,
      });
      return { messageId: readAccepted(text).documentId };
    } catch (error) {
      const reason = error instanceof VendorError ? whyNotTaken(error) : undefined;
      if (reason === undefined) throw error;
      return { rejected: reason };
    }
  }

  async state(messageId: string): Promise<EInvoiceState> {
    const path = `/documents/${encodeURIComponent(messageId)}/status`;
    const { text } = await this.#http.call({ method: 'GET', path, repeatable: true });
    return readState(text, this.#clock.now());
  }
}

async function issueToken(door: VendorHttp, settings: Settings): Promise<IssuedToken> {
  const { text } = await door.call({
    method: 'POST',
    path: '/auth/token',
    body: {
      grant_type: 'client_credentials',
      client_id: settings.E_INVOICE_CLIENT_ID,
      client_secret: settings.E_INVOICE_CLIENT_SECRET,
    },
    repeatable: true,
  });
  const { access_token, expires_in } = readToken(text);
  return { token: access_token, lastsSeconds: expires_in };
}

/** Only an answer about the document itself is a "no"; a wrong key of ours or a request still in hand is none. */
function whyNotTaken({ details: { status, code } }: VendorError): string | undefined {
  if (status === 422) return `The provider’s check did not pass it (${code ?? 'no reason given'}).`;
  if (status === 409 && code?.startsWith(DUPLICATE_NUMBER) === true)
    return 'The provider has a document of this number already: look there before it is sent again.';
  return undefined;
}
