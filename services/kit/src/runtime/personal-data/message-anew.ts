import { withPresentKey } from './encryption.js';

/** What a message is when everything of ours in it is encrypted anew. */
export interface MessageAnew {
  readonly value: Buffer;
  /** Values that were. */
  readonly count: number;
}

/** Kinds of fields, by the lowest three bits of their tag. Source: the encoding of Protocol Buffers. */
const [VARINT, EIGHT_BYTES, BYTES, FOUR_BYTES] = [0, 1, 2, 5];

/** Encrypted bytes keep their length under another key, so that they change where they stand, also in a message that only a part can be read of.
 *  @returns null where nothing in it needs a former key */
export function messageAnew(message: Buffer, ring: string): MessageAnew | null {
  const value = Buffer.from(message);
  const count = renew(value, ring);
  return count === 0 ? null : { value, count };
}

/** Goes through the fields of a message, and of the messages in them; bytes that are none of it end it. */
function renew(message: Buffer, ring: string): number {
  let count = 0;
  for (const field of fieldsOf(message)) {
    const anew = withPresentKey(field, ring);
    if (anew === undefined) count += renew(field, ring);
    else {
      anew.copy(field);
      count += 1;
    }
  }
  return count;
}

/** The fields that have a length: bytes, texts, messages. */
function* fieldsOf(message: Buffer): Generator<Buffer> {
  for (let at = 0; at < message.length;) {
    const tag = varint(message, at);
    if (tag === undefined) return;
    at = tag.end;
    const kind = Number(tag.value & 7n);
    if (kind === VARINT) {
      const skipped = varint(message, at);
      if (skipped === undefined) return;
      at = skipped.end;
    } else if (kind === EIGHT_BYTES) at += 8;
    else if (kind === FOUR_BYTES) at += 4;
    else if (kind === BYTES) {
      const length = varint(message, at);
      if (length === undefined || length.value > BigInt(message.length - length.end)) return;
      at = length.end + Number(length.value);
      yield message.subarray(length.end, at);
    } else return;
  }
}

function varint(bytes: Buffer, from: number): { value: bigint; end: number } | undefined {
  let value = 0n;
  for (let at = from; at < bytes.length && at < from + 10; at += 1) {
    const byte = bytes[at] ?? 0;
    value |= BigInt(byte & 0x7f) << BigInt(7 * (at - from));
    if (byte < 0x80) return { value, end: at + 1 };
  }
  return undefined;
}
