import { noRow } from '@cotta/kit/model/resource/define.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';

interface OfClass {
  readonly useInCommerceRequestClassId?: string | null | undefined;
}

/** The class of a proof of use that the link in hand opens; trademarks signs one for each class, for a day. */
export function linkedClass({ link }: Viewer): string | undefined {
  return link?.purpose === 'use-in-commerce' ? link.subjectId : undefined;
}

/** What shows that class in use, and nothing else. */
export function linkedSpecimens(viewer: Viewer) {
  const useInCommerceRequestClassId = linkedClass(viewer);
  return useInCommerceRequestClassId === undefined ? noRow : { useInCommerceRequestClassId };
}

/** Whether somebody who is not signed in holds the link of the class this shows in use. */
export function holdsClassLink({ useInCommerceRequestClassId }: OfClass, viewer: Viewer): boolean {
  return viewer.role === 'visitor' && useInCommerceRequestClassId
    ? linkedClass(viewer) === useInCommerceRequestClassId
    : false;
}
