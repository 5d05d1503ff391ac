import { send } from '../../../../domain/sign-in/signed-in-api.js';
import { FileTicketPaperDocument } from '../support.graphql.js';

/** Puts uploads under a question, each once: `known` keeps what lies there already, so that a second attempt does not ask for a file again.
 *  @returns the papers' ids; undefined when one could not be filed */
export async function fileTicketPapers(
  ticketId: string,
  uploads: readonly string[],
  known: Map<string, string>,
): Promise<readonly string[] | undefined> {
  for (const upload of uploads) {
    if (known.has(upload)) continue;
    const { done, id } = await send(FileTicketPaperDocument, {
      input: { upload, type: 'ATTACHMENT', subjectType: 'support_ticket', subjectId: ticketId },
    });
    if (!done || id === undefined) return undefined;
    known.set(upload, id);
  }
  return uploads.map((upload) => known.get(upload) ?? '');
}
