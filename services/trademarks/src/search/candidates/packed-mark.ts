import type { RegisterMark } from '../index/register-mark.js';
import type { MarkEntry } from '../index/slot-entry.js';

/** A mark as it is kept outside of an index: what the index compares, so that it need not be analysed again, and what is shown of it. */
export interface PackedMark {
  readonly entry: MarkEntry;
  /** Read only when it is asked for: most candidates are never shown. */
  readonly mark: () => RegisterMark;
}

/** Two numbers of 32 bits, one of 16, and six of one byte: flags, letters of the office, trigrams, hashes, and 16 bits for the name. */
const HEADER = 4 + 4 + 2 + 1 + 1 + 1 + 1 + 2;

/** Header, office, trigrams (16 bits each), hashes (32), name, then the mark as JSON. Little-endian, as base64. */
export function packMark(entry: MarkEntry, mark: RegisterMark): string {
  const office = Buffer.from(entry.jurisdiction ?? '');
  const shown = Buffer.from(JSON.stringify(mark));
  const { trigrams, hashes, name } = entry;
  const size = HEADER + office.length + 2 * trigrams.length + 4 * hashes.length + name.length + shown.length;
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(entry.classesLow, 0);
  bytes.writeUInt32LE(entry.classesHigh, 4);
  bytes.writeUInt16LE(entry.filed, 8);
  bytes.writeUInt8(entry.live ? 1 : 0, 10);
  bytes.writeUInt8(office.length, 11);
  bytes.writeUInt8(trigrams.length, 12);
  bytes.writeUInt8(hashes.length, 13);
  bytes.writeUInt16LE(name.length, 14);
  let at = HEADER + office.copy(bytes, HEADER);
  for (const trigram of trigrams) at = bytes.writeUInt16LE(trigram, at);
  for (const hash of hashes) at = bytes.writeUInt32LE(hash, at);
  bytes.set(name, at);
  shown.copy(bytes, at + name.length);
  return bytes.toString('base64');
}

/** The opposite of `packMark`. */
export function unpackMark(packed: string): PackedMark {
  const bytes = Buffer.from(packed, 'base64');
  const officeEnd = HEADER + bytes.readUInt8(11);
  const trigrams = Uint16Array.from({ length: bytes.readUInt8(12) }, (_, i) =>
    bytes.readUInt16LE(officeEnd + 2 * i),
  );
  const hashesAt = officeEnd + 2 * trigrams.length;
  const hashes = Array.from({ length: bytes.readUInt8(13) }, (_, i) => bytes.readUInt32LE(hashesAt + 4 * i));
  const nameAt = hashesAt + 4 * hashes.length;
  const shownAt = nameAt + bytes.readUInt16LE(14);
  return {
    entry: {
      jurisdiction: officeEnd === HEADER ? null : bytes.toString('latin1', HEADER, officeEnd),
      classesLow: bytes.readUInt32LE(0),
      classesHigh: bytes.readUInt32LE(4),
      filed: bytes.readUInt16LE(8),
      live: bytes.readUInt8(10) === 1,
      trigrams,
      hashes,
      name: bytes.subarray(nameAt, shownAt),
    },
    mark: () => JSON.parse(bytes.toString('utf8', shownAt)),
  };
}
