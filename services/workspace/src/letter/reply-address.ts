import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '@cotta/kit/model/words/ids.js';
import { keysIn, presentKey } from '@cotta/kit/model/words/key-ring.js';

/** Signs of base 36 for an id and its proof: a local part has 64 at most, and some servers change capitals. */
const TOKEN = /\+([0-9a-z]{38})@/i;
const SIGNS = 38;
const ID_HEX = 32;
const PROOF_HEX = 16;

/** What a reply leads to: a conversation, or a letter to the other side of a case. The proof says which, so neither passes for the other. */
export interface Replied {
  readonly to: 'ticket' | 'letter';
  readonly id: string;
}
const PROVES = { ticket: 'reply to', letter: 'reply to letter' } as const;

/** The address that leads a reply there: the plain one of `replyTo` with a token only we can make. */
export function replyAddress(replyTo: string, replied: Replied, linkKey: string): string {
  const address = /<([^<>]+)>\s*$/.exec(replyTo)?.[1] ?? replyTo.trim();
  const at = address.lastIndexOf('@');
  const hex = `${replied.id.replaceAll('-', '')}${proofOf(replied, presentKey(linkKey))}`;
  const token = BigInt(`0x${hex}`).toString(36).padStart(SIGNS, '0');
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

/** What one of these addresses leads to; undefined where none has a token of ours. */
export function repliedAt(addresses: readonly string[], linkKey: string): Replied | undefined {
  for (const address of addresses) {
    const token = TOKEN.exec(address)?.[1]?.toLowerCase();
    if (token === undefined) continue;
    const hex = hexOf(token);
    const id = hex.slice(0, ID_HEX).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    if (!isId(id)) continue;
    const found = (['ticket', 'letter'] as const).find((to) =>
      keysIn(linkKey).some(({ bytes }) => isSame(hex.slice(ID_HEX), proofOf({ to, id }, bytes))),
    );
    if (found !== undefined) return { to: found, id };
  }
  return undefined;
}

function hexOf(token: string): string {
  let number = 0n;
  for (const sign of token) number = number * 36n + BigInt(Number.parseInt(sign, 36));
  return number.toString(16).padStart(ID_HEX + PROOF_HEX, '0');
}

function proofOf({ to, id }: Replied, key: Buffer): string {
  const mac = createHmac('sha256', key).update(`${PROVES[to]} ${id}`);
  return mac.digest('hex').slice(0, PROOF_HEX);
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
