import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { OtherSideWroteSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { OTHER_SIDE_PURPOSE, type OtherSideWords } from '@cotta/reference/other-side-words.js';
import { caseObjection } from '../../case-objection/case-objection.work-item.js';
import { findCase } from '../../case-objection/find-case.js';

/** What the other side wrote becomes a record of its case. Where no case is found, or several, nothing happens: it stays a ticket, and a colleague puts it into its case. */
export const otherSideWords = (encryptionKey: string): Consumer =>
  defineConsumer({
    name: 'other-side-words',
    sources: ['workspace'],
    mode: 'once',
    handlers: [
      on(OtherSideWroteSchema, async ({ message, tx, run }) => {
        const { objectionId, ticketId, caseId, caseLetterId, way, language, at, sealedWords } = message;
        const said = JSON.parse(
          Buffer.from(decrypt(sealedWords, encryptionKey, OTHER_SIDE_PURPOSE)).toString('utf8'),
        ) as OtherSideWords;
        const found = await findCase(tx, { caseId, caseLetterId, reported: said.reported });
        if (found === undefined) return;
        await run(caseObjection.create, {
          streamId: objectionId,
          input: {
            ...found,
            ticketId,
            receivedAt: at,
            way,
            language,
            fromName: said.name || null,
            fromEmail: said.email || null,
            reported: said.reported || null,
            words: said.text,
          },
        });
      }),
    ],
  });
