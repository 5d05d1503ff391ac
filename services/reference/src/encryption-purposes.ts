/** What encrypted bytes may be for. Bytes for one use say nothing in another; whoever writes all of them again with a new key tries these, so
 *  there is no other. A name is never changed: what is stored bears it. */
export const encryptionPurposes = [
  'account-link',
  'consultation outcome',
  'contact',
  'document file',
  'door-ask',
  'filing copy',
  'later mark',
  'letter words',
  'office letter',
  'office login',
  'order parties',
  'row changes',
  'totp-key',
  'webhook secret',
  'words with other side',
] as const;

/** One of the purposes above. */
export type EncryptionPurpose = (typeof encryptionPurposes)[number];
