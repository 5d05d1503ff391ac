import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { noRow } from '@cotta/kit/model/resource/define.js';

interface Linked {
  readonly linkRevision?: number | null | undefined;
}

/** The first link that goes out with a letter. */
const FIRST_REVISION = 1;

/** The rows that the link in hand opens: one record, as long as its links were not revoked. */
export function linkedRow(purpose: LinkPurpose) {
  return ({ link }: Viewer) =>
    link?.purpose === purpose ? { id: link.subjectId, linkRevision: link.revision } : noRow;
}

/** Whether somebody holds a link to this very record that was not revoked. */
export function holdsLink(purpose: LinkPurpose) {
  return ({ linkRevision }: Linked, { link }: Viewer, recordId: string): boolean =>
    link?.purpose === purpose && link.subjectId === recordId && link.revision === linkRevision;
}

/** What whoever writes to the client notes: from then on there are links to the record. */
export function linked({ linkRevision }: Linked): { readonly linkRevision: number } {
  return { linkRevision: linkRevision ?? FIRST_REVISION };
}

/** Of links that still open: none that went out before. */
export function revoked({ linkRevision }: Linked): { readonly linkRevision: number } {
  return { linkRevision: (linkRevision ?? 0) + 1 };
}
