import { isOwner } from '@cotta/kit/model/decider/owned.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { holdsLink } from '../links/record-link.js';

interface Judged {
  readonly exists: boolean;
  readonly fields: {
    readonly isJudged?: boolean | null | undefined;
    readonly userId?: string | null | undefined;
    readonly linkRevision?: number | null | undefined;
  };
}

const holdsResultLink = holdsLink('monitoring-result');

/** A result that a lawyer judged is acted on by its client, and by whoever holds the link of its letter. */
export const isForThem = ({ exists, fields }: Judged, viewer: Viewer, resultId: string): boolean =>
  exists &&
  fields.isJudged === true &&
  (isOwner(fields, viewer) || holdsResultLink(fields, viewer, resultId));
