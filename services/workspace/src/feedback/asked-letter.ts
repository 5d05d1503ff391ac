import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { LinkGrant } from '@cotta/kit/model/words/viewer.js';
import { FEEDBACK_REVISION, REVIEW_LETTER } from './feedback-link.js';

/** A letter that asks how we did, and what it asks about. */
export interface AskedLetter {
  readonly letterId: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly userId: string | null;
  /** Number of the order, or the words of the mark. */
  readonly about: string;
}

/** The letter whose link somebody holds; undefined: no link of such a letter, or its reader was forgotten. */
export async function askedLetter(
  tx: EntityManager,
  link: LinkGrant | undefined,
): Promise<AskedLetter | undefined> {
  if (link?.purpose !== 'feedback' || link.revision !== FEEDBACK_REVISION) return undefined;
  return queryRow<AskedLetter>(
    tx,
    `select m.id as "letterId", m.subject_type as "subjectType", m.subject_id as "subjectId", nullif(s.client_id, '')::uuid as "userId",
       coalesce(nullif(m.params->>'publicId', ''), m.params->>'mark', '') as about
     from outgoing_mail m left join work_subject s on s.subject_type = m.subject_type and s.subject_id = m.subject_id
     where m.id = $1 and m.template = $2 and length(m.sealed_contact) > 0`,
    [link.subjectId, REVIEW_LETTER],
  );
}
