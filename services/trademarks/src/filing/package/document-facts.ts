import { z } from 'zod';

/** What the keeper of documents says of one. `sha256`: hexadecimal, of the content; `size`: bytes; `subjectId`: what it belongs to; `ownerId`: the customer who may see it, null where it is the firm's. */
export const documentFacts = z.object({
  id: z.uuid(),
  type: z.string(),
  name: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  subjectId: z.uuid().nullable(),
  ownerId: z.uuid().nullable(),
});

export type DocumentFacts = Readonly<z.infer<typeof documentFacts>>;

/** Those of one customer and of the firm: anybody may say that a paper of theirs belongs to somebody's mark. `named`: documents that somebody else vouches for. */
export function papersOfOwner(
  known: readonly DocumentFacts[],
  ownerId: string | null,
  named: readonly string[],
): DocumentFacts[] {
  return known.filter(
    (facts) => facts.ownerId === null || facts.ownerId === ownerId || named.includes(facts.id),
  );
}
