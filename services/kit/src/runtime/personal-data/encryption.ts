import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  ContactSchema,
  SealedContactSchema,
  type SealedContact,
} from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import { encryptionPurposes, type EncryptionPurpose } from '@cotta/reference/encryption-purposes.js';
import { keysIn, presentKey } from '../../model/words/key-ring.js';
import { PermanentFault } from '../../model/words/fault.js';

/** Purpose of what rows were before and after an event. */
export const CHANGES = 'row changes' satisfies EncryptionPurpose;

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SHORTEST = 1 + NONCE_BYTES + TAG_BYTES;

/** What an event did to one row: columns that changed. `trademarkId`, `userId`: what the row is about, changed or not. */
export interface RowChange {
  readonly entity: string;
  readonly id: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly trademarkId: string | null;
  readonly userId: string | null;
}

/** What travels sealed in an envelope: the private name of the event, why, and what it did. */
export interface EncryptedChanges {
  readonly event: string;
  readonly reason: string | null;
  readonly changes: readonly RowChange[];
}

/** Who a letter goes to. */
export interface Contact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: string;
}

/** AES-256-GCM: version byte, nonce, tag, ciphertext. `key`: as `keysIn` takes it; the present one is used. `purpose` binds the
 *  bytes to one use. */
export function encrypt(plain: Uint8Array, key: string, purpose: EncryptionPurpose): Uint8Array {
  return encryptWith(presentKey(key), randomBytes(NONCE_BYTES), { plain, purpose });
}

function encryptWith(
  key: Buffer,
  nonce: Buffer,
  { plain, purpose }: { readonly plain: Uint8Array; readonly purpose: EncryptionPurpose },
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), ciphertext]);
}

/** Opened by whichever key of the ring fits. @throws PermanentFault when none does, the bytes were sealed for another purpose, or were changed. */
export function decrypt(sealed: Uint8Array, key: string, purpose: EncryptionPurpose): Uint8Array {
  for (const { bytes } of keysIn(key)) {
    const plain = openedWith(bytes, sealed, purpose);
    if (plain !== undefined) return plain;
  }
  throw new PermanentFault('sealed bytes cannot be opened');
}

/** The same encrypted with the present key of the ring, where only a former one opens it; undefined where it is so already, or is nothing of ours. Its nonce follows
 *  from what it was: copies that were alike stay alike. */
export function withPresentKey(sealed: Uint8Array, key: string): Buffer | undefined {
  const [present, ...former] = keysIn(key);
  if (openedForAny(present.bytes, sealed) !== undefined) return undefined;
  for (const { bytes } of former) {
    const opened = openedForAny(bytes, sealed);
    if (opened === undefined) continue;
    const nonce = createHmac('sha256', present.bytes).update(sealed).digest().subarray(0, NONCE_BYTES);
    return encryptWith(present.bytes, nonce, opened);
  }
  return undefined;
}

function openedForAny(
  key: Buffer,
  sealed: Uint8Array,
): { readonly plain: Buffer; readonly purpose: EncryptionPurpose } | undefined {
  for (const purpose of encryptionPurposes) {
    const plain = openedWith(key, sealed, purpose);
    if (plain !== undefined) return { plain, purpose };
  }
  return undefined;
}

/** What one key makes of the bytes; undefined where they are not its own, or not for this purpose. */
function openedWith(key: Buffer, sealed: Uint8Array, purpose: EncryptionPurpose): Buffer | undefined {
  if (sealed[0] !== VERSION || sealed.length < SHORTEST) return undefined;
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const tagAt = 1 + NONCE_BYTES;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, tagAt)).setAAD(
      Buffer.from(purpose),
    );
    decipher.setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Seals who a letter goes to. `key`: as `encrypt` takes it. */
export function encryptContact(contact: Contact, key: string): SealedContact {
  const plain = toBinary(ContactSchema, create(ContactSchema, contact));
  return create(SealedContactSchema, { sealed: encrypt(plain, key, 'contact') });
}

/** @throws PermanentFault as `decrypt`; also when the message carries no contact at all. */
export function decryptContact(sealed: SealedContact | undefined, key: string): Contact {
  if (sealed === undefined) throw new PermanentFault('the message carries no contact');
  const { email, firstName, lastName, phone, language } = fromBinary(
    ContactSchema,
    decrypt(sealed.sealed, key, 'contact'),
  );
  return { email, firstName, lastName, phone, language };
}
