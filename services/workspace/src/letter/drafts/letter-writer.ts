import { enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import type { EntityManager } from 'typeorm';
import type { LettersConsumerParts } from '../letters-consumer-parts.js';
import { messageDomain } from '../email-address.js';
import { JobsAfterCommit } from './jobs-after-commit.js';
import { newLetter, type LetterDraft } from './letter-draft.js';

export type WriteLetter = (tx: EntityManager, draft: LetterDraft) => Promise<void>;

/** Writes a letter's row in the transaction that remembers its fact, and its job once that is over. The same fact again is the same letter. */
export function letterWriter({ queue, clock, emailFrom }: LettersConsumerParts): WriteLetter {
  const jobs = new JobsAfterCommit(queue);
  const domain = messageDomain(emailFrom);
  return async (tx, draft) => {
    const letter = newLetter(draft, domain);
    // What is held until later is found by the sweep of its hour.
    if ((await enqueueLetter(tx, letter, clock.now())) && draft.notBefore === undefined)
      jobs.add(tx, letter.id);
  };
}
