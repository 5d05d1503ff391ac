import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import { ProductMovedSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { messageDomain } from './email-address.js';
import { publicLinks } from '../words/public-links.js';
import { JobsAfterCommit } from './drafts/jobs-after-commit.js';
import { newLetter } from './drafts/letter-draft.js';
import { moneyLetter } from './drafts/money-letters.js';

/** Writes a letter's row for each fact about money people are told of, in the transaction that remembers the fact. */
export function moneyLettersConsumer({
  queue,
  clock,
  emailFrom,
  publicOrigin,
}: LettersConsumerParts): Consumer {
  const links = publicLinks(publicOrigin);
  const jobs = new JobsAfterCommit(queue);
  const domain = messageDomain(emailFrom);
  return defineConsumer({
    name: 'money-letters',
    sources: ['invoicing'],
    mode: 'once',
    handlers: [
      on(ProductMovedSchema, async ({ message, envelope, tx }) => {
        const draft = moneyLetter(message, envelope.eventId, links);
        if (draft === undefined) return;
        const letter = newLetter(draft, domain);
        if (await enqueueLetter(tx, letter, clock.now())) jobs.add(tx, letter.id);
      }),
    ],
  });
}
