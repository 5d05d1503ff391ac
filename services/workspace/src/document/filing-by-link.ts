import type { EntityManager } from 'typeorm';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { unknownReference } from '@cotta/kit/runtime/owners/others-rows.js';
import type { FieldRefusal } from '@cotta/kit/model/words/refusal.js';

const CLASS = 'use_in_commerce_request_class';

interface Subject {
  readonly subjectType: string;
  readonly subjectId: string;
}

/** Whether the link in hand lets its holder file something: at a question, or at one class of a proof of use. */
export const filesByLink = ({ link }: Viewer): boolean =>
  link?.purpose === 'support' || link?.purpose === 'use-in-commerce';

/** Whether it is the link of one class of a proof of use. */
export const holdsClassLink = ({ role, link }: Viewer): boolean =>
  role === 'visitor' && link?.purpose === 'use-in-commerce';

/** That class and nothing else is what its holder files at. */
export function otherThanLinkedClass(
  { subjectType, subjectId }: Subject,
  { link }: Viewer,
): readonly FieldRefusal[] {
  return subjectType === CLASS && subjectId === link?.subjectId ? [] : [unknownReference(['subjectId'])];
}

/** Whose the class is: what is filed at it is theirs, so that they see it signed in as well. */
export async function ownerOfClass(
  manager: Pick<EntityManager, 'query'>,
  { link }: Viewer,
): Promise<string | undefined> {
  const [owner]: { user_id: string }[] = await manager.query('select user_id from row_owner where id = $1', [
    link?.subjectId,
  ]);
  return owner?.user_id;
}
