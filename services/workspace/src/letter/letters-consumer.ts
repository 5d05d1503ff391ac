import { defineConsumer, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { publicLinks } from '../words/public-links.js';
import { accountFactLetters } from './drafts/account-fact-letters.js';
import { letterWriter } from './drafts/letter-writer.js';
import { requestFactLetters } from './drafts/request-fact-letters.js';

/** Writes a letter's row for each fact people are told about, in the transaction that remembers the fact. */
export function lettersConsumer(parts: LettersConsumerParts): Consumer {
  const means = { links: publicLinks(parts.publicOrigin), write: letterWriter(parts), clock: parts.clock };
  return defineConsumer({
    name: 'letters',
    sources: ['requests', 'accounts'],
    mode: 'once',
    handlers: [...requestFactLetters(means), ...accountFactLetters(means)],
  });
}
