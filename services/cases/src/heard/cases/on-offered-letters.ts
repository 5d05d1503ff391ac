import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { CaseLetterChangedSchema, CaseLetterEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { languageOf } from '@cotta/reference/languages.js';
import { letterFile, publishCaseLetterFile } from '../../case-letter/letter-file.aggregate.js';
import { letterWords } from '../../case-letter/letter-words.js';
import { renderLetter, type OfferedLetter } from '../../case-letter/render-letter.js';

interface Offered extends OfferedLetter {
  readonly userId: string | null;
  readonly documentId: string;
}

const OFFERED = `
select user_id as "userId", document_id as "documentId", language, recipient_name as "recipientName", recipient_address as "recipientAddress",
  mark_name as "markName", offered_text as "offeredText", offered_at as "offeredAt"
from case_letter where id = $1 and document_id is not null`;

/** A letter that its client got becomes the file that is approved and sent. */
export function offeredLetters({ encryptionKey }: { readonly encryptionKey: string }): Consumer {
  return defineConsumer({
    name: 'offered-letters',
    sources: ['cases'],
    mode: 'once',
    handlers: [
      on(CaseLetterChangedSchema, async ({ message: { event, entityId: caseLetterId }, tx, run }) => {
        if (event !== CaseLetterEvent.CASE_LETTER_OFFERED) return;
        const letter = await queryRow<Offered>(tx, OFFERED, [caseLetterId]);
        if (letter === undefined) return;
        const { userId, documentId, language, markName } = letter;
        const name = `${letterWords[languageOf(language)].subject(markName)}.pdf`;
        await run(publishCaseLetterFile, {
          streamId: documentId,
          input: letterFile(await renderLetter(letter), { caseLetterId, userId, name, encryptionKey }),
        });
      }),
    ],
  });
}
