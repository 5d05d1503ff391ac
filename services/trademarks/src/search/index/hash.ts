/** Slots take the lower 24 bits of an entry, hashes the 29 above them: together 53 bits, which a double holds exactly. */
export const SLOT_SPACE = 2 ** 24;

/** 29-bit FNV-1a of `bytes[at … at + length)`, mixed, with a seed for each kind of key so that kinds never meet. */
export function hashBytes(bytes: Uint8Array, at: number, length: number, seed: number): number {
  let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) | 0;
  for (let i = 0; i < length; i += 1) hash = Math.imul(hash ^ (bytes[at + i] ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 3;
}

export function hashEntry(hash: number, slot: number): number {
  return hash * SLOT_SPACE + slot;
}

/** Entries of a snapshot from when slots took 23 bits and hashes 30, in whose place they are written. */
export function widenEntries(entries: Float64Array): Float64Array {
  const before = 2 ** 23;
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0;
    entries[at] = hashEntry(Math.floor(entry / before) >>> 1, entry % before);
  }
  return entries;
}
