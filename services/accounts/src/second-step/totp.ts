import { createHmac, timingSafeEqual } from 'node:crypto';

/** What code apps take for granted. @source RFC 6238, RFC 4226; Google Authenticator key URI format */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one that are good too: clocks of telephones differ. @source RFC 6238, 5.2 */
const WINDOW = 1;
/** As long as the digest. @source RFC 4226, 4 R6 */
export const TOTP_KEY_BYTES = 20;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The six digits of one step. */
export function codeAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step a code belongs to; undefined when it is none of now. `after`: the last step used, which and before which nothing is good any more. */
export function matchingStep(
  key: Uint8Array,
  code: string,
  at: { readonly now: Date; readonly after: number | null },
): number | undefined {
  const typed = Buffer.from(code.replaceAll(/\s/g, ''));
  const present = stepOf(at.now);
  let found: number | undefined;
  for (let step = present - WINDOW; step <= present + WINDOW; step += 1) {
    const expected = Buffer.from(codeAt(key, step));
    const equal = typed.length === expected.length && timingSafeEqual(typed, expected);
    if (equal && (at.after === null || step > at.after)) found = step;
  }
  return found;
}

/** Base32 without padding, as people type it into an app. @source RFC 4648, 6 */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** What the picture for an app says. `account`: the e-mail address, shown in the app. */
export function totpUri(key: Uint8Array, account: string): string {
  return `otpauth://totp/Cotta:${encodeURIComponent(account)}?secret=${base32(key)}&issuer=Cotta&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
