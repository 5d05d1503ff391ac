import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { codeIn, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import type { EInvoiceState } from '../../e-invoice/e-invoice-channel.js';

/** Bodies of the delivery provider ePošťák, in our words. Pure. @source its published client libraries, 2026 */
export const EPOSTAK = 'epostak';

const token = z.object({ access_token: z.string(), expires_in: z.number() });
const participant = z.object({
  found: z.boolean(),
  accepts: z.boolean().optional(),
  routingStatus: z.string().optional(),
  temporaryFailure: z.boolean().optional(),
});
const accepted = z.object({ documentId: z.string().min(1) });
const status = z.object({
  status: z.string(),
  deliveredAt: z.iso.datetime({ offset: true }).nullish(),
  invoiceResponseStatus: z.string().nullish(),
  statusHistory: z.array(z.object({ detail: z.string().nullish() })).nullish(),
  validationResult: z.object({ errors: z.array(z.string()).nullish() }).nullish(),
});

export const readToken = (text: string) => readVendorJson(EPOSTAK, token, text);
export const readAccepted = (text: string) => readVendorJson(EPOSTAK, accepted, text);

/** Whether invoices reach a participant. @throws VendorError `unavailable` when the look-up itself failed: that is no "no". */
export function readReach(text: string): boolean {
  const { found, accepts, routingStatus, temporaryFailure } = readVendorJson(EPOSTAK, participant, text);
  if (temporaryFailure === true || routingStatus === 'lookup_failed')
    throw new VendorError(EPOSTAK, 'unavailable', 'the look-up in the network failed', {
      code: 'lookup_failed',
    });
  return found && accepts !== false && (routingStatus === undefined || routingStatus === 'ready');
}

/** Words for which a message is over; every other is on its way, also one we do not know. */
const TAKEN = new Set(['DELIVERED', 'ACKNOWLEDGED']);
const NOT_TAKEN = new Set(['REJECTED', 'FAILED', 'UNDELIVERABLE']);
/** The receiver rejects. @source UNCL 4343, subset of Peppol's invoice response */
const REJECTED_BY_RECEIVER = 'RE';

/** Where a message stands; a delivery without its time is given `now`. */
export function readState(text: string, now: Date): EInvoiceState {
  const {
    status: word,
    deliveredAt,
    invoiceResponseStatus,
    statusHistory,
    validationResult,
  } = readVendorJson(EPOSTAK, status, text);
  const known = word.toUpperCase();
  if (NOT_TAKEN.has(known) || invoiceResponseStatus === REJECTED_BY_RECEIVER) {
    const said = [statusHistory?.at(-1)?.detail, ...(validationResult?.errors ?? [])].filter(
      (one) => typeof one === 'string' && one !== '',
    );
    return { state: 'rejected', reason: said.join(' ').slice(0, 2000) || `The provider says ${word}.` };
  }
  if (TAKEN.has(known) || deliveredAt)
    return { state: 'delivered', at: deliveredAt ? new Date(deliveredAt) : now };
  return { state: 'accepted' };
}

/** Code of an error, flat or wrapped, with the rule that was broken: `VALIDATION_FAILED BR-06`. */
export function errorCode(body: string): string | undefined {
  const inner = wrapped(body);
  const [code, rule] = [codeIn(inner, 'code', 'title'), codeIn(inner, 'rule')];
  return code === undefined ? undefined : [code, rule].filter(Boolean).join(' ');
}

function wrapped(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    const error: unknown =
      typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'error') : undefined;
    return typeof error === 'object' && error !== null ? JSON.stringify(error) : body;
  } catch {
    return body;
  }
}
