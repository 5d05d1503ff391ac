import { createHash } from 'node:crypto';
import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';

/** Use of the seal; the workspace opens it with the same words. */
const FILE_PURPOSE = 'document file';
/** More than that does not travel: the letter is said without its file, and a person gets it. */
const MOST_BYTES = 5_242_880;

const fields = {
  messageKey: f.text('By what the same letter is known again.', { max: 300 }),
  receivedAt: f.instant('When it was found at the office.'),
  name: f.text('Name of the file.', { max: 255 }),
  size: f.integer('Bytes.', { min: 0 }),
  sha256: f.text('Digest of the bytes.', { max: 64 }),
  sealed: f.text('Sealed bytes, base64; absent: too many to travel.', { max: 8_000_000, optional: true }),
};

export interface OfficeLetterFetched {
  readonly type: 'OfficeLetterFetched';
  readonly data: InputOf<typeof fields>;
}

/** Also the id under which the workspace keeps the file. */
export const officeLetterId = (messageKey: string): string => nameBasedId('office-letter', messageKey);

export const officeLetter: Aggregate<{ readonly fetched: boolean }, OfficeLetterFetched> = {
  category: 'office_letter',
  initial: { fetched: false },
  evolve: () => ({ fetched: true }),
  projections: [],
};

export const reportFetchedLetter = defineCommand({
  name: 'ReportFetchedLetter',
  doc: 'A letter was found in the file that an office keeps of a case. For the system alone; the same letter is said once.',
  aggregate: officeLetter,
  stream: 'new',
  allowed: ['system'],
  input: fields,
  decide: (_, letter): readonly OfficeLetterFetched[] => [{ type: 'OfficeLetterFetched', data: letter }],
});

/** The letter as it is handed over: named by its office, number and day, sealed. */
export function fetchedLetter(
  bytes: Uint8Array,
  {
    messageKey,
    receivedAt,
    name,
    encryptionKey,
  }: {
    readonly messageKey: string;
    readonly receivedAt: string;
    readonly name: string;
    readonly encryptionKey: string;
  },
): InputOf<typeof fields> {
  const sealed =
    bytes.length > MOST_BYTES
      ? {}
      : { sealed: Buffer.from(encrypt(bytes, encryptionKey, FILE_PURPOSE)).toString('base64') };
  return {
    messageKey,
    receivedAt,
    name,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...sealed,
  };
}
