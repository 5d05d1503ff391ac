import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';

/** Use of the seal; whoever dockets opens it with the same words. */
const LETTER_PURPOSE = 'office letter';

/** By which way a letter of an office came. */
export const letterWays = ['e-mail', 'upload', 'office inbox'] as const;
export type LetterWay = (typeof letterWays)[number];

const fields = {
  source: f.enumeration('By which way it came.', { name: 'LetterWay', values: letterWays }),
  messageKey: f.text('By what the same letter is known again.', { max: 300 }),
  receivedAt: f.instant('When it came.'),
  senderVerified: f.boolean('Its sender was proved, or one of our people brought it.'),
  documentId: f.id('The letter itself; absent: no file could be kept.', { optional: true }),
  sealed: f.text('Who sent it and what it says, sealed, base64.', { max: 8_000_000 }),
};

export interface OfficeLetterArrived {
  readonly type: 'OfficeLetterArrived';
  readonly data: InputOf<typeof fields>;
}

/** What is said of a letter that came; empty where nothing is known. */
export interface ArrivedLetterContent {
  readonly sender: string;
  readonly subject: string;
  readonly body: string;
  /** The words of its file by page. */
  readonly pages: readonly string[];
  /** Why its file gave no words: a word of `docketed_message`. */
  readonly trouble: 'broken' | 'encrypted' | 'no text' | 'no file' | 'file not kept' | null;
}

/** Also the id of the message it is docketed as. */
export const arrivedLetterId = (messageKey: string): string => nameBasedId('docketed-message', messageKey);

export const arrivedLetter: Aggregate<{ readonly arrived: boolean }, OfficeLetterArrived> = {
  category: 'arrived_letter',
  initial: { arrived: false },
  evolve: () => ({ arrived: true }),
  projections: [],
};

export const reportArrivedLetter = defineCommand({
  name: 'ReportArrivedLetter',
  doc: 'A letter of an office came. For the system alone; the same letter is said once.',
  aggregate: arrivedLetter,
  stream: 'new',
  allowed: ['system'],
  input: fields,
  decide: (_, data): readonly OfficeLetterArrived[] => [{ type: 'OfficeLetterArrived', data }],
});

export const encryptedLetter = (content: ArrivedLetterContent, encryptionKey: string): string =>
  Buffer.from(encrypt(Buffer.from(JSON.stringify(content)), encryptionKey, LETTER_PURPOSE)).toString(
    'base64',
  );
