import { LONGEST_FACTS, signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { SearchRecord } from './search-record.js';

/** What requests checks the signature for. */
const USE = 'verification search';
/** How long a search waits to be kept with its request. */
const HOURS = 1;

export interface SignedSearch {
  readonly record: SearchRecord;
  readonly requestId: string;
  readonly searcherId: string;
  readonly now: Date;
}

/** The search as text that requests believes: made for this request, by this person, now. */
export function signRecord({ record, requestId, searcherId, now }: SignedSearch, key: string): string {
  const sign = (kept: SearchRecord): string =>
    signFacts(
      {
        use: USE,
        expiresAt: new Date(now.getTime() + HOURS * 3_600_000),
        facts: {
          ...kept,
          requestId,
          searchId: systemIds.next(),
          source: 'REGISTERS',
          documentId: null,
          searchedAt: now.toISOString(),
          searcherId,
        },
      },
      key,
    );
  const text = sign(record);
  // Too much to carry: it says so and counts for no office, rather than losing hits silently.
  return text.length <= LONGEST_FACTS ? text : sign({ ...record, hits: [], incomplete: true });
}
