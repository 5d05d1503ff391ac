import { data, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { newAttempt } from '../../../kit/form/attempt.js';
import { readLinkToken } from '../../../kit/link/link-token.js';
import { ReportInvitationDocument } from './threat-report.graphql.js';

/** Why a personal link takes no report. */
export type ClosedLink = 'damaged' | 'expired' | 'unknown' | 'used';

const GONE = 410;

/** What a personal link knows: the brand that is named in it, or why it opens no form. Opening it uses nothing up. */
export async function loadInvitation({ params, context }: LoaderFunctionArgs) {
  const closed = (why: ClosedLink) =>
    data({ closed: why, brandName: '', attempt: newAttempt() }, { status: GONE });
  const link = readLinkToken(params['id'] ?? '');
  if (link === undefined) return closed('damaged');
  if (link.expiresAt.getTime() < Date.now()) return closed('expired');
  const { reportInvitation: known } = await apiOf(context).query(
    ReportInvitationDocument,
    { about: params['about'] ?? '' },
    { linkToken: params['id'] },
  );
  if (known === null) return closed('unknown');
  if (known.used) return closed('used');
  return data({ closed: undefined, brandName: known.brandName, attempt: newAttempt() });
}
