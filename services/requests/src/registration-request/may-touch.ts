import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import type { RegistrationRequestState } from './registration-request.js';

/** The customer who owns the request, or whoever holds a link to this very request, for one of these purposes, not revoked. */
export function isTheirs(...purposes: readonly LinkPurpose[]) {
  return (state: RegistrationRequestState, viewer: Viewer, requestId: string): boolean => {
    if (viewer.role === 'customer' && viewer.userId !== undefined && viewer.userId === state.about.userId)
      return true;
    const { link } = viewer;
    return (
      link !== undefined &&
      link.subjectId === requestId &&
      purposes.includes(link.purpose) &&
      link.revision === state.about.linkRevision
    );
  };
}
