import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { LinkSigning } from './deadline-letters.js';

/** Long enough to look around for copies; a later letter brings another link. */
const LINK_DAYS = 30;
/** Each letter has a link of its own, so that none has to be revoked before the next one. */
const ONLY_REVISION = 1;

/** Path of the form to report with, without signing in. `about`: the mark or order it is sent from; `eventId`: what sent it, by which `cases` knows whose it is. */
export function violationPath(about: string, eventId: string, { linkKey, now }: LinkSigning): string {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  const link = {
    purpose: 'violation-report',
    subjectId: eventId,
    revision: ONLY_REVISION,
    expiresAt,
  } as const;
  return `/report-violation/${about}/${signLink(link, linkKey)}`;
}
