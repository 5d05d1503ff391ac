import { CHANGES, decrypt, type EncryptedChanges, type RowChange } from './encryption.js';

/** What an event did to rows, opened from its envelope; nothing where it tells of none. @throws PermanentFault when it was sealed with another key */
export function rowChanges(
  { sealedChanges }: { readonly sealedChanges: Uint8Array },
  encryptionKey: string,
): readonly RowChange[] {
  if (sealedChanges.byteLength === 0) return [];
  // The edge: only relays seal for this purpose, and they write this form.
  const facts = JSON.parse(
    Buffer.from(decrypt(sealedChanges, encryptionKey, CHANGES)).toString('utf8'),
  ) as EncryptedChanges;
  return facts.changes;
}
