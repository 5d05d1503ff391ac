import { redirectDocument } from 'react-router';
import { apiOf } from '../../data/api-of.js';
import { readLinkToken, subjectOrThrow } from '../../kit/link/link-token.js';
import { linkProblem } from '../../kit/problem/page-problem.js';
import { maskedEmail, whoAsks, type WhoAsks } from '../sign-in/who-asks.js';
import { LinkOwnerDocument, type LinkOwnerResult } from './link.graphql.js';

export type Owned = NonNullable<LinkOwnerResult['registrationRequest']>;

/** Statuses before an order was placed: its form is still open. */
const OPEN: ReadonlySet<Owned['status']> = new Set([
  null,
  'VERIFICATION_REQUESTED',
  'VERIFICATION_APPROVED',
  'VERIFICATION_DISMISSED',
] as const);
export const isPlaced = ({ status }: Pick<Owned, 'status'>): boolean => !OPEN.has(status);

export const orderPage = ({ id }: Pick<Owned, 'id'>): string => `/portal/order/${id}`;

export interface LinkRule {
  /** The page of their own where the owner is sent instead; undefined: this one is right for them too. */
  readonly ownersPage: (request: Owned) => string | undefined;
  /** Whether somebody who is signed in to another account may look at an order that belongs to an account. */
  readonly others: 'may look' | 'may not';
}

/** What a link of a letter is about: whole, not too old, and opened where whoever opens it belongs. @throws the page or the way that belongs there instead */
export async function openLink(
  { token = '', context }: { token: string | undefined; context: unknown },
  rule: LinkRule,
): Promise<string> {
  const link = readLinkToken(token);
  const who = link === undefined ? undefined : await whoAsks(context);
  // An account outlives a link: the owner is sent on with one whose time is over, too.
  if (link !== undefined && who?.role === 'customer')
    await sendOn({ id: link.id, who, context }, rule.ownersPage);
  const id = subjectOrThrow(token);
  if (who?.role === 'customer' && rule.others === 'may not') await refuseOthers({ id, token, who, context });
  return id;
}

interface Asked {
  readonly id: string;
  readonly who: WhoAsks;
  readonly context: unknown;
}

/** Their own is theirs by the account; nobody else's is found this way. */
async function sendOn({ id, who, context }: Asked, ownersPage: LinkRule['ownersPage']): Promise<void> {
  const { registrationRequest: own } = await apiOf(context).query(
    LinkOwnerDocument,
    { id },
    { token: who.token },
  );
  const page = own === null ? undefined : ownersPage(own);
  if (page !== undefined) throw redirectDocument(page, 303);
}

async function refuseOthers({ id, token, who, context }: Asked & { readonly token: string }): Promise<void> {
  const { registrationRequest } = await apiOf(context).query(LinkOwnerDocument, { id }, { linkToken: token });
  const owner = registrationRequest?.userId ?? null;
  if (owner !== null && owner !== who.userId)
    throw linkProblem('foreign', { signedInAs: maskedEmail(who.email) });
}
