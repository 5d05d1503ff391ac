import { describe, expect, it } from '@jest/globals';
import { create } from '@bufbuild/protobuf';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import { randomToken } from '../../model/words/ids.js';
import { decryptContact, encrypt, encryptContact, decrypt } from './encryption.js';

const key = randomToken();
const contact = {
  email: 'jana@example.test',
  firstName: 'Jana',
  lastName: 'Kováčová',
  phone: '',
  language: 'sk',
};

describe('a sealed contact', () => {
  it('opens to the same contact', () => {
    expect(decryptContact(encryptContact(contact, key), key)).toEqual(contact);
  });

  it('shows nothing of the person in its bytes', () => {
    expect(Buffer.from(encryptContact(contact, key).sealed).toString('latin1')).not.toContain('jana');
  });

  it('opens with a former key of the ring, and is encrypted with the present one', () => {
    const [next, former] = [randomToken(), randomToken()];
    const ring = `${next}@2026-11-29,${former}@2025-11-29`;
    expect(decryptContact(encryptContact(contact, former), ring)).toEqual(contact);
    expect(decryptContact(encryptContact(contact, ring), next)).toEqual(contact);
    expect(() => decryptContact(encryptContact(contact, ring), former)).toThrow('cannot be opened');
  });

  it('stays shut under another key, for another purpose, or after one bit changed', () => {
    const sealed = encryptContact(contact, key).sealed;
    expect(() => decrypt(sealed, randomToken(), 'contact')).toThrow('cannot be opened');
    expect(() => decrypt(sealed, key, 'account-link')).toThrow('cannot be opened');
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(40) ^ 1, 40);
    expect(() => decrypt(changed, key, 'contact')).toThrow('cannot be opened');
    expect(() =>
      decryptContact(
        create(SealedContactSchema, { sealed: encrypt(Buffer.alloc(0), randomToken(), 'contact') }),
        key,
      ),
    ).toThrow();
  });
});
