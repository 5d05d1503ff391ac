import { signLink } from '@cotta/kit/edge/links/link-token.js';

const LIFETIME_MS = 5 * 60_000;

/** Path that serves the content for five minutes to whoever holds it. */
export function contentPath(documentId: string, linkKey: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  return `/api/document/${documentId}/content?token=${signLink({ purpose: 'download', subjectId: documentId, revision: 0, expiresAt }, linkKey)}`;
}
