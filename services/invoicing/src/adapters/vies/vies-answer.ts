import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import type { VatNumberAnswer } from '../../tax/vat-check.js';

/** Bodies of the VIES REST service, in our words. Pure. */
export const VIES = 'vies';

const body = z.object({
  valid: z.boolean().optional(),
  userError: z.string().optional(),
  requestIdentifier: z.string().optional(),
  name: z.string().optional(),
  address: z.string().optional(),
  actionSucceed: z.boolean().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
});

export type ViesVerdict = Omit<VatNumberAnswer, 'checkedAt'>;

const NO_WORD = 'NO_ANSWER_ABOUT_THE_NUMBER';

/**
 * The trap of this service: its own trouble comes with status 200 and `valid: false`. Only an answer about the number itself decides.
 * @throws VendorError `contract` when the text is no JSON.
 */
export function readViesAnswer(text: string): ViesVerdict {
  const { valid, userError, actionSucceed, errorWrappers, requestIdentifier, name, address } = readVendorJson(
    VIES,
    body,
    text,
  );
  const trouble = actionSucceed === false ? (errorWrappers?.[0]?.error ?? NO_WORD) : userError;
  const about = trouble === undefined || trouble === '' || trouble === 'VALID' || trouble === 'INVALID';
  if (!about || valid === undefined) return unavailable(trouble ?? NO_WORD, text);
  const evidence = {
    requestId: textOrNull(requestIdentifier),
    name: textOrNull(name),
    address: textOrNull(address),
    raw: text,
  };
  return valid
    ? { status: 'VALID', reason: null, ...evidence }
    : { status: 'INVALID', reason: 'INVALID', ...evidence };
}

export function unavailable(reason: string, raw: string | null): ViesVerdict {
  return { status: 'UNAVAILABLE', reason, requestId: null, name: null, address: null, raw };
}

/** Some states answer dashes instead of a name. */
function textOrNull(text: string | undefined): string | null {
  return text === undefined || /^[-\s]*$/.test(text) ? null : text;
}
