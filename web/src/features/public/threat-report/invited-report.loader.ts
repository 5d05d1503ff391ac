import { data, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '../../../data/api-error.js';
import { apiOf } from '../../../data/api-of.js';
import { newAttempt } from '../../../kit/form/attempt.js';
import { readLinkToken } from '../../../kit/link/link-token.js';
import { ReportInvitationDocument } from './threat-report.graphql.js';

/** Why a personal link takes no report. */
export type ClosedLink = 'changed' | 'damaged' | 'expired' | 'unknown' | 'used';

const GONE = 410;

/** What a personal link knows: the brand that is named in it, or why it opens no form. Opening it uses nothing up. */
export async function loadInvitation({ params, context }: LoaderFunctionArgs) {
  const closed = (why: ClosedLink) =>
    data({ closed: why, brandName: '', attempt: newAttempt() }, { status: GONE });
  const link = readLinkToken(params['id'] ?? '');
  if (link === undefined) return closed('damaged');
  if (link.expiresAt.getTime() < Date.now()) return closed('expired');
  const known = await apiOf(context)
    .query(ReportInvitationDocument, { about: params['about'] ?? '' }, { linkToken: params['id'] })
    .then(({ reportInvitation }) => reportInvitation, turnedAway);
  if (typeof known === 'string') return closed(known);
  if (known === null) return closed('unknown');
  if (known.used) return closed('used');
  return data({ closed: undefined, brandName: known.brandName, attempt: newAttempt() });
}

/** Why the gateway takes no link of this shape. @throws whatever else went wrong */
function turnedAway(error: unknown): ClosedLink {
  if (error instanceof ApiError && error.reason === 'LINK_INVALID') return 'changed';
  if (error instanceof ApiError && error.reason === 'LINK_EXPIRED') return 'expired';
  throw error;
}
