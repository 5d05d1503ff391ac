import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  ContactSchema,
  SealedContactSchema,
  type SealedContact,
} from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import { PermanentFault } from '../../model/words/fault.js';

/** Purpose of what rows were before and after an event. */
export const CHANGES = 'row changes';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

/** AES-256-GCM: version byte, nonce, tag, ciphertext. `key`: 32 bytes, base64url. `purpose` binds the bytes to one use. */
export function encrypt(plain: Uint8Array, key: string, purpose: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce).setAAD(
    Buffer.from(purpose),
  );
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), ciphertext]);
}

/** @throws PermanentFault when the bytes were sealed with another key or for another purpose, or were changed. */
export function decrypt(sealed: Uint8Array, key: string, purpose: string): Uint8Array {
  const bytes = Buffer.from(sealed);
  const tagAt = 1 + NONCE_BYTES;
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      Buffer.from(key, 'base64url'),
      bytes.subarray(1, tagAt),
    ).setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new PermanentFault('sealed bytes cannot be opened', { cause });
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
