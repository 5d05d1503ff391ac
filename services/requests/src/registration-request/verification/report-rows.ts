import { everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';

/** Whoever holds the link to the report of this very request. */
export function reportLinked(viewer: Viewer) {
  const { link } = viewer;
  return link?.purpose === 'verification-summary'
    ? { requestId: link.subjectId, linkRevision: link.revision, released: true }
    : noRow;
}

/** Staff read all, the owner and whoever holds the link what was released. */
export const reportRows = {
  admin: everyRow,
  lawyer: everyRow,
  customer: ({ userId }: Viewer) => ({ userId, released: true }),
  visitor: reportLinked,
} as const;
