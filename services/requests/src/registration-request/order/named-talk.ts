import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';

interface Order {
  readonly consultationId?: string | null;
  /** Whose it becomes, where staff enter it. */
  readonly userId?: string | null;
}

/** An order says which talk it follows from: one of the account, or of the link in hand; staff name one of the client whose order it is. Refused at the field with UNKNOWN_REFERENCE. */
export async function talkProblem(
  tx: EntityManager,
  { consultationId, userId }: Order,
  viewer: Viewer,
): Promise<Refusal | undefined> {
  if (consultationId == null) return undefined;
  const talk = await queryRow<{ userId: string | null; linkRevision: number | null }>(
    tx,
    'select user_id as "userId", link_revision as "linkRevision" from consultation where id = $1',
    [consultationId],
  );
  if (talk !== undefined && isOpenTo(viewer, { ...talk, id: consultationId }, userId ?? null))
    return undefined;
  return refuseFields([
    { path: ['consultationId'], code: 'UNKNOWN_REFERENCE', message: 'There is no such talk.' },
  ]);
}

interface Talk {
  readonly id: string;
  readonly userId: string | null;
  readonly linkRevision: number | null;
}

function isOpenTo({ role, userId, link }: Viewer, talk: Talk, clientId: string | null): boolean {
  const holdsLink =
    link?.purpose === 'consultation' && link.subjectId === talk.id && link.revision === talk.linkRevision;
  const isTheirs = role === 'customer' && userId !== undefined && userId === talk.userId;
  const isOfClient = staff.includes(role) && (talk.userId === null || talk.userId === clientId);
  return isOfClient || isTheirs || holdsLink;
}
